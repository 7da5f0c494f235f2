// A naive engine for orient2d by the line protocol: c++ -O2 -ffp-contract=off determinant.cpp -o determinant
// unerring judge --cmd ./determinant --question orient2d
#include <array>
#include <cstdlib>
#include <iostream>
#include <string>

static double orient2d(const std::array<double, 6>& v) {
  return (v[0] - v[4]) * (v[3] - v[5]) - (v[1] - v[5]) * (v[2] - v[4]);
}

int main() {
  std::string line;
  while (std::getline(std::cin, line)) {
    // {"id":ID,"question":"orient2d","values":[ax,ay,bx,by,cx,cy]}: promised to be written in just this way.
    const auto from = std::string("{\"id\":").size();
    const auto end = line.find(",\"question\":");
    const auto list = line.find('[');
    if (end == std::string::npos || list == std::string::npos) continue;
    std::string answer = "null";  // what it does not know
    if (line.find("\"question\":\"orient2d\"") != std::string::npos) {
      std::array<double, 6> v{};
      const char* next = line.c_str() + list;
      for (double& x : v) {
        char* after = nullptr;
        x = std::strtod(next + 1, &after);
        next = after;
      }
      const double d = orient2d(v);
      // Not the number itself: JSON has no NaN and no infinity.
      answer = std::to_string((d > 0) - (d < 0));
    }
    // Flushed after each line, or whoever asks waits for ever.
    std::cout << "{\"id\":" << line.substr(from, end - from) << ",\"answer\":" << answer << "}" << std::endl;
  }
}
