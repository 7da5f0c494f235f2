import { direction, dot, formula, point, vector } from './language/index.js';

export default formula({
  name: 'compareAlong2d',
  parameters: { u: direction(2), a: point(2), b: point(2) },
  sign: ({ u, a, b }) => dot(u, vector(b, a)),
  decides: 'Which of a and b is farther along the direction u?',
  remarks: `Positive if a is farther, negative if b is farther, zero if both lie on a common perpendicular to u. The
direction need not be of unit length; for the zero vector the answer is zero. The sign of u · (a - b).`,
  examples: [
    [[1, 1, 2, 0, 0, 1], 1],
    [[1, 1, 2, 0, 0, 2], 0],
  ],
});
