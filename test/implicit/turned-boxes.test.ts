import { expect, it } from 'vitest';
import { TurnedBoxes } from '../../src/implicit/turned-boxes.js';

/** Whether a box is apart from another that is taken to its frame. */
function areApart(boxes: TurnedBoxes, p: Float64Array, q: Float64Array): boolean {
  boxes.place(q, 0);
  return boxes.isApart(p, 0);
}

it('tells boxes apart along the axes of the frame to which one of them comes', () => {
  const box = Float64Array.of(0, 0, 0, 1, 1, 1);
  // A quarter turn about z, and a way along x.
  const turned = (x: number) =>
    new TurnedBoxes({ rows: [0, -1, 0, x, 1, 0, 0, 0, 0, 0, 1, 0], error: 1e-12 });
  expect(areApart(turned(1), box, box)).toBe(false);
  expect(areApart(turned(2), box, box)).toBe(false);
  expect(areApart(turned(2 + 1e-9), box, box)).toBe(true);
  expect(areApart(turned(-1e-9), box, box)).toBe(true);
  expect(areApart(turned(Number.NaN), box, box)).toBe(false);
});

const IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

it('has a bound for middles that are rounded', () => {
  const boxes = new TurnedBoxes({ rows: IDENTITY, error: 0 });
  for (let n = 1; n < 100; n++) {
    const [low, high] = [2 ** 52 + n, 2 ** 53 - 2 * n];
    const box = Float64Array.of(low, low, low, high, high, high);
    for (const [from, to] of [
      [0, low],
      [high, 2 ** 53],
    ] as const)
      expect(areApart(boxes, Float64Array.of(from, from, from, to, to, to), box)).toBe(false);
  }
});

it('has one for middles that underflow, and middles do not overflow', () => {
  const [least, large] = [2 ** -1074, 2 ** 1000];
  const scaled = (factor: number) => IDENTITY.map((x) => x * factor);
  const small = new TurnedBoxes({ rows: scaled(large), error: 0 });
  const cubeOf = (from: number, to: number) => Float64Array.of(from, from, from, to, to, to);
  for (let n = 1; n < 10; n++) {
    const there = n * least * large;
    expect(areApart(small, cubeOf(there / 2, there), cubeOf(n * least, (n + 1) * least))).toBe(false);
  }
  const huge = new TurnedBoxes({ rows: scaled(1 / large), error: 0 });
  const far = Float64Array.of(1.2e308, 0, 0, 1.7e308, 1, 1);
  expect(areApart(huge, Float64Array.of(1.3e308 / large, 0, 0, 1.4e308 / large, 1, 1), far)).toBe(false);
});

it('remembers nodes of several trees, and takes none for another', () => {
  const count = 5000;
  const bounds = Float64Array.from({ length: 6 * count }, (_, i) => Math.floor(i / 6) + (i % 6 < 3 ? 0 : 1));
  const along = [0, 100, 7].map(
    (x) => new TurnedBoxes({ rows: [1, 0, 0, x, ...IDENTITY.slice(4)], error: 0 }),
  );
  const [x, y] = [new Float64Array(6), new Float64Array(6)];
  for (let i = 0; i < 30_000; i++) {
    const node = (i * 7919) % count;
    const which = i % 3;
    const there = node + [0, 100, 7][which]!;
    x.set([there, node, node, there + 1, node + 1, node + 1]);
    y.set([there + 2, node, node, there + 3, node + 1, node + 1]);
    expect(along[which]!.isApartFrom(x, 0, bounds, node)).toBe(false);
    expect(along[which]!.isApartFrom(y, 0, bounds, node)).toBe(true);
  }
});
