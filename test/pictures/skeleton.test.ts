import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { skeletonPicture, skeletonPicturePath } from '../../scripts/skeleton-picture.js';

it('the picture of a straight skeleton is what the script writes', () => {
  expect(readFileSync(skeletonPicturePath, 'utf8')).toBe(skeletonPicture());
});
