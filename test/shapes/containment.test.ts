import { describe, expect, it } from 'vitest';
import * as face from '../../src/shapes/index.js';
import { drawing, drawn, PAIRS } from './draws.js';

/**
 * Which shape contains which, beside an answer of its own: all corners are in a convex shape, and of what has no end
 * two points that are far away. Points are asked by functions that know nothing of containment.
 */

const DRAWS = 24;
/** Shapes here are within 6 of the origin, their slopes whole: what leaves a shape has left it there. */
const FAR = 1000;

const contains = face.contains as (a: face.Shape, b: face.Shape) => boolean;
const relation = face.relation as (a: face.Shape, b: face.Shape) => face.ShapeRelation;

// biome-ignore lint/suspicious/noExplicitAny: fields of all shapes are read here
type Fields = any;

const plus = (p: number[], v: number[], t = 1) => p.map((x, i) => x + t * v[i]!);
const corners = (least: number[], most: number[]) =>
  least.reduce<number[][]>(
    (all, x, i) => all.flatMap((p) => [...new Set([x, most[i]!])].map((y) => [...p, y])),
    [[]],
  );

/** Points that are in a convex shape together with all of this one; `null` where nothing is told by points. */
const POINTS: { readonly [T in face.ShapeType]?: (shape: Fields) => number[][] | null } = {
  point: (p) => [Array.from(p as number[])],
  segment: ({ start, end }) => [start, end],
  line: ({ origin, direction }) => [plus(origin, direction, -FAR), plus(origin, direction, FAR)],
  ray: ({ origin, direction }) => [origin, plus(origin, direction, FAR)],
  triangle: ({ a, b, c }) => [a, b, c],
  tetrahedron: ({ a, b, c, d }) => [a, b, c, d],
  box: ({ min, max }) => corners(min, max),
  'oriented-box': ({ center, axes, halfSize }) =>
    corners([-1, -1, -1], [1, 1, 1]).map((signs) =>
      signs.reduce((p, sign, i) => plus(p, axes[i], sign * halfSize[i]), center),
    ),
  'convex-polyhedron': ({ vertices }) => vertices,
  // One that is a part of a line along the last axis, which the slab of the fourth axis cuts.
  'k-dop': ({ min, max }) => {
    if (min[0] !== max[0] || min[1] !== max[1]) return null;
    const [x, y] = min;
    const ends = [Math.max(min[2], min[3] - x - y), Math.min(max[2], max[3] - x - y)];
    return ends[0]! > ends[1]! ? null : ends.map((z) => [x, y, z]);
  },
  polygon: ({ outer }) => outer,
  sphere: ({ center, radius }) => (radius === 0 ? [center] : null),
  capsule: ({ start, end, radius }) => (radius === 0 ? [start, end] : null),
  lozenge: ({ origin, edges: [u, v], radius }) =>
    radius === 0 ? [origin, plus(origin, u), plus(origin, v), plus(plus(origin, u), v)] : null,
  cylinder: ({ start, end, radius }) => (radius === 0 ? [start, end] : null),
  cone: ({ apex, center, radius }) => (radius === 0 ? [apex, center] : null),
  'truncated-cone': ({ start, end, startRadius, endRadius }) =>
    startRadius + endRadius === 0 ? [start, end] : null,
  'infinite-cylinder': ({ origin, direction, radius }) =>
    radius === 0 ? [plus(origin, direction, -FAR), plus(origin, direction, FAR)] : null,
  circle: ({ center, radius }) => (radius === 0 ? [center] : null),
  // Points of a plane on all sides of anything small.
  plane: ({ normal, constant }) => {
    const [x, y, z] = normal;
    const square = x * x + y * y + z * z;
    const at = normal.map((n: number) => (-constant * n * FAR) / square);
    if (at.some((c: number) => !Number.isInteger(c))) return null;
    const foot = at.map((c: number) => c / FAR);
    if (foot.some((c: number) => !Number.isInteger(c))) return null;
    const across = [
      [y, -x, 0],
      [0, z, -y],
      [z, 0, -x],
    ];
    return across.flatMap((v) => [plus(foot, v, FAR), plus(foot, v, -FAR)]);
  },
};

/** What has a volume or an area that lines do not have. */
const THICK = new Set<face.ShapeType>([
  'sphere',
  'capsule',
  'lozenge',
  'cylinder',
  'cone',
  'truncated-cone',
  'infinite-cylinder',
]);
const THIN = new Set<face.ShapeType>(['line', 'ray', 'segment', 'point']);

/** Is all of a shape in another one? `null` where this test does not know. */
function isIn(a: face.Shape, typeA: face.ShapeType, b: face.Shape, typeB: face.ShapeType): boolean | null {
  const points = POINTS[typeA]?.(a) ?? null;
  if (points === null) {
    const isThick = THICK.has(typeA) || typeA === 'ellipsoid' || typeA === 'ellipse' || typeA === 'circle';
    return isThick && (THIN.has(typeB) || typeB === 'plane') ? false : null;
  }
  if (typeB !== 'polygon') return points.every((p) => contains(b, p));
  if (typeA !== 'segment' && typeA !== 'point') return typeA === 'line' || typeA === 'ray' ? false : null;
  const [p, q] = [points[0]!, points.at(-1)!];
  // A stretch between places with denominators of at most 12 is longer than a step.
  return Array.from({ length: 257 }, (_, i) => p.map((x, k) => x + ((q[k]! - x) * i) / 256)).every(
    (point) => relation(point, b).relation !== 'disjoint',
  );
}

describe('containment beside corners', () => {
  const found = { none: 0, inside: 0, containing: 0, equal: 0 };

  it.each(PAIRS)('in the %s: %s and %s', (place, a, b) => {
    const draw = drawing(a.length * 57 + b.length * 7);
    for (let i = 0; i < DRAWS; i++) {
      const one = drawn(draw, place, a);
      const other = a === b && i % 4 === 0 ? structuredClone(one) : drawn(draw, place, b);
      let answer: face.ShapeRelation;
      try {
        answer = relation(one, other);
      } catch (error) {
        expect((error as Error).message).toMatch(/no answer|must be bounded/);
        if (/frustum without an end/.test((error as Error).message)) continue;
        return;
      }
      const said = { isIn: isIn(one, a, other, b), contains: isIn(other, b, one, a) };
      const { containment } = answer;
      if (said.isIn !== null)
        expect([one, other, containment === 'inside' || containment === 'equal']).toEqual([
          one,
          other,
          said.isIn,
        ]);
      if (said.contains !== null)
        expect([one, other, containment === 'containing' || containment === 'equal']).toEqual([
          one,
          other,
          said.contains,
        ]);
      if (said.isIn !== null && said.contains !== null) found[containment]++;
    }
  });

  it('has met all of them often', () => {
    for (const count of Object.values(found)) expect(count).toBeGreaterThan(100);
  });
});
