import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { polygonsPicture, polygonsPicturePath } from '../../scripts/polygons-picture.js';

test('the picture of the page of polygons is what the script writes', () => {
  expect(readFileSync(polygonsPicturePath, 'utf8')).toBe(polygonsPicture());
});
