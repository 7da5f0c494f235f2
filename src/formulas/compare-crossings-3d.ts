import { direction, dot, formula, minus, plus, point, scalar, times, vector } from './language/index.js';

export default formula({
  name: 'compareCrossings3d',
  parameters: {
    p: point(3),
    a: point(3),
    b: point(3),
    n: direction(3),
    constant: scalar({ direction: 1, length: 1 }),
    m: direction(3),
    offset: scalar({ direction: 1, length: 1 }),
  },
  sign: ({ p, a, b, n, constant, m, offset }) =>
    minus(
      times(plus(dot(m, p), offset), dot(n, vector(a, b))),
      times(plus(dot(n, p), constant), dot(m, vector(a, b))),
    ),
  decides: `Along the line p + t · (b - a), which comes later: its crossing with the plane n · x + constant = 0 or that with
the plane m · x + offset = 0?`,
  remarks: `Positive if the crossing with the plane of n is farther along than that with the plane of m, negative if it
comes before, zero if both are at one place; all of this for a line that leads to the same side of both planes (in
front of both, or behind both). To turn one of the planes round changes the sign. If the line is parallel to one of
the planes there is nothing to compare, and the sign says nothing. With a = p it is the line through a and b; with
a = (0, 0, 0), b is a direction. The sign of (m · p + offset) (n · (b - a)) - (n · p + constant) (m · (b - a)).

Source: Cyrus and Beck 1978 (clipping by half-spaces); Ericson, Real-Time Collision Detection, 5.3.8.`,
  examples: [
    [[0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, -3, 2, 1, 0, -4], 1],
    [[1, 0, 0, 1, 0, 0, 2, 0, 0, 1, 0, 0, -2, 2, 1, 0, -4], 0],
  ],
});
