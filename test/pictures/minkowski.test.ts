import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { minkowskiPicture, minkowskiPicturePath } from '../../scripts/minkowski-picture.js';

it('the picture of Minkowski sums is what the script writes', () => {
  expect(readFileSync(minkowskiPicturePath, 'utf8')).toBe(minkowskiPicture());
});
