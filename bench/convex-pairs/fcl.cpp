// fcl and libccd on the convex pairs that the kernel has answered:
//
//   apt-get install libfcl-dev libccd-dev
//   g++ -O2 -I/usr/include/eigen3 -o fcl bench/convex-pairs/fcl.cpp -lfcl -lccd
//   npx tsx scripts/convex-pairs.ts 1000000 20 --write | ./fcl
//
// For each family and each way to ask: how many pairs are said to meet that are apart, how many are said to be apart that meet, and, of distances, how many of pairs that are
// apart and said to be are off by more than a millionth of themselves; then how many calls threw, and microseconds a call.
#include <ccd/ccd.h>
#include <fcl/fcl.h>

#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <vector>

using Points = std::vector<fcl::Vector3d>;

struct Pair {
  int kindA, kindB;
  std::shared_ptr<Points> a, b;
  double distance;
};

struct Tally {
  long pairs = 0, meet = 0, apart = 0, off = 0, thrown = 0;
  double seconds = 0;
};

static bool read(void *to, std::size_t size) { return std::fread(to, 1, size, stdin) == size; }

static std::shared_ptr<Points> readPoints(int count) {
  auto points = std::make_shared<Points>(count);
  for (auto &p : *points)
    if (!read(p.data(), 3 * sizeof(double))) std::exit(2);
  return points;
}

// Faces as fcl takes them: how many corners, then the corners, counterclockwise from outside.
static std::shared_ptr<std::vector<int>> facesOf(int kind, int vertices, int &count) {
  auto faces = std::make_shared<std::vector<int>>();
  auto add = [&](std::vector<int> face) {
    faces->push_back(int(face.size()));
    faces->insert(faces->end(), face.begin(), face.end());
    count++;
  };
  count = 0;
  if (kind == 0) {
    add({1, 2, 3}), add({0, 3, 2}), add({0, 1, 3}), add({0, 2, 1});
  } else if (kind == 1) {
    add({0, 2, 3, 1}), add({4, 5, 7, 6}), add({0, 1, 5, 4}), add({2, 6, 7, 3}), add({0, 4, 6, 2}), add({1, 3, 7, 5});
  } else {
    const int n = vertices / 2;
    std::vector<int> bottom, top;
    for (int i = 0; i < n; i++) bottom.push_back(n - 1 - i), top.push_back(n + i);
    add(bottom), add(top);
    for (int i = 0; i < n; i++) add({i, (i + 1) % n, n + (i + 1) % n, n + i});
  }
  return faces;
}

static fcl::CollisionObjectd objectOf(int kind, const std::shared_ptr<Points> &points) {
  int count;
  auto faces = facesOf(kind, int(points->size()), count);
  return fcl::CollisionObjectd(std::make_shared<fcl::Convexd>(points, count, faces));
}

static void support(const void *object, const ccd_vec3_t *direction, ccd_vec3_t *found) {
  const Points &points = *static_cast<const Points *>(object);
  double most = -INFINITY;
  for (const auto &p : points) {
    const double value = p[0] * direction->v[0] + p[1] * direction->v[1] + p[2] * direction->v[2];
    if (value > most) most = value, *found = {{p[0], p[1], p[2]}};
  }
}

static void center(const void *object, ccd_vec3_t *found) {
  const Points &points = *static_cast<const Points *>(object);
  fcl::Vector3d sum = fcl::Vector3d::Zero();
  for (const auto &p : points) sum += p;
  sum /= double(points.size());
  *found = {{sum[0], sum[1], sum[2]}};
}

static ccd_t ccdOf() {
  ccd_t ccd;
  CCD_INIT(&ccd);
  ccd.support1 = ccd.support2 = support;
  ccd.center1 = ccd.center2 = center;
  ccd.max_iterations = 500;
  return ccd;
}

// What is said of a pair: the distance, of ways that only say whether there is one, 0 or 1.
struct Way {
  const char *name;
  bool isDistance;
  std::function<double(const Pair &, const fcl::CollisionObjectd &, const fcl::CollisionObjectd &)> ask;
};

static Way collide(const char *name, fcl::GJKSolverType solver) {
  return {name, false, [solver](const Pair &, const fcl::CollisionObjectd &a, const fcl::CollisionObjectd &b) {
            fcl::CollisionRequestd request;
            request.gjk_solver_type = solver;
            fcl::CollisionResultd result;
            return fcl::collide(&a, &b, request, result) > 0 ? 0.0 : 1.0;
          }};
}

static Way distance(const char *name, fcl::GJKSolverType solver) {
  return {name, true, [solver](const Pair &, const fcl::CollisionObjectd &a, const fcl::CollisionObjectd &b) {
            fcl::DistanceRequestd request;
            request.gjk_solver_type = solver;
            fcl::DistanceResultd result;
            return std::max(0.0, double(fcl::distance(&a, &b, request, result)));
          }};
}

static Way direct(const char *name, int (*ask)(const void *, const void *, const ccd_t *)) {
  return {name, false, [ask](const Pair &pair, const fcl::CollisionObjectd &, const fcl::CollisionObjectd &) {
            const ccd_t ccd = ccdOf();
            return ask(pair.a.get(), pair.b.get(), &ccd) ? 0.0 : 1.0;
          }};
}

static void judge(const Way &way, const Pair &pair, const fcl::CollisionObjectd &a, const fcl::CollisionObjectd &b, Tally &tally) {
  using clock = std::chrono::steady_clock;
  tally.pairs++;
  const auto begin = clock::now();
  double said;
  try {
    said = way.ask(pair, a, b);
  } catch (...) {
    tally.thrown++;
    return;
  }
  tally.seconds += std::chrono::duration<double>(clock::now() - begin).count();
  if (pair.distance > 0 && said == 0) tally.meet++;
  else if (pair.distance == 0 && said > 0) tally.apart++;
  else if (way.isDistance && std::abs(said - pair.distance) > 1e-6 * pair.distance) tally.off++;
}

int main() {
  const std::vector<Way> ways = {
      collide("fcl collide (libccd)", fcl::GST_LIBCCD), distance("fcl distance (libccd)", fcl::GST_LIBCCD),
      collide("fcl collide (indep)", fcl::GST_INDEP),   distance("fcl distance (indep)", fcl::GST_INDEP),
      direct("libccd GJKIntersect", ccdGJKIntersect),   direct("libccd MPRIntersect", ccdMPRIntersect),
  };
  std::array<std::vector<Tally>, 6> tallies;
  for (auto &family : tallies) family.resize(ways.size());
  std::array<long, 6> meeting{};
  std::array<std::int32_t, 6> head;
  while (read(head.data(), sizeof head)) {
    Pair pair{head[1], head[3], readPoints(head[2]), readPoints(head[4]), 0};
    if (!read(&pair.distance, sizeof(double))) return 2;
    if (pair.distance == 0) meeting[head[0]]++;
    const auto a = objectOf(pair.kindA, pair.a), b = objectOf(pair.kindB, pair.b);
    for (std::size_t w = 0; w < ways.size(); w++) judge(ways[w], pair, a, b, tallies[head[0]][w]);
  }
  for (std::size_t f = 0; f < tallies.size(); f++) {
    std::printf("family %zu: %ld pairs, %ld meet\n", f, tallies[f][0].pairs, meeting[f]);
    for (std::size_t w = 0; w < ways.size(); w++) {
      const Tally &t = tallies[f][w];
      std::printf("  %-22s %6ld said to meet, %6ld said to be apart", ways[w].name, t.meet, t.apart);
      if (ways[w].isDistance) std::printf(", %6ld off", t.off);
      std::printf("; %ld thrown; %.1f us\n", t.thrown, 1e6 * t.seconds / double(t.pairs));
    }
  }
}
