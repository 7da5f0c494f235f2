// CGAL by the line protocol: c++ -O2 -std=c++17 -frounding-math cgal.cpp -o cgal -lgmp -lmpfr
// unerring judge --cmd ./cgal --question orient3d
#include "cgal-plane.hpp"
#include "cgal-space.hpp"
#include <cstdlib>
#include <iostream>
#include <vector>

static std::string answer(const std::string& question, V v) {
  const Answers& all = plane.count(question) ? plane : space;
  const auto found = all.find(question);
  return found == all.end() ? "null" : found->second(v);
}

int main() {
  std::string line;
  while (std::getline(std::cin, line)) {
    // {"id":ID,"question":"orient2d","values":[ax,ay,bx,by,cx,cy]}: promised to be written in just this way.
    const std::string before = "{\"id\":", middle = ",\"question\":\"", behind = "\",\"values\":[";
    const auto question = line.find(middle), values = line.find(behind);
    if (question == std::string::npos || values == std::string::npos) continue;
    const auto name = question + middle.size();
    std::vector<double> v;
    const char* next = line.c_str() + values + behind.size() - 1;
    while (*next != ']') {
      char* end = nullptr;
      v.push_back(std::strtod(next + 1, &end));
      next = end;
    }
    std::cout << "{\"id\":" << line.substr(before.size(), question - before.size());
    try {
      const std::string said = answer(line.substr(name, values - name), v.data());
      std::cout << ",\"answer\":" << said << "}";
    } catch (const std::exception&) {  // an assertion of CGAL does not hold
      std::cout << ",\"error\":\"CGAL's assertion\"}";
    }
    std::cout << std::endl;  // flushed after each line, or whoever asks waits for ever
  }
}
