import { describe, expect, it } from 'vitest';
import { coordinateOrder, distinctPoints } from '../../../src/triangulation/space/coordinate-order.js';
import { hilbertCode, insertionOrder } from '../../../src/triangulation/space/insertion-order.js';

const SIDE = 8;

describe('hilbertCode', () => {
  it('steps to a neighbouring cell each time, and visits each cell once', () => {
    const cells = Array.from(
      { length: SIDE ** 3 },
      (_, i) => [i % SIDE, Math.floor(i / SIDE) % SIDE, i >> 6] as const,
    );
    const along = cells.map((cell) => ({ cell, code: hilbertCode(...cell) })).sort((a, b) => a.code - b.code);
    expect(along.map(({ code }) => code)).toEqual(cells.map((_, i) => i));
    for (let i = 1; i < along.length; i++) {
      const [p, q] = [along[i - 1]!.cell, along[i]!.cell];
      expect(p.reduce((sum, x, k) => sum + Math.abs(x - q[k]!), 0)).toBe(1);
    }
  });
});

describe('insertionOrder', () => {
  it('has each point once, also where one is far from the others', () => {
    for (const far of [1, 1e300]) {
      const x = Float64Array.from({ length: 3000 }, (_, i) => Math.sqrt(i) % 1);
      x[3000 / 2] = far;
      const order = coordinateOrder(x);
      const { distinct } = distinctPoints(x, order.sorted);
      const along = insertionOrder(distinct, order);
      expect([...along].sort((i, j) => i - j)).toEqual([...distinct].sort((i, j) => i - j));
    }
  });
});

describe('distinctPoints', () => {
  it('names the first of equal points, in the order of coordinates', () => {
    const x = new Float64Array([1, 0, 0, 0, 5, 0, 1, 0, 0, 0, 0, 7, 0, 5, 0, 1, 0, 0]);
    const { distinct, duplicates } = distinctPoints(x, coordinateOrder(x).sorted);
    expect([...distinct]).toEqual([3, 1, 0]);
    expect([...duplicates]).toEqual([2, 0, 4, 1, 5, 0]);
  });
});
