/**
 * Normals of contacts of cylinders and cones, judged by supporting planes: what the plane across the normal through the
 * contact has on its sides, by the extreme points of both shapes, and no gradient.
 */
import { describe, expect, it } from 'vitest';
import type { Surd } from '../../../src/arithmetic/surd.js';
import * as surd from '../../../src/arithmetic/surd.js';
import { type Sweep, type SweepShape, sweep } from '../../../src/motion/index.js';
import { Random } from '../../../src/oracle/cases/random.js';

type Point = readonly number[];
type Place = readonly Surd[];

const exact = (p: Point): Place => p.map(surd.fromNumber);
const dot = (p: Place, q: Place): Surd => p.map((x, k) => surd.multiply(x, q[k]!)).reduce(surd.add);
const minus = (p: Place, q: Place): Place => p.map((x, k) => surd.subtract(x, q[k]!));
const moved = (p: Point, by: Point, t: Surd): Place =>
  exact(p).map((x, k) => surd.add(x, surd.multiply(surd.fromNumber(by[k]!), t)));

interface Solid {
  readonly ends: readonly [Point, Point];
  readonly radii: readonly [number, number];
  readonly shape: SweepShape;
}

const random = new Random(2, 7, 1, 8);
const point = (): [number, number, number] => [
  random.between(-3, 3),
  random.between(-3, 3),
  random.between(-3, 3),
];
const STRAIGHT = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 2],
  [0, 2, 2],
  [1, 2, 2],
];

function drawSolid(): Solid {
  const start = point();
  const axis = STRAIGHT[random.below(STRAIGHT.length)]!;
  const end = start.map((x, k) => x + axis[k]!) as [number, number, number];
  const [r, s] = [1 + random.below(2), 1 + random.below(3)];
  const kind = random.below(3);
  if (kind === 0)
    return { ends: [start, end], radii: [r, r], shape: { type: 'cylinder', start, end, radius: r } };
  if (kind === 1)
    return {
      ends: [start, end],
      radii: [r, 0],
      shape: { type: 'cone', center: start, apex: end, radius: r },
    };
  const shape = { type: 'truncated-cone', start, end, startRadius: r, endRadius: s } as const;
  return { ends: [start, end], radii: [r, s], shape };
}

/** A flat shape and its corners. */
function drawFlat(): readonly [SweepShape, readonly Point[]] {
  const [a, b, c, d] = [point(), point(), point(), point()];
  const far = point().map((x) => 4 * x) as [number, number, number];
  const low = a.map((x, k) => Math.min(x, b[k]!)) as [number, number, number];
  const high = a.map((x, k) => Math.max(x, b[k]!)) as [number, number, number];
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [0, 1, 2].map((k) => ((i >> k) & 1 ? high : low)[k]!));
  const kinds: (readonly [SweepShape, readonly Point[]])[] = [
    [a, [a]],
    [{ type: 'segment', start: a, end: far }, [a, far]],
    [{ type: 'triangle', a, b: far, c }, [a, far, c]],
    [{ type: 'tetrahedron', a, b, c, d }, [a, b, c, d]],
    [{ type: 'box', min: low, max: high }, corners],
  ];
  return kinds[random.below(kinds.length)]!;
}

/** Is the solid nowhere below the contact, as the normal sees it, and the flat shape nowhere above it? */
function isBetween(
  normal: Place,
  at: Place,
  { ends, radii }: Solid,
  corners: readonly Point[],
  motion: Point,
  t: Surd,
) {
  const isFlatBelow = corners.every((corner) => surd.sign(dot(normal, minus(exact(corner), at))) <= 0);
  const axis = minus(exact(ends[1]), exact(ends[0]));
  const along = surd.square(dot(normal, axis));
  // The square of what of the normal is across the axis, times that of the axis.
  const across = surd.subtract(surd.multiply(dot(normal, normal), dot(axis, axis)), along);
  const isSolidAbove = ends.every((end, i) => {
    const height = dot(normal, minus(moved(end, motion, t), at));
    const reach = surd.multiply(surd.square(surd.fromNumber(radii[i]!)), across);
    return (
      surd.sign(height) >= 0 && surd.compare(surd.multiply(surd.square(height), dot(axis, axis)), reach) >= 0
    );
  });
  return isFlatBelow && isSolidAbove;
}

/** May more than one plane be between both? Beside a vertex on a rim or an apex, an edge on an apex or along a rim. */
function isSharp(
  { points }: NonNullable<Sweep['contact']>,
  solid: Solid,
  corners: readonly Point[],
): boolean {
  if (points.some(({ a, b }) => a.type === 'face' || b.type === 'face')) return false;
  const [{ a, b }] = points as [(typeof points)[number]];
  if (a.type !== 'edge' || b.type !== 'edge' || corners.length > 2) return true;
  const [d, axis] = [minus(exact(corners[1]!), exact(corners[0]!)), solid.ends.map(exact)];
  return surd.sign(dot(d, minus(axis[1]!, axis[0]!))) === 0;
}

describe('the normal of a contact of a cylinder or a cone', () => {
  it('is that of a plane between both, from the second to the first', () => {
    const seen: Record<string, number> = {};
    const count = (key: string): void => {
      seen[key] = (seen[key] ?? 0) + 1;
    };
    for (let i = 0; i < 2500; i++) {
      const [solid, [flat, corners], motion] = [drawSolid(), drawFlat(), point().map((x) => 2 * x)];
      const { first, contact } = sweep(solid.shape, motion, flat);
      if (contact === null) continue;
      const normal = contact.normal;
      const features = `${contact.points[0]!.a.type} ${contact.points[0]!.b.type}`;
      if (normal === null) {
        expect(isSharp(contact, solid, corners)).toBe(true);
        count(`none: ${features}`);
        continue;
      }
      for (const { point: at } of contact.points)
        expect(isBetween(normal, at, solid, corners, motion, first!)).toBe(true);
      count(features);
      const back = sweep(flat, [0, 0, 0], solid.shape, motion).contact!.normal!;
      expect(back.every((x, k) => surd.equals(x, surd.negate(normal[k]!)))).toBe(true);
    }
    const asked = ['face vertex', 'face edge', 'edge edge', 'edge face', 'vertex face', 'none: edge vertex'];
    for (const key of asked) expect([key, (seen[key] ?? 0) > 2]).toEqual([key, true]);
  });

  const can = { type: 'cylinder', start: [-5, 0, 0], end: [-5, 0, 2], radius: 1 } as const;

  it('is that of the side along a wall, and of the cap on a floor', () => {
    const wall = { type: 'box', min: [0, -4, -4], max: [1, 4, 4] } as const;
    expect(sweep(can, [8, 0, 0], wall).contact!.rounded.normal).toEqual([-1, 0, 0]);
    const tip = { type: 'segment', start: [-5, 0.5, -9], end: [-5, 0.5, -1] } as const;
    expect(sweep(can, [0, 0, -2], tip).contact!.rounded.normal).toEqual([0, 0, 1]);
    expect(sweep(tip, [0, 0, 2], can).contact!.rounded.normal).toEqual([0, 0, -1]);
  });

  it('is across the generators of a cone, and known at the start, too', () => {
    const cone = { type: 'cone', apex: [0, 0, 4], center: [0, 0, 0], radius: 2 } as const;
    expect(sweep(cone, [4, 0, 0], [3, 0, 2]).contact!.rounded.normal).toEqual([-1, 0, -0.5]);
    expect(sweep(cone, [4, 0, 0], [1, 0, 2]).contact!.rounded.normal).toEqual([-1, 0, -0.5]);
  });

  it('is null where a vertex is on an apex or a rim, and where an edge goes along a rim', () => {
    const cone = { type: 'cone', apex: [0, 0, 4], center: [0, 0, 0], radius: 2 } as const;
    expect(sweep(cone, [0, 0, 4], [0, 0, 6]).contact!.normal).toBe(null);
    expect(sweep(cone, [4, 0, 0], [4, 0, 0]).contact!.normal).toBe(null);
    const beside = { type: 'segment', start: [4, -3, 0], end: [4, 3, 0] } as const;
    expect(sweep(cone, [4, 0, 0], beside).contact!.normal).toBe(null);
    const through = { type: 'segment', start: [4, 0, -3], end: [4, 0, 3] } as const;
    expect(sweep(cone, [4, 0, 0], through).contact!.rounded.normal).toEqual([-1, 0, 0]);
  });

  it('has coordinates that are doubles for shapes of any size', () => {
    for (const size of [2 ** -300, 2 ** 300]) {
      const scaled = (p: Point) => p.map((x) => x * size) as unknown as readonly [number, number, number];
      const big = {
        type: 'cylinder',
        start: scaled([-5, 0, 0]),
        end: scaled([-5, 0, 2]),
        radius: size,
      } as const;
      const rod = { type: 'segment', start: scaled([0, 0.5, -9]), end: scaled([0, 0.5, 9]) } as const;
      expect(sweep(big, scaled([10, 0, 0]), rod).contact!.rounded.normal).toEqual([
        -1, -0.5773502691896257, 0,
      ]);
    }
  });
});
