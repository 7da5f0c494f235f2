import { describe, expect, it } from 'vitest';
import { compare, sign } from '../../../src/arithmetic/algebraic.js';
import { Random } from '../../../src/oracle/cases/random.js';
import * as ofBalls from '../../../src/oracle/referees/shapes/enclosing/balls.js';
import { leastSquaredWidth, shortVectors } from '../../../src/oracle/referees/shapes/enclosing/least-slab.js';
import * as ofPoints from '../../../src/oracle/referees/shapes/enclosing/smallest-ball.js';
import { cross, dot, greater, subtract, type Vector } from '../../../src/oracle/referees/shapes/vectors.js';

const random = new Random(3, 1, 4, 1);
const SIZES = [1, 3, 20, 2 ** 31, 2 ** 40];

/** Points of a lattice of some size, in space, in a plane or on a line, near to each other or not. */
function cloud(): Vector[] {
  const size = SIZES[random.below(SIZES.length)]!;
  const axes = random.between(1, 3);
  const offset = BigInt(random.between(0, 1)) << 60n;
  const coordinate = (k: number) => offset + (k < axes ? BigInt(random.between(-size, size)) : 0n);
  return Array.from({ length: random.between(1, 7) }, () => [coordinate(0), coordinate(1), coordinate(2)]);
}

describe('what is proved to be the smallest', () => {
  it('is the least of all spheres through up to four points that contain all', () => {
    let proofs = 0;
    for (let round = 0; round < 200; round++) {
      const points = shortVectors(cloud()).vectors;
      const proved = ofPoints.provedSmallest(points);
      if (proved === undefined) continue;
      proofs++;
      const least = ofPoints.leastOfAll(points);
      expect(proved.square * least.denominator ** 2n).toBe(least.square * proved.denominator ** 2n);
    }
    expect(proofs).toBeGreaterThan(190);
  });

  it('is the least of all spheres that touch up to four of them and contain all', () => {
    let proofs = 0;
    for (let round = 0; round < 60; round++) {
      const balls = shortVectors(cloud())
        .vectors.slice(0, 5)
        .map((center) => ({ center, radius: BigInt(random.between(0, 4)) }));
      const proved = ofBalls.provedSmallest(balls);
      if (proved === undefined) continue;
      proofs++;
      const least = ofBalls.leastOfAll(balls);
      expect(sign(least.radius)).toBeGreaterThanOrEqual(0);
      expect(compare(proved.radius, least.radius)).toBe(0);
    }
    expect(proofs).toBeGreaterThan(55);
  });
});

describe('the narrowest slab', () => {
  it('is that of all normals', () => {
    for (let round = 0; round < 100; round++) {
      const points = cloud();
      const [numerator, denominator] = leastSquaredWidth(points);
      const [above, below] = byDefinition(points);
      expect(numerator * below).toBe(above * denominator);
    }
  });
});

type Fraction = readonly [numerator: bigint, denominator: bigint];

function byDefinition(points: readonly Vector[]): Fraction {
  const ways = points.flatMap((p) => points.map((q) => subtract(q, p)));
  let least: Fraction | undefined;
  for (const [i, a] of ways.entries()) {
    for (const b of ways.slice(i + 1)) {
      const normal = cross(a, b);
      const square = dot(normal, normal);
      if (square === 0n) continue;
      const heights = points.map((p) => dot(normal, p));
      const extent = heights.reduce(greater) + heights.map((h) => -h).reduce(greater);
      if (least === undefined || extent ** 2n * least[1] < least[0] * square) least = [extent ** 2n, square];
    }
  }
  // Points on a line have no normal.
  return least ?? [0n, 1n];
}
