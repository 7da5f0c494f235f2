import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { delaunayPicture, delaunayPicturePath } from '../../scripts/delaunay-picture.js';

it('the picture of a Delaunay triangulation is what the script writes', () => {
  expect(readFileSync(delaunayPicturePath, 'utf8')).toBe(delaunayPicture());
});
