import { dot, formula, point, vector } from './language/index.js';

export default formula({
  name: 'angle2d',
  parameters: { a: point(2), b: point(2), c: point(2) },
  sign: ({ a, b, c }) => dot(vector(b, a), vector(b, c)),
  decides: 'Is the angle at b, between a and c, acute, right or obtuse?',
  remarks: `Positive if acute, zero if right, negative if obtuse. Zero too if b coincides with a or c. The sign of
(a - b) · (c - b).`,
  examples: [
    [[1, 0, 0, 0, 1, 1], 1],
    [[1, 0, 0, 0, 0, 1], 0],
  ],
});
