// Constrained Delaunay triangulations of crossing segments by CGAL, in turns with the benchmark that starts this
// program:
//
//   cgal-segments SEGMENTS.bin ROUNDS
//
// The file has x and y of both ends of each segment as doubles. The kernel has exact constructions, and crossings
// become vertices. Prints the least milliseconds of processor time, and how many triangles there are.
#include <CGAL/Constrained_Delaunay_triangulation_2.h>
#include <CGAL/Exact_predicates_exact_constructions_kernel.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <utility>
#include <vector>

using Kernel = CGAL::Exact_predicates_exact_constructions_kernel;
using Vertex = CGAL::Triangulation_vertex_base_2<Kernel>;
using Face = CGAL::Constrained_triangulation_face_base_2<Kernel>;
using Structure = CGAL::Triangulation_data_structure_2<Vertex, Face>;
using Triangulation = CGAL::Constrained_Delaunay_triangulation_2<Kernel, Structure, CGAL::Exact_intersections_tag>;

static double now() { return 1000.0 * std::clock() / CLOCKS_PER_SEC; }

int main(int count, char **arguments) {
  if (count != 3) return 2;
  std::ifstream file(arguments[1], std::ios::binary | std::ios::ate);
  std::vector<double> numbers(static_cast<std::size_t>(file.tellg()) / sizeof(double));
  file.seekg(0);
  file.read(reinterpret_cast<char *>(numbers.data()), static_cast<std::streamsize>(numbers.size() * sizeof(double)));
  double best = 1e300;
  std::size_t triangles = 0;
  for (int round = std::atoi(arguments[2]); round > 0; round--) {
    const double begin = now();
    // The points are made anew: what a round finds out about them is not there for the next one.
    std::vector<Kernel::Point_2> points;
    std::vector<std::pair<std::size_t, std::size_t>> edges;
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) points.emplace_back(numbers[i], numbers[i + 1]);
    for (std::size_t i = 0; i + 1 < points.size(); i += 2) edges.emplace_back(i, i + 1);
    Triangulation triangulation;
    triangulation.insert_constraints(points.begin(), points.end(), edges.begin(), edges.end());
    best = std::min(best, now() - begin);
    triangles = triangulation.number_of_faces();
  }
  std::printf("%.3f %zu\n", best, triangles);
}
