import { formula, minus, point, squaredLength, vector } from './language/index.js';

export default formula({
  name: 'compareLength3d',
  parameters: { a: point(3), b: point(3), c: point(3), d: point(3) },
  sign: ({ a, b, c, d }) => minus(squaredLength(vector(a, b)), squaredLength(vector(c, d))),
  decides: 'Which of the segments ab and cd is longer?',
  remarks: `Positive if ab is longer, negative if cd is longer, zero if they have the same length. The sign of
|b - a|² - |d - c|².`,
  examples: [
    [[0, 0, 0, 3, 4, 0, 1, 1, 0, 6, 1, 0], 0],
    [[0, 0, 0, 3, 4, 0, 1, 1, 0, 1, 2, 0], 1],
  ],
});
