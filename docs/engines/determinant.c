/* A naive engine for orient2d by the line protocol: cc -O2 -ffp-contract=off determinant.c -o determinant
 * unerring judge --cmd ./determinant --question orient2d */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double orient2d(const double *v) {
  return (v[0] - v[4]) * (v[3] - v[5]) - (v[1] - v[5]) * (v[2] - v[4]);
}

int main(void) {
  static char line[1 << 20];
  while (fgets(line, sizeof line, stdin) != NULL) {
    /* {"id":ID,"question":"orient2d","values":[ax,ay,bx,by,cx,cy]}: promised to be written in just this way. */
    char *id = line + strlen("{\"id\":");
    char *end = strstr(line, ",\"question\":");
    char *next = strchr(line, '[');
    if (end == NULL || next == NULL) continue;
    if (strstr(end, "\"question\":\"orient2d\"") == NULL) {
      printf("{\"id\":%.*s,\"answer\":null}\n", (int)(end - id), id); /* what it does not know */
    } else {
      double v[6];
      for (int i = 0; i < 6; i++) v[i] = strtod(next + 1, &next);
      double d = orient2d(v);
      /* Not the number itself: JSON has no NaN and no infinity. */
      printf("{\"id\":%.*s,\"answer\":%d}\n", (int)(end - id), id, (d > 0) - (d < 0));
    }
    /* Flushed after each line, or whoever asks waits for ever. */
    fflush(stdout);
  }
  return 0;
}
