// The floor of every changing command: read a file, write the same bytes to a new file, wait until
// they are on the disk, rename the new file over the old one, and wait for the folder.
//
//   cc -O2 replace_floor.c -o replace_floor && ./replace_floor people.json
#include <fcntl.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static void fail(const char *what) {
  perror(what);
  exit(1);
}

int main(int count, char **words) {
  if (count != 2) {
    fprintf(stderr, "usage: replace_floor FILE\n");
    return 64;
  }
  const char *path = words[1];
  char draft[4096], folder[4096];
  snprintf(draft, sizeof draft, "%s.floor", path);
  snprintf(folder, sizeof folder, "%s", path);

  int source = open(path, O_RDONLY);
  struct stat status;
  if (source < 0 || fstat(source, &status)) fail(path);
  size_t size = (size_t)status.st_size;
  const char *bytes = size ? mmap(NULL, size, PROT_READ, MAP_PRIVATE, source, 0) : "";
  if (bytes == MAP_FAILED) fail("mmap");

  int target = open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (target < 0) fail(draft);
  for (size_t done = 0; done < size;) {
    ssize_t written = write(target, bytes + done, size - done);
    if (written < 0) fail("write");
    done += (size_t)written;
  }
  if (fsync(target) || close(target)) fail("fsync");
  if (rename(draft, path)) fail("rename");
  int parent = open(dirname(folder), O_RDONLY);
  if (parent < 0 || fsync(parent)) fail("fsync of the folder");
  return 0;
}
