/* The textbook determinants against an exported suite: cc -O2 -ffp-contract=off suite-determinant.c -o suite-determinant
 * unerring suite export --out suite && ./suite-determinant suite/orient2d.json suite/incircle.json */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double orient2d(const double *v) {
  return (v[0] - v[4]) * (v[3] - v[5]) - (v[1] - v[5]) * (v[2] - v[4]);
}

static double incircle(const double *v) {
  double minors = 0;
  for (int i = 0; i < 3; i++) {
    const double *a = v + 2 * i, *b = v + 2 * ((i + 1) % 3), *c = v + 2 * ((i + 2) % 3), *d = v + 6;
    const double x = a[0] - d[0], y = a[1] - d[1];
    minors += (x * x + y * y) * ((b[0] - d[0]) * (c[1] - d[1]) - (b[1] - d[1]) * (c[0] - d[0]));
  }
  return minors;
}

/* Passed and failed, by flag; no file has more flags. */
static struct { char name[64]; int passed, failed; } rows[64];

static void tally(const char *flag, int length, int right) {
  int i = 0;
  while (rows[i].name[0] != '\0' && (strncmp(rows[i].name, flag, length) != 0 || rows[i].name[length] != '\0')) i++;
  snprintf(rows[i].name, sizeof rows[i].name, "%.*s", length, flag);
  if (right) rows[i].passed++;
  else rows[i].failed++;
}

int main(int count, char **files) {
  static char line[1 << 20], question[64];
  for (int f = 1; f < count; f++) {
    FILE *file = fopen(files[f], "r");
    memset(rows, 0, sizeof rows);
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
      sscanf(line, "\"question\":\"%63[^\"]", question);
      double (*answer)(const double *) =
          strcmp(question, "orient2d") == 0 ? orient2d : strcmp(question, "incircle") == 0 ? incircle : NULL;
      if (answer == NULL || strncmp(line, "{\"id\":", 6) != 0) continue;
      /* A case is one line, its members in this order: id, flags, values, answer. Values are C99 hexadecimal. */
      char *id = line + 7, *flags = strstr(line, "\"flags\":[") + 9, *values = strstr(line, "],\"values\":[");
      double v[15];
      char *next = values + 12;
      for (int i = 0; i < 15 && *next == '"'; i++, next += strcspn(next, "\"") + 1, next += *next == ',')
        v[i] = strtod(next + 1, &next);
      const double d = answer(v);
      const int sign = (d > 0) - (d < 0), truth = atoi(strstr(values, "\"answer\":") + 9);
      for (char *flag = flags + 1; flag < values; flag += strcspn(flag, "\"") + 3) tally(flag, strcspn(flag, "\""), sign == truth);
      if (sign != truth)
        printf("{\"id\":\"%.*s\",\"flags\":[%.*s],\"said\":%d,\"truth\":%d}\n", (int)strcspn(id, "\""), id, (int)(values - flags), flags, sign, truth);
    }
    for (int i = 0; rows[i].name[0] != '\0'; i++)
      printf("{\"question\":\"%s\",\"flag\":\"%s\",\"passed\":%d,\"failed\":%d}\n", question, rows[i].name, rows[i].passed, rows[i].failed);
    if (file != NULL) fclose(file);
  }
  return 0;
}
