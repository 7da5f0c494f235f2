import { describe, expect, it } from 'vitest';
import { LEAF_SIZE } from '../../src/indexes/bvh-limits.js';
import {
  type Bvh,
  boxesOverlapping,
  bruteForcePairs,
  buildBvh,
  bvhFromBytes,
  bvhToBytes,
  overlappingPairs,
  overlappingPairsBetween,
  refitBvh,
} from '../../src/indexes/index.js';

/** A small generator with a fixed seed. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function boxes(n: number, corner: (i: number) => number, size: (i: number) => number): Float64Array {
  const flat = new Float64Array(6 * n);
  for (let b = 0; b < n; b++) {
    for (let k = 0; k < 3; k++) {
      const low = corner(3 * b + k);
      flat[6 * b + k] = low;
      flat[6 * b + k + 3] = low + Math.abs(size(3 * b + k));
    }
  }
  return flat;
}

const random = generator(7);
const families: Record<string, Float64Array> = {
  none: new Float64Array(0),
  one: new Float64Array([0, 0, 0, 1, 1, 1]),
  four: boxes(4, random, random),
  five: boxes(5, random, random),
  random: boxes(500, random, () => 0.1 * random()),
  equal: boxes(
    100,
    () => 3,
    () => 1,
  ),
  points: boxes(
    300,
    () => Math.floor(6 * random()),
    () => 0,
  ),
  'touching lattice': boxes(
    300,
    () => Math.floor(8 * random()),
    () => 1,
  ),
  'one line': boxes(
    200,
    (i) => (i % 3 === 0 ? Math.floor(i / 3) : 0),
    (i) => (i % 3 === 0 ? 1 : 0),
  ),
  'mixed magnitudes': boxes(
    300,
    () => (random() - 0.5) * 10 ** Math.floor(600 * random() - 300),
    () => 10 ** Math.floor(600 * random() - 300),
  ),
  subnormal: boxes(
    200,
    () => Math.floor(20 * random()) * 5e-324,
    () => 5e-324,
  ),
  'near the end': boxes(
    100,
    () => (random() - 0.5) * 2 * 1.7e308,
    () => 0,
  ),
  'a giant among dwarfs': Float64Array.of(-9, -9, -9, 9, 9, 9, ...boxes(200, random, () => 0.01)),
};
const builds = ['sah', 'morton'] as const;

/** Walks a tree: each place once, each node's box the smallest, no level beyond the limit. */
function requireSound(bvh: Bvh, flat: Float64Array): void {
  const n = flat.length / 6;
  expect(Array.from(bvh.order).sort((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i));
  bvh.order.forEach((box, place) => {
    expect(bvh.boxes.subarray(6 * place, 6 * place + 6)).toEqual(flat.subarray(6 * box, 6 * box + 6));
  });
  const places: number[] = [];
  const below = (node: number, depth: number): number[] => {
    expect(depth).toBeLessThan(160);
    const link = bvh.links[node]!;
    const count = bvh.counts[node]!;
    expect(count).toBeLessThanOrEqual(LEAF_SIZE);
    const own = count > 0 ? Array.from({ length: count }, (_, i) => link + i) : [];
    places.push(...own);
    if (count === 0) expect(link).toBeGreaterThan(node);
    const all = count > 0 ? own : [...below(link, depth + 1), ...below(link + 1, depth + 1)];
    for (let k = 0; k < 3; k++) {
      expect(bvh.bounds[6 * node + k]).toBe(Math.min(...all.map((p) => bvh.boxes[6 * p + k]!)));
      expect(bvh.bounds[6 * node + k + 3]).toBe(Math.max(...all.map((p) => bvh.boxes[6 * p + k + 3]!)));
    }
    return all;
  };
  if (n > 0) below(0, 0);
  expect(places).toEqual(Array.from({ length: n }, (_, i) => i));
}

describe.each(builds)('a tree built by %s', (build) => {
  it.each(Object.entries(families))('is sound over: %s', (_, flat) => {
    requireSound(buildBvh(flat, { build }), flat);
  });

  it.each(Object.entries(families))('reports the pairs of brute force: %s', (_, flat) => {
    expect(overlappingPairs(buildBvh(flat, { build }))).toEqual(bruteForcePairs(flat));
  });

  it.each(Object.entries(families))('finds the boxes that meet a box: %s', (_, flat) => {
    const bvh = buildBvh(flat, { build });
    const n = flat.length / 6;
    const asked = n === 0 ? [0, 0, 0, 1, 1, 1] : Array.from(flat.subarray(6 * (n >> 1), 6 * (n >> 1) + 6));
    const meets = (b: number) =>
      [0, 1, 2].every((k) => flat[6 * b + k]! <= asked[k + 3]! && asked[k]! <= flat[6 * b + k + 3]!);
    const expected = Array.from({ length: n }, (_unused, b) => b).filter(meets);
    expect(Array.from(boxesOverlapping(bvh, asked))).toEqual(expected);
  });

  it.each(Object.entries(families))('is the same after bytes: %s', (_, flat) => {
    const bvh = buildBvh(flat, { build });
    expect(bvhFromBytes(bvhToBytes(bvh))).toEqual(bvh);
  });

  it('finds the pairs between two trees', () => {
    const a = families['touching lattice']!;
    const b = families.points!;
    const both = new Float64Array(a.length + b.length);
    both.set(a);
    both.set(b, a.length);
    const n = a.length / 6;
    const expected: number[] = [];
    const all = bruteForcePairs(both);
    for (let p = 0; p < all.length; p += 2) {
      if (all[p]! < n && all[p + 1]! >= n) expected.push(all[p]!, all[p + 1]! - n);
    }
    const found = overlappingPairsBetween(buildBvh(a, { build }), buildBvh(b, { build }));
    expect(Array.from(found)).toEqual(expected);
  });

  it('fits moved boxes exactly', () => {
    const moving = boxes(200, random, () => 0.1 * random());
    const bvh = buildBvh(moving, { build });
    const moved = boxes(200, random, () => 0.2 * random());
    refitBvh(bvh, moved);
    requireSound(bvh, moved);
    expect(overlappingPairs(bvh)).toEqual(bruteForcePairs(moved));
  });
});

describe('what is no tree', () => {
  const bvh = buildBvh(families.random!);

  it('is refused with the number that is wrong', () => {
    expect(() => buildBvh(new Float64Array(5))).toThrow(
      'buildBvh: boxes.length must be a multiple of 6, got 5',
    );
    expect(() => buildBvh(new Float64Array([0, 0, 0, 1, -1, 1]))).toThrow(/boxes\[0\]\.maxY/);
    expect(() => buildBvh(new Float64Array([0, 0, Number.NaN, 1, 1, 1]))).toThrow(/minZ/);
    expect(() => buildBvh(new Float64Array(6), { build: 'best' as 'sah' })).toThrow(/'sah' or 'morton'/);
    expect(() => refitBvh(bvh, new Float64Array(6))).toThrow(/refitBvh: boxes.length must be 3000/);
  });

  it('is told from a tree, byte by byte', () => {
    const bytes = bvhToBytes(bvh);
    expect(() => bvhFromBytes(bytes.subarray(0, 10))).toThrow(/a tree written by bvhToBytes/);
    expect(() => bvhFromBytes(bytes.subarray(0, bytes.length - 1))).toThrow(/bytes.length/);
    const pick = generator(3);
    let refused = 0;
    for (let round = 0; round < 400; round++) {
      const damaged = bytes.slice();
      damaged[Math.floor(pick() * damaged.length)]! ^= 1 << Math.floor(8 * pick());
      try {
        const read = bvhFromBytes(damaged);
        // A flipped bit of a coordinate makes another box, and a sound tree.
        expect(overlappingPairs(read).length).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(50);
  });
});
