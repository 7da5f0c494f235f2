import { describe, expect, it } from 'vitest';
import { roundSqrt } from '../../../src/arithmetic/rounding.js';
import { boxBoxPenetration, tetrahedronBoxPenetration } from '../../../src/distance/index.js';
import { powerOfTwo } from '../../../src/oracle/cases/doubles.js';
import { Random } from '../../../src/oracle/cases/random.js';

const random = new Random(2, 7, 1, 9);

/** Small integers, thirds of them, or a number of any magnitude. */
function number(): number {
  const small = random.between(-3, 3);
  if (random.oneIn(2)) return small;
  return random.oneIn(2) ? small / 3 : (2 * random.unit() - 1) * powerOfTwo(random.between(-1074, 1023));
}

/** A box with ends of all magnitudes, which may have no volume. */
function strangeBox(): { readonly min: number[]; readonly max: number[] } {
  const ends = [0, 1, 2].map(() => [number(), number()].sort((x, y) => x - y));
  return { min: ends.map(([low]) => low!), max: ends.map(([, high]) => high!) };
}

describe('what is found when it is first read', () => {
  const tetrahedron = { a: [0, 0, 0], b: [6, 0, 0], c: [0, 6, 0], d: [0, 0, 6] };

  it('is that of the numbers that were given, whatever becomes of them', () => {
    const box = { min: [3, 1, 1], max: [5, 5, 6] };
    const found = tetrahedronBoxPenetration(tetrahedron, box)!;
    box.min[0] = 100;
    expect(found.squaredDepth).toEqual({ numerator: 1n, denominator: 3n });
    expect(found.ways.map(({ direction }) => direction.join())).toEqual(['-1,-1,-1']);
  });

  it('is found once, and is the same for copies', () => {
    const found = tetrahedronBoxPenetration(tetrahedron, { min: [3, 1, 1], max: [5, 5, 6] })!;
    expect(found.ways).toBe(found.ways);
    expect(Object.keys(found)).toEqual(['squaredDepth', 'depth', 'ways']);
    expect({ ...found }.depth).toBe(found.depth);
  });
});

it('the depth of boxes is the root of its square, rounded once, at all exponents', () => {
  const seen = { deep: 0, touching: 0, apart: 0 };
  for (let i = 0; i < 4000; i++) {
    const found = boxBoxPenetration(strangeBox(), strangeBox());
    seen[found === null ? 'apart' : found.depth > 0 ? 'deep' : 'touching']++;
    if (found === null) continue;
    const { numerator, denominator } = found.squaredDepth;
    expect(Object.is(found.depth, roundSqrt(numerator, denominator))).toBe(true);
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(200);
});
