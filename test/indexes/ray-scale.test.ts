import { describe, expect, it } from 'vitest';
import { buildBvh } from '../../src/indexes/index.js';
import { RaySlabs, walkRay } from '../../src/indexes/ray-slabs.js';
import { anyHit, firstHit, prepareMesh } from '../../src/mesh/index.js';
import { randomNumbers } from './box-families.js';

const EXPONENTS = [0, 30, 40, -40, 499, 520, -520, 1000, -1000, 1010, -1050];

/** Small boxes in a cube of side 1 and in order of nothing. */
function boxes(n: number): Float64Array {
  const random = randomNumbers(9);
  const flat = new Float64Array(6 * n);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < 3; k++) {
      flat[6 * i + k] = Math.floor(4096 * random()) / 4096;
      flat[6 * i + k + 3] = flat[6 * i + k]! + 2 ** -4;
    }
  }
  return flat;
}

/** The places that a ray is shown, as numbers of boxes. */
function shown(flat: Float64Array, numbers: readonly number[], isSegment: boolean): number[] {
  const bvh = buildBvh(flat);
  const slabs = new RaySlabs();
  slabs.load(Float64Array.from(numbers), 0, 3, isSegment);
  const places: number[] = [];
  walkRay(bvh, slabs, (place) => {
    places.push(bvh.order[place]!);
    return false;
  });
  return places.sort((a, b) => a - b);
}

describe('a ray through many boxes', () => {
  const flat = boxes(2000);
  const ray = [0.25, 0.5, -1, 0.125, 2 ** -9, 1];
  const segment = [0.25, 0.5, -1, 0.375, 0.5, 0.25];
  const few = shown(flat, ray, false);
  const fewer = shown(flat, segment, true);

  it('meets a few', () => {
    expect(few.length).toBeGreaterThan(3);
    expect(few.length).toBeLessThan(60);
    expect(fewer.length).toBeLessThan(few.length);
  });

  it.each(EXPONENTS)('is shown the same ones times 2^%i', (exponent) => {
    const scale = 2 ** (exponent / 2) * 2 ** (exponent - exponent / 2);
    const scaled = flat.map((x) => x * scale);
    const times = (numbers: readonly number[]) => numbers.map((x) => x * scale);
    // Subnormal boxes are rounded.
    if (exponent > -1040) {
      expect(shown(scaled, times(ray), false)).toEqual(few);
      expect(shown(scaled, times(segment), true)).toEqual(fewer);
    }
    // The direction alone: what is on the ray does not change.
    const [o, d] = [ray.slice(0, 3), ray.slice(3)];
    if (Math.abs(exponent) <= 1000) expect(shown(flat, [...o, ...times(d)], false)).toEqual(few);
    expect(shown(scaled, [...times(o), ...d], false).length).toBeLessThan(60);
  });

  it('goes from end to end of the doubles and misses nothing', () => {
    const most = Number.MAX_VALUE;
    const wide = Float64Array.of(-most, -most, -most, -most, -most, -most, 1, 1, 1, 2, 2, 2);
    expect(shown(wide, [-most, -most, -most, most, most, most], true)).toEqual([0, 1]);
    expect(shown(wide, [0, 0, 0, 5e-324, 5e-324, 5e-324], false)).toEqual([1]);
  });
});

describe('hits of a ray', () => {
  it('are those of the same ray times any power of two', () => {
    const random = randomNumbers(41);
    for (let round = 0; round < 60; round++) {
      const lattice = () => Math.floor(9 * random()) - 4;
      const positions = Float64Array.from({ length: 60 }, lattice);
      const indices = Uint32Array.from({ length: 90 }, () => Math.floor(20 * random()));
      const origin = [lattice(), lattice(), lattice()];
      const direction = [lattice() + 0.5, lattice(), lattice()];
      const hits = firstHit(prepareMesh({ positions, indices }), { origin, direction }).map(
        (hit) => hit.triangle,
      );
      for (const exponent of [520, -520, 1000, -1000]) {
        const scale = 2 ** exponent;
        const times = (numbers: readonly number[]) => numbers.map((x) => x * scale);
        const mesh = prepareMesh({ positions: positions.map((x) => x * scale), indices });
        const cast = { origin: times(origin), direction: times(direction) };
        expect(firstHit(mesh, cast).map((hit) => hit.triangle)).toEqual(hits);
        expect(anyHit(mesh, { origin: times(origin), direction })).toBe(hits.length > 0);
      }
    }
  });
});
