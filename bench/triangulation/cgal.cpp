// Delaunay triangulations of the plane by CGAL's filtered kernel, in turns with the benchmark that starts this program:
//
//   cgal POINTS.bin ROUNDS
//
// The file has x and y of each point as doubles. Prints the least milliseconds of processor time, and how many
// triangles there are.
#include <CGAL/Delaunay_triangulation_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <vector>

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using Triangulation = CGAL::Delaunay_triangulation_2<Kernel>;

static double now() { return 1000.0 * std::clock() / CLOCKS_PER_SEC; }

int main(int count, char **arguments) {
  if (count != 3) return 2;
  std::ifstream file(arguments[1], std::ios::binary | std::ios::ate);
  std::vector<double> numbers(static_cast<std::size_t>(file.tellg()) / sizeof(double));
  file.seekg(0);
  file.read(reinterpret_cast<char *>(numbers.data()), static_cast<std::streamsize>(numbers.size() * sizeof(double)));
  std::vector<Kernel::Point_2> points;
  for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) points.emplace_back(numbers[i], numbers[i + 1]);
  double best = 1e300;
  std::size_t triangles = 0;
  for (int round = std::atoi(arguments[2]); round > 0; round--) {
    const double begin = now();
    const Triangulation triangulation(points.begin(), points.end());
    best = std::min(best, now() - begin);
    triangles = triangulation.number_of_faces();
  }
  std::printf("%.3f %zu\n", best, triangles);
}
