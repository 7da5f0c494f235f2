// Unions of polygons by CGAL's regularised sets with exact constructions, in turns with the benchmark that starts this
// program:
//
//   cgal POLYGONS.txt ROUNDS
//
// The file has the number of polygons, and of each the number of its points and their coordinates. Prints the least
// milliseconds of processor time of joining them all, and the polygons, holes and vertices of the result.
#include <CGAL/Boolean_set_operations_2.h>
#include <CGAL/Exact_predicates_exact_constructions_kernel.h>
#include <CGAL/Polygon_set_2.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <vector>

using Kernel = CGAL::Exact_predicates_exact_constructions_kernel;
using Set = CGAL::Polygon_set_2<Kernel>;
using Polygon = Set::Polygon_2;
using Holed = Set::Polygon_with_holes_2;

static double now() { return 1000.0 * std::clock() / CLOCKS_PER_SEC; }

int main(int count, char **arguments) {
  if (count != 3) return 2;
  std::ifstream file(arguments[1]);
  std::size_t polygons = 0;
  file >> polygons;
  std::vector<std::vector<std::pair<double, double>>> all(polygons);
  for (auto &points : all) {
    std::size_t size = 0;
    file >> size;
    points.resize(size);
    for (auto &point : points) file >> point.first >> point.second;
  }
  double best = 1e300;
  std::size_t outer = 0, holes = 0, vertices = 0;
  for (int round = std::atoi(arguments[2]); round > 0; round--) {
    // Lazy numbers are made anew in each round: what was computed of them once is kept with them.
    std::vector<Polygon> input;
    for (const auto &points : all) {
      Polygon polygon;
      for (const auto &point : points) polygon.push_back(Kernel::Point_2(point.first, point.second));
      if (polygon.is_clockwise_oriented()) polygon.reverse_orientation();
      input.push_back(polygon);
    }
    const double begin = now();
    Set set;
    set.join(input.begin(), input.end());
    best = std::min(best, now() - begin);
    std::vector<Holed> result;
    set.polygons_with_holes(std::back_inserter(result));
    outer = result.size();
    holes = vertices = 0;
    for (const auto &one : result) {
      vertices += one.outer_boundary().size();
      for (auto hole = one.holes_begin(); hole != one.holes_end(); ++hole) {
        holes++;
        vertices += hole->size();
      }
    }
  }
  std::printf("%.3f %zu %zu %zu\n", best, outer, holes, vertices);
}
