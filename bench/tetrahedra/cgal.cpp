// Delaunay tetrahedra by CGAL's Delaunay_triangulation_3 with exact predicates, in turns with the benchmark that starts
// this program:
//
//   cgal POINTS.bin
//
// The file has the coordinates as doubles. Prints the milliseconds of processor time, and how many
// tetrahedra there are.
#include <CGAL/Delaunay_triangulation_3.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>

#include <cstdio>
#include <ctime>
#include <fstream>
#include <vector>

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using Triangulation = CGAL::Delaunay_triangulation_3<Kernel>;

static double now() { return 1000.0 * std::clock() / CLOCKS_PER_SEC; }

int main(int count, char **arguments) {
  if (count != 2) return 2;
  std::ifstream file(arguments[1], std::ios::binary);
  std::vector<Kernel::Point_3> points;
  double point[3];
  while (file.read(reinterpret_cast<char *>(point), sizeof point)) points.emplace_back(point[0], point[1], point[2]);
  const double begin = now();
  Triangulation triangulation(points.begin(), points.end());
  const double time = now() - begin;
  std::printf("%.3f %zu\n", time, static_cast<std::size_t>(triangulation.number_of_finite_cells()));
  return 0;
}
