import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { voronoiPicture, voronoiPicturePath } from '../../scripts/voronoi-picture.js';

it('the picture of a Voronoi and of a power diagram is what the script writes', () => {
  expect(readFileSync(voronoiPicturePath, 'utf8')).toBe(voronoiPicture());
});
