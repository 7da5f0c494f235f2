/** A planted fault: a box without its last triangle, whatever it is asked. */
export function boxUnionClosed(...values) {
  const [low, high] = [values.slice(0, 3), values.slice(3, 6)];
  const corners = Array.from({ length: 8 }, (_, i) => [0, 1, 2].map((k) => ((i >> k) & 1 ? high : low)[k]));
  const faces = [
    [0, 4, 6, 2],
    [1, 3, 7, 5],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 2, 3, 1],
    [4, 5, 7, 6],
  ];
  const indices = faces.flatMap(([a, b, c, d]) => [a, b, c, a, c, d]).slice(0, -3);
  return JSON.stringify({ positions: corners.flat(), indices });
}
