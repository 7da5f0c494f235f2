import { dot, formula, point, vector } from './language/index.js';

export default formula({
  name: 'angle3d',
  parameters: { a: point(3), b: point(3), c: point(3) },
  sign: ({ a, b, c }) => dot(vector(b, a), vector(b, c)),
  decides: 'Is the angle at b, between a and c, acute, right or obtuse?',
  remarks: `Positive if acute, zero if right, negative if obtuse. Zero too if b coincides with a or c. The sign of
(a - b) · (c - b).`,
  examples: [
    [[1, 0, 0, 0, 0, 0, 1, 1, 0], 1],
    [[1, 0, 0, 0, 0, 0, 0, 1, 0], 0],
  ],
});
