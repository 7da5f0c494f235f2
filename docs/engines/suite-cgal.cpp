// CGAL against an exported suite: c++ -O2 -std=c++17 -frounding-math suite-cgal.cpp -o suite-cgal -lgmp -lmpfr
// unerring suite export --out suite && ./suite-cgal suite/*.json
#include "cgal-plane.hpp"
#include "cgal-space.hpp"
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <vector>

// What stands in a line behind one text, up to another one; empty if it is not there.
static std::string between(const std::string& line, const std::string& from, const std::string& to) {
  const auto at = line.find(from);
  if (at == std::string::npos) return "";
  const auto begin = at + from.size();
  return line.substr(begin, line.find(to, begin) - begin);
}

static std::string ask(std::string (*answer)(V), const std::string& values) {
  std::vector<double> v;
  for (auto at = values.find('"'); at != std::string::npos; at = values.find('"', values.find('"', at + 1) + 1))
    v.push_back(std::strtod(values.c_str() + at + 1, nullptr));  // C99 hexadecimal
  try {
    return answer(v.data());
  } catch (const std::exception&) {
    return "\"an assertion does not hold\"";
  }
}

int main(int count, char** files) {
  for (int i = 1; i < count; i++) {
    std::ifstream file(files[i]);
    std::string line, question;
    std::map<std::string, std::pair<int, int>> tally;  // passed and failed, by flag and by family
    while (std::getline(file, line)) {
      if (line.rfind("\"question\":", 0) == 0) question = between(line, ":\"", "\"");
      const bool inPlane = plane.count(question) > 0;
      if (line.rfind("{\"id\":", 0) != 0 || !(inPlane || space.count(question))) continue;
      // A case is one line, its members in this order: id, flags, values, answer, yes, result.
      const std::string id = between(line, "\"id\":\"", "\""), flags = between(line, "\"flags\":[", "],\"values\"");
      const std::string yes = between(line, "\"yes\":", ",");
      const std::string truth = yes.empty() ? between(line, "\"answer\":", ",") : yes;
      const std::string said = ask((inPlane ? plane : space).at(question), between(line, "\"values\":[", "]"));
      if (truth == "null" || said == "null") continue;  // neither yes nor no, or CGAL does not take such arguments
      std::vector<std::string> rows = {"\"family\":\"" + between(id, "family=", ";") + "\""};
      for (std::string rest = flags; !rest.empty(); rest = rest.find(',') == std::string::npos ? "" : rest.substr(rest.find(',') + 1))
        rows.push_back("\"flag\":" + rest.substr(0, rest.find(',')));
      for (const auto& row : rows) (said == truth ? tally[row].first : tally[row].second)++;
      if (said != truth)
        std::cout << "{\"id\":\"" << id << "\",\"flags\":[" << flags << "],\"said\":" << said << ",\"truth\":" << truth << "}\n";
    }
    for (const auto& [row, n] : tally)
      std::cout << "{\"question\":\"" << question << "\"," << row << ",\"passed\":" << n.first << ",\"failed\":" << n.second << "}\n";
  }
}
