import { expect, it } from 'vitest';
import * as rational from '../../src/arithmetic/rational.js';
import { fromRational } from '../../src/arithmetic/root-sum.js';
import { SKELETON_PATTERNS } from '../../src/oracle/cases/constructions/skeleton-patterns.js';
import { skeletonRings, skeletonWeights } from '../../src/oracle/cases/constructions/skeleton-polygons.js';
import { Random } from '../../src/oracle/cases/random.js';
import { polygonValidity2d } from '../../src/planar/index.js';
import { offsetPolygon2d, straightSkeleton2d } from '../../src/skeleton/index.js';
import { effort } from '../support/effort.js';
import { sideOfOffset, timeBeside } from '../support/offset-membership.js';

type Rings = readonly (readonly (readonly [number, number])[])[];

/** A polygon of any family, with holes or without, that has a skeleton. */
function drawn(random: Random): { rings: Rings; weights: number[] } {
  for (;;) {
    const v = [
      random.below(SKELETON_PATTERNS.length),
      random.between(4, 12),
      random.below(100_000),
      0,
      random.below(5),
      random.below(100_000),
    ];
    const rings = skeletonRings(v) as unknown as Rings;
    const [outer, ...holes] = rings;
    if (!polygonValidity2d({ outer: outer!, holes }).valid) continue;
    const weights = skeletonWeights(v);
    return { rings, weights: random.oneIn(2) ? weights : weights.map(() => 1) };
  }
}

const exact = ([x, y]: readonly [number, number]) =>
  [fromRational(rational.fromNumber(x)), fromRational(rational.fromNumber(y))] as const;

it('offsets inwards have the points that faces say they have', () => {
  const random = new Random(3, 1, 4, 1);
  const seen = { '-1': 0, '0': 0, '1': 0 };
  for (let round = 0; round < effort(120); round++) {
    const { rings, weights } = drawn(random);
    const [outer, ...holes] = rings;
    const polygon = { outer: outer!, holes };
    const skeleton = straightSkeleton2d(polygon, { weights })!;
    const times = skeleton.vertices.map(({ rounded }) => rounded.time).filter((time) => time > 0);
    // A time of an event, as nearly as doubles are, or one between.
    const [one, other] = [0, 1].map(() => times[random.below(times.length)]!);
    const time = random.oneIn(2) ? one! : (one! + other!) / 2;
    const offset = offsetPolygon2d(polygon, -time, { weights })!;
    for (let k = 0; k < 12; k++) {
      const corners = [0, 1, 2].map(
        () => skeleton.vertices[random.below(skeleton.vertices.length)]!.rounded.point,
      );
      const own =
        offset.vertices[random.below(Math.max(1, offset.vertices.length))]?.rounded.point ?? corners[0]!;
      const p: readonly [number, number] =
        k < 4
          ? own
          : [
              (corners[0]![0] + corners[1]![0] + 2 * corners[2]![0]) / 4,
              (corners[0]![1] + corners[1]![1] + 2 * corners[2]![1]) / 4,
            ];
      const order = timeBeside(skeleton, weights, p, time)?.order ?? -1;
      const side = sideOfOffset(exact(p), offset);
      // What has no area any more is not there, though it is reached at that very time.
      expect(order === 0 ? side <= 0 : side === order).toBe(true);
      seen[`${side}` as keyof typeof seen]++;
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
});

it('offsets outwards have the points that faces of the outside say they have', () => {
  const random = new Random(2, 7, 1, 8);
  const seen = { '-1': 0, '0': 0, '1': 0 };
  for (let round = 0; round < effort(80); round++) {
    const { rings } = drawn(random);
    const outer = rings[0]!;
    const [xs, ys] = [0, 1].map((k) => outer.map((p) => p[k as 0 | 1]));
    const [minX, maxX] = [Math.min(...xs!), Math.max(...xs!)];
    const [minY, maxY] = [Math.min(...ys!), Math.max(...ys!)];
    const size = Math.max(maxX - minX, maxY - minY);
    const time = (size * random.between(1, 16)) / 32;
    const far = 64 * size;
    const frame: Rings[number] = [
      [minX - far, minY - far],
      [maxX + far, minY - far],
      [maxX + far, maxY + far],
      [minX - far, maxY + far],
    ];
    const skeleton = straightSkeleton2d({ outer: frame, holes: [outer] })!;
    const offset = offsetPolygon2d(outer, time)!;
    const weights = skeleton.faces.map(() => 1);
    for (let k = 0; k < 12; k++) {
      const own = offset.vertices[random.below(offset.vertices.length)]!.rounded.point;
      const p: readonly [number, number] =
        k < 4
          ? own
          : [
              minX + ((maxX - minX) * random.between(-16, 32)) / 16,
              minY + ((maxY - minY) * random.between(-16, 32)) / 16,
            ];
      const found = timeBeside(skeleton, weights, p, time);
      // Faces of the frame are far away; what is in no face is in the polygon.
      const order = found === undefined ? -1 : found.edge < 4 ? 1 : found.order;
      const side = sideOfOffset(exact(p), offset);
      expect(order === 0 ? side >= 0 : side === -order).toBe(true);
      seen[`${side}` as keyof typeof seen]++;
    }
  }
  expect(seen['1'] + seen['0']).toBeGreaterThan(50);
  expect(seen['-1']).toBeGreaterThan(50);
});
