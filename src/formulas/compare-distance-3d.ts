import { formula, minus, point, squaredLength, vector } from './language/index.js';

export default formula({
  name: 'compareDistance3d',
  parameters: { p: point(3), a: point(3), b: point(3) },
  sign: ({ p, a, b }) => minus(squaredLength(vector(p, a)), squaredLength(vector(p, b))),
  decides: 'Which of a and b is farther from p?',
  remarks: `Positive if a is farther, negative if b is farther, zero if both are at the same distance. The sign of
|a - p|² - |b - p|².`,
  examples: [
    [[0, 0, 0, 3, 4, 0, 0, 5, 0], 0],
    [[0, 0, 0, 3, 4, 0, 1, 1, 0], 1],
  ],
});
