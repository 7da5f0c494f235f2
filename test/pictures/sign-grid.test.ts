import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { orientationPicture, orientationPicturePath } from '../../scripts/orientation-picture.js';
import { Random } from '../../src/oracle/cases/random.js';
import { signPath, signRectangles } from '../../src/pictures/sign-grid.js';

test('rectangles cover each cell once, with its sign', () => {
  const random = new Random(8, 1, 2, 3);
  for (const size of [1, 2, 7, 20]) {
    const signs = Array.from({ length: size * size }, () => random.between(-1, 1));
    const covered = new Array<number | undefined>(size * size);
    for (const { column, row, width, height, sign } of signRectangles(signs, size)) {
      for (let y = row; y < row + height; y++) {
        for (let x = column; x < column + width; x++) {
          expect(covered[y * size + x]).toBeUndefined();
          covered[y * size + x] = sign;
        }
      }
    }
    expect(covered).toEqual(signs);
  }
});

test('a square of one sign is one rectangle, and only that sign has a path', () => {
  const rectangles = signRectangles(new Array(81).fill(-1), 9);
  expect(signPath(rectangles, -1)).toBe('M0 0h9v9h-9z');
  expect(signPath(rectangles, 1)).toBe('');
});

test('docs/images/orient2d.svg is what scripts/orientation-picture.ts writes, and no large file', async () => {
  const written = readFileSync(orientationPicturePath, 'utf8');
  expect(written).toBe(await orientationPicture());
  expect(written.length).toBeLessThan(20_000);
});
