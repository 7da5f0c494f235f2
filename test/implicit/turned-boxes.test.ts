import { expect, it } from 'vitest';
import { TurnedBoxes } from '../../src/implicit/turned-boxes.js';

it('tells boxes apart along the axes of the frame to which one of them comes', () => {
  const box = Float64Array.of(0, 0, 0, 1, 1, 1);
  // A quarter turn about z, and a way along x.
  const turned = (x: number) =>
    new TurnedBoxes({ rows: [0, -1, 0, x, 1, 0, 0, 0, 0, 0, 1, 0], error: 1e-12 }, box);
  expect(turned(1).areApart(box, 0, box, 0)).toBe(false);
  expect(turned(2).areApart(box, 0, box, 0)).toBe(false);
  expect(turned(2 + 1e-9).areApart(box, 0, box, 0)).toBe(true);
  expect(turned(-1e-9).areApart(box, 0, box, 0)).toBe(true);
  expect(turned(Number.NaN).areApart(box, 0, box, 0)).toBe(false);
});
