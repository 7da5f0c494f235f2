import { describe, expect, it } from 'vitest';
import type { Vector } from '../../src/distance/engine/vectors.js';
import { Random } from '../../src/oracle/cases/random.js';
import { type Body, type Core, coneBody, sweptBody } from '../../src/round/engine/body.js';
import { bodyRelation, cubeAround } from '../../src/round/engine/body-spaces.js';
import { coneIntegers } from '../../src/round/engine/cone-shapes.js';
import { coneGap } from '../../src/round/engine/cone-spaces.js';
import { coreGap } from '../../src/round/engine/core-gap.js';
import { polytopeOf } from '../../src/round/engine/frustum-polytope.js';
import { cornersOf, type HalfSpaceCells, isBounded } from '../../src/round/engine/half-spaces.js';

const space = (x: number, y: number, z: number, constant: number): HalfSpaceCells => ({
  normal: [BigInt(x), BigInt(y), BigInt(z)],
  constant: BigInt(constant),
});

/** From -1/3 to 1/3. */
const THIRDS = [-1, 1].flatMap((sign) => [
  space(3 * sign, 0, 0, 1),
  space(0, 3 * sign, 0, 1),
  space(0, 0, 3 * sign, 1),
]);

const WORDS = { '-1': 'overlapping', '0': 'touching', '1': 'disjoint' } as const;

const vector = (random: Random, range: number): Vector => {
  const one = () => BigInt(random.between(-range, range));
  return [one(), one(), one()];
};

const even = ([x, y, z]: Vector): Vector => [2n * x, 2n * y, 2n * z];

const plus = (u: Vector, v: Vector): Vector => [u[0] + v[0], u[1] + v[1], u[2] + v[2]];

function randomSpaces(random: Random): HalfSpaceCells[] {
  const count = random.between(2, 6);
  return Array.from({ length: count }, () => ({
    normal: vector(random, 3),
    constant: BigInt(random.between(-12, 24)),
  })).filter(({ normal }) => normal.some((x) => x !== 0n));
}

function randomCore(random: Random): Core {
  const o = even(vector(random, 4));
  const [p, q] = [plus(o, even(vector(random, 2))), plus(o, even(vector(random, 2)))];
  const opposite = plus(plus(p, q), [-o[0], -o[1], -o[2]]);
  return [[o], [o, p], [o, p, opposite, q]][random.below(3)]!;
}

/** With what decides in the end asked in any case, and only if it has to be. */
function compare(
  body: Body,
  spaces: HalfSpaceCells[],
  exact: (cut: readonly HalfSpaceCells[]) => -1 | 0 | 1,
) {
  let isAsked = false;
  const { relation } = bodyRelation({
    body,
    spaces,
    exactGap(cut) {
      isAsked = true;
      return exact(cut);
    },
  });
  expect(relation).toBe(WORDS[`${exact(spaces)}`]);
  return isAsked;
}

describe('half-spaces beside round shapes', () => {
  it('have corners with their own denominators', () => {
    const corners = cornersOf(THIRDS);
    expect(corners).toHaveLength(8);
    for (const { numerators, denominator } of corners) {
      for (const x of numerators) expect(3n * (x < 0n ? -x : x)).toBe(denominator);
    }
  });

  it('are bounded or not', () => {
    expect(isBounded(THIRDS)).toBe(true);
    for (const left of THIRDS) expect(isBounded(THIRDS.filter((s) => s !== left))).toBe(false);
    // A simplex, and three planes at the origin.
    const three = [space(1, 0, 0, 0), space(0, 1, 0, 0), space(0, 0, 1, 0)];
    expect(isBounded([...three, space(-1, -1, -1, 1)])).toBe(true);
    expect(isBounded(three)).toBe(false);
  });

  it('are polytopes with true edges and faces, cut by a cube where they have no end', () => {
    const cube = cubeAround(sweptBody([[0n, 0n, 0n]], 4n));
    const whole = polytopeOf(THIRDS, cube)!;
    expect([whole.corners.length, whole.edges.length, whole.rings.length]).toEqual([8, 12, 6]);
    const prism = polytopeOf([space(1, 0, 0, 0), space(0, 1, 0, 0), space(-1, -1, 0, 1)], cube)!;
    expect([prism.corners.length, prism.edges.length, prism.rings.length]).toEqual([6, 9, 5]);
    expect(polytopeOf([space(1, 0, 0, 0), space(-1, 0, 0, 0)], cube)!.dimension).toBe(2);
    expect(polytopeOf([space(1, 0, 0, -1), space(-1, 0, 0, 0)], cube)).toBe(null);
  });

  it('meet what is swept as all feet and corners say, whatever was proposed', () => {
    const random = new Random(7, 1, 2, 3);
    let asked = 0;
    for (let i = 0; i < 400; i++) {
      const [core, radius] = [randomCore(random), 2n * BigInt(random.between(1, 4))];
      const isAsked = compare(sweptBody(core, radius), randomSpaces(random), (cut) =>
        coreGap(core, radius, cut),
      );
      if (isAsked) asked++;
    }
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(200);
  });

  it('meet cones as the quadratic form says, whatever was proposed', () => {
    const random = new Random(7, 4, 5, 6);
    let asked = 0;
    for (let i = 0; i < 400; i++) {
      const [start, end] = [even(vector(random, 4)), even(vector(random, 4))];
      if (start.every((x, k) => x === end[k])) continue;
      const radii = [2n * BigInt(random.between(0, 3)), 2n * BigInt(random.between(1, 4))];
      const cone = coneIntegers([...start, ...end, ...radii]);
      const body = coneBody(cone);
      if (compare(body, randomSpaces(random), (cut) => coneGap(cone, cut, cubeAround(body)))) asked++;
    }
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(200);
  });
});
