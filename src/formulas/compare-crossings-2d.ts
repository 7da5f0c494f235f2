import { determinant, formula, minus, point, times, vector } from './language/index.js';

export default formula({
  name: 'compareCrossings2d',
  parameters: { a: point(2), b: point(2), c: point(2), d: point(2), e: point(2), f: point(2) },
  sign: ({ a, b, c, d, e, f }) =>
    minus(
      times(determinant([vector(a, c), vector(c, d)]), determinant([vector(a, b), vector(e, f)])),
      times(determinant([vector(a, e), vector(e, f)]), determinant([vector(a, b), vector(c, d)])),
    ),
  decides:
    'Along the line from a to b, which comes later: its crossing with the line cd or that with the line ef?',
  remarks: `Positive if the crossing with cd is farther along than that with ef, negative if it comes before, zero if
the three lines meet in one point; all of this for c, d and e, f that both lead from the right of the line ab to its
left (or both from the left to the right). To swap c and d, or e and f, changes the sign. Zero, too, if all three
are parallel or two are the same line. If cd or ef is parallel to ab (cross2d tells) there is nothing to compare, and
the sign says nothing. The sign of
((c - a) × (d - c)) ((b - a) × (f - e)) - ((e - a) × (f - e)) ((b - a) × (d - c)).

Source: de Berg et al., Computational Geometry, 2.1 (the order of crossings in a sweep).`,
  examples: [
    [[0, 0, 1, 0, 3, -1, 3, 1, 2, -1, 2, 1], 1],
    [[0, 0, 1, 0, 1, -1, 3, 1, 3, -1, 1, 1], 0],
  ],
});
