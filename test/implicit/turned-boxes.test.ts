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

const IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
const UP_TO_THERE = [0, 1, 2, 3, 4, 5].map(() => 2 ** 53);

it('has a bound for middles that are rounded', () => {
  const boxes = new TurnedBoxes({ rows: IDENTITY, error: 0 }, UP_TO_THERE);
  for (let n = 1; n < 100; n++) {
    const [low, high] = [2 ** 52 + n, 2 ** 53 - 2 * n];
    const box = Float64Array.of(low, low, low, high, high, high);
    for (const [from, to] of [
      [0, low],
      [high, 2 ** 53],
    ] as const)
      expect(boxes.areApart(Float64Array.of(from, from, from, to, to, to), 0, box, 0)).toBe(false);
  }
});

it('has one for middles that underflow, and middles do not overflow', () => {
  const [least, large] = [2 ** -1074, 2 ** 1000];
  const scaled = (factor: number) => IDENTITY.map((x) => x * factor);
  const small = new TurnedBoxes({ rows: scaled(large), error: 0 }, [0, 0, 0, 0, 0, 0]);
  const cubeOf = (from: number, to: number) => Float64Array.of(from, from, from, to, to, to);
  for (let n = 1; n < 10; n++) {
    const there = n * least * large;
    expect(small.areApart(cubeOf(there / 2, there), 0, cubeOf(n * least, (n + 1) * least), 0)).toBe(false);
  }
  const huge = new TurnedBoxes({ rows: scaled(1 / large), error: 0 }, UP_TO_THERE);
  const far = Float64Array.of(1.2e308, 0, 0, 1.7e308, 1, 1);
  expect(huge.areApart(Float64Array.of(1.3e308 / large, 0, 0, 1.4e308 / large, 1, 1), 0, far, 0)).toBe(false);
});
