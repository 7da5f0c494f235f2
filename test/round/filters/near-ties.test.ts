import { describe, expect, it } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import { UNDECIDED } from '../../../src/core/sign.js';
import {
  pointSegmentDistance,
  pointTriangleDistance,
  segmentBoxDistance,
  segmentSegmentDistance,
  segmentTriangleDistance,
} from '../../../src/distance/index.js';
import { scaleByPowerOfTwo, stepUlps } from '../../../src/oracle/cases/doubles.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { sweptReferee } from '../../../src/oracle/referees/shapes/round/swept.js';
import { distanceFilter } from '../../../src/round/filters/squares.js';
import {
  capsuleIntersectsBox,
  capsuleIntersectsTriangle,
  capsulesIntersect,
  lineIntersectsSphere,
  segmentIntersectsSphere,
  sphereIntersectsTriangle,
  spheresIntersect,
} from '../../../src/round/index.js';

type Point = readonly [number, number, number];

const random = new Random(5, 6, 7, 8);
const any = (size: number): number => size * (2 * random.unit() - 1);
const point = (size = 1): Point => [any(size), any(size), any(size)];

/** Where lengths, or products of a few of them, leave the doubles; else anywhere. */
function exponent(): number {
  if (random.oneIn(3)) return 0;
  return random.oneIn(2) ? random.sign() * random.between(170, 360) : random.between(-540, 500);
}

/**
 * A radius that is the distance, or is off from it by a few units in the last place, or by more than a filter's bound.
 */
function nearly(distance: number): number {
  const off = random.oneIn(2) ? random.between(-3, 3) : random.sign() * random.between(4, 60);
  return Math.abs(stepUlps(distance, off));
}

const scaled = (list: readonly number[], k: number) => list.map((x) => scaleByPowerOfTwo(x, k));
const asPoint = (list: readonly number[], at: number): Point => [list[at]!, list[at + 1]!, list[at + 2]!];

/** Judges a boolean by the exact referee, at one scale after the other. */
function judge(
  referee: (values: Float64Array) => string,
  draw: () => readonly number[],
  ask: (v: readonly number[]) => boolean,
): void {
  const seen = { met: 0, apart: 0 };
  for (let i = 0; i < 250; i++) {
    const values = draw();
    const meets = !referee(Float64Array.from(values)).startsWith('disjoint');
    for (let j = 0; j < 6; j++) {
      const k = exponent();
      expect(ask(scaled(values, k)), `${values} times 2^${k}`).toBe(meets);
    }
    seen[meets ? 'met' : 'apart']++;
  }
  expect(Math.min(seen.met, seen.apart)).toBeGreaterThan(50);
}

describe('the booleans with filters, a few units in the last place beside tangents, at all scales', () => {
  it('of two spheres', () => {
    judge(
      sweptReferee('sphere', 'sphere'),
      () => {
        const [p, q] = [point(), point(random.oneIn(2) ? 1 : 2 ** -30)];
        const r = nearly(Math.sqrt(p.reduce((sum, x, i) => sum + (x - q[i]!) ** 2, 0)) / 2);
        return [...p, r, ...q, r];
      },
      (v) =>
        spheresIntersect({ center: asPoint(v, 0), radius: v[3]! }, { center: asPoint(v, 4), radius: v[7]! }),
    );
  });

  it('of a sphere and a triangle', () => {
    judge(
      sweptReferee('sphere', 'triangle'),
      () => {
        const [p, a, b, c] = [point(3), point(), point(), point(random.oneIn(2) ? 1 : 2 ** -20)];
        return [...p, nearly(pointTriangleDistance(p, { a, b, c }).distance), ...a, ...b, ...c];
      },
      (v) =>
        sphereIntersectsTriangle(
          { center: asPoint(v, 0), radius: v[3]! },
          { a: asPoint(v, 4), b: asPoint(v, 7), c: asPoint(v, 10) },
        ),
    );
  });

  it('of two capsules', () => {
    judge(
      sweptReferee('capsule', 'capsule'),
      () => {
        const [p, q, u, v] = [point(), point(), point(), point()];
        const distance = segmentSegmentDistance({ start: p, end: q }, { start: u, end: v }).distance;
        const r = nearly(distance / 2);
        return [...p, ...q, r, ...u, ...v, r];
      },
      (v) =>
        capsulesIntersect(
          { start: asPoint(v, 0), end: asPoint(v, 3), radius: v[6]! },
          { start: asPoint(v, 7), end: asPoint(v, 10), radius: v[13]! },
        ),
    );
  });

  it('of a capsule and a triangle', () => {
    judge(
      sweptReferee('capsule', 'triangle'),
      () => {
        const [p, q, a, b, c] = [point(3), point(), point(), point(), point(random.oneIn(2) ? 1 : 2 ** -20)];
        const { distance } = segmentTriangleDistance({ start: p, end: q }, { a, b, c });
        return [...p, ...q, nearly(distance), ...a, ...b, ...c];
      },
      (v) =>
        capsuleIntersectsTriangle(
          { start: asPoint(v, 0), end: asPoint(v, 3), radius: v[6]! },
          { a: asPoint(v, 7), b: asPoint(v, 10), c: asPoint(v, 13) },
        ),
    );
  });

  it('of a capsule and a box', () => {
    judge(
      sweptReferee('capsule', 'box'),
      () => {
        const [p, q, u, v] = [point(3), point(2), point(), point()];
        const min = u.map((x, k) => Math.min(x, v[k]!)) as unknown as Point;
        const max = u.map((x, k) => Math.max(x, v[k]!)) as unknown as Point;
        const { distance } = segmentBoxDistance({ start: p, end: q }, { min, max });
        return [...p, ...q, nearly(distance), ...min, ...max];
      },
      (v) =>
        capsuleIntersectsBox(
          { start: asPoint(v, 0), end: asPoint(v, 3), radius: v[6]! },
          { min: asPoint(v, 7), max: asPoint(v, 10) },
        ),
    );
  });

  it('of a segment and a sphere', () => {
    judge(
      (v) => sweptReferee('sphere', 'capsule')(Float64Array.from([...v.subarray(6), ...v.subarray(0, 6), 0])),
      () => {
        const [p, q, center] = [point(), point(), point(2)];
        return [...p, ...q, ...center, nearly(pointSegmentDistance(center, { start: p, end: q }).distance)];
      },
      (v) =>
        segmentIntersectsSphere(
          { start: asPoint(v, 0), end: asPoint(v, 3) },
          { center: asPoint(v, 6), radius: v[9]! },
        ),
    );
  });
});

type Exact = readonly rational.Rational[];
const exactly = (p: readonly number[]): Exact => p.map(rational.fromNumber);
const minus = (p: Exact, q: Exact): Exact => p.map((x, i) => rational.subtract(x, q[i]!));
const dot = (p: Exact, q: Exact) => p.map((x, i) => rational.multiply(x, q[i]!)).reduce(rational.add);
const square = (p: Exact) => dot(p, p);

function cross(p: Exact, q: Exact): Exact {
  const part = (i: number, j: number) =>
    rational.subtract(rational.multiply(p[i]!, q[j]!), rational.multiply(p[j]!, q[i]!));
  return [part(1, 2), part(2, 0), part(0, 1)];
}

describe('lines and distances beside tangents, at all scales', () => {
  it('a line is as far as the product with its direction says, whatever the scale of that', () => {
    let met = 0;
    for (let i = 0; i < 1500; i++) {
      const [k, j] = [exponent(), exponent()];
      const [origin, center] = [scaled(point(), k), scaled(point(), k)];
      const direction = scaled(point(), j);
      const [m, d] = [minus(exactly(origin), exactly(center)), exactly(direction)];
      const [above, below] = [square(cross(m, d)), square(d)];
      const distance = Math.sqrt(
        rational.toNumber(rational.divide(above, rational.multiply(below, square(m)))),
      );
      const unit = Math.sqrt(rational.toNumber(rational.multiply(square(m), square(exactly([2 ** -k])))));
      const radius = nearly(scaleByPowerOfTwo(distance * unit, k));
      const gap = rational.compare(above, rational.multiply(below, square(exactly([radius]))));
      if (gap <= 0) met++;
      const said = lineIntersectsSphere(
        { origin: asPoint(origin, 0), direction: asPoint(direction, 0) },
        { center: asPoint(center, 0), radius },
      );
      expect(said, `${origin} ${direction} ${center} ${radius}`).toBe(gap <= 0);
    }
    expect(met).toBeGreaterThan(300);
    expect(met).toBeLessThan(1200);
  });

  it('a filter is certain of some and open about others, and integers are told where nothing is rounded', () => {
    const seen = { certain: 0, open: 0 };
    for (let i = 0; i < 1500; i++) {
      const k = exponent();
      const [p, q] = [scaled(point(), k), scaled(point(), k)];
      const [x, y, z] = p.map((c, n) => scaleByPowerOfTwo(c - q[n]!, -k)) as [number, number, number];
      const radius = nearly(scaleByPowerOfTwo(Math.sqrt(x * x + y * y + z * z), k));
      const found = distanceFilter(p[0]!, p[1]!, p[2]!, q[0]!, q[1]!, q[2]!, radius, 0);
      if (found === UNDECIDED) seen.open++;
      else {
        seen.certain++;
        const gap = square(minus(exactly(p), exactly(q)));
        expect(found).toBe(rational.compare(gap, square(exactly([radius]))));
      }
    }
    expect(Math.min(seen.certain, seen.open)).toBeGreaterThan(300);
    for (const k of [-485, -300, 0, 300, 509]) {
      const [x, y, z, r] = scaled([2, 3, 6, 7], k) as [number, number, number, number];
      expect(distanceFilter(x, y, z, 0, 0, 0, r, 0)).toBe(0);
    }
  });
});
