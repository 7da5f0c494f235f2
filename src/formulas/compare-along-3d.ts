import { direction, dot, formula, point, vector } from './language/index.js';

export default formula({
  name: 'compareAlong3d',
  parameters: { u: direction(3), a: point(3), b: point(3) },
  sign: ({ u, a, b }) => dot(u, vector(b, a)),
  decides: 'Which of a and b is farther along the direction u?',
  remarks: `Positive if a is farther, negative if b is farther, zero if both lie on a common perpendicular to u. The
direction need not be of unit length; for the zero vector the answer is zero. The sign of u · (a - b).`,
  examples: [
    [[1, 1, 0, 2, 0, 0, 0, 1, 0], 1],
    [[1, 1, 0, 2, 0, 0, 0, 2, 0], 0],
  ],
});
