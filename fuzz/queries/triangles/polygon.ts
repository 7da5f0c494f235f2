import { linePolygon3d, rayPolygon3d, segmentPolygon3d } from '../../../src/spatial/linear-polygon.js';
import { polygonPlanarity, spatialPolygonConvexity } from '../../../src/spatial/polygon-planarity.js';
import { stepUlps } from '../../doubles.js';
import type { Random } from '../../random.js';
import { direction, integer, type Layout, layoutOf, type PartKind, point, points } from '../layout.js';
import type { Query, QueryFamily } from '../query.js';
import { onSegment } from '../referee/shape.js';
import {
  cross,
  dot,
  type Exact,
  exact,
  isZero,
  multiply,
  type Rational3,
  rational,
  samePoint,
  sameVector,
  signOf,
  subtract,
  type Vector,
  vectorAt,
} from '../referee/vectors.js';
import { contactText } from '../text.js';
import { commonLaws } from './laws.js';
import { pointOf, rayOf, segmentOf } from './shapes.js';

const MOST = 6;
const SHAPE = 1;
const VERTICES = 7;
const names = 'p q r s t u';

/** Polygons on a grid of a plane, and two points on the grid, in front or behind; z may be any. */
function onGrid(kinds: readonly PartKind[], far: boolean): QueryFamily {
  const relative = kinds.includes('direction');
  return {
    name: far ? 'on-a-grid-far' : 'on-a-grid',
    summary: 'a planar ring on a grid of 5 by 5 points, and grid points on and off its plane',
    fill(random: Random, out: Float64Array) {
      const [u, v, w, o] = [small(random), small(random), small(random), small(random)];
      out[0] = random.between(3, MOST);
      const scale = far ? 2 ** random.between(-1074, 1000) : 1;
      for (let at = SHAPE, i = 0; at < out.length; at += 3, i++) {
        const [s, t] = [random.between(0, 4), random.between(0, 4)];
        const h = kinds.length > 1 && i < 2 ? random.between(-1, 1) : 0;
        for (let j = 0; j < 3; j++) {
          const shift = relative && i === 1 ? -out[SHAPE + j]! / scale : 0;
          out[at + j] = (o[j]! + s * u[j]! + t * v[j]! + h * w[j]! + shift) * scale;
        }
      }
      if (far && random.oneIn(3)) {
        const at = random.between(SHAPE, out.length - 1);
        out[at] = stepUlps(out[at]!, random.between(-1, 1));
      }
    },
  };
}

function small(random: Random): number[] {
  return [random.between(-3, 3), random.between(-3, 3), random.between(-3, 3)];
}

function ringOf(v: Float64Array, from: number): [number, number, number][] {
  return Array.from({ length: v[0]! }, (_, i) => pointOf(v, from + 3 * i));
}

function exactRing(values: Exact, n: number, from: number): Vector[] {
  return Array.from({ length: n }, (_, i) => vectorAt(values, from + 3 * i, 3));
}

/** A normal of the ring's plane by the first corner that is one; zero if all are collinear. */
function normalOf(ring: readonly Vector[]): Vector {
  const p = ring[0]!;
  for (const q of ring) {
    for (const r of ring) {
      const normal = cross(subtract(q, p), subtract(r, p));
      if (!isZero(normal)) return normal;
    }
  }
  return [0n, 0n, 0n];
}

function dimensionOf(ring: readonly Vector[]): number {
  const p = ring[0]!;
  const normal = normalOf(ring);
  if (isZero(normal)) return ring.every((q) => sameVector(p, q)) ? 0 : 1;
  return ring.every((q) => dot(normal, subtract(q, p)) === 0n) ? 2 : 3;
}

/** The front is that of the first three independent vertices, in their order. */
function frontOf(ring: readonly Vector[]): Vector {
  const p = ring[0]!;
  const q = ring.find((x) => !sameVector(x, p))!;
  const r = ring.find((x) => !isZero(cross(subtract(q, p), subtract(x, p))))!;
  return cross(subtract(q, p), subtract(r, p));
}

/** Even-odd, by the crossings of a rational half-line in a coordinate plane, compared as fractions. */
function isInside(ring: readonly Vector[], x: Rational3, normal: Vector): boolean {
  const axis = normal.findIndex((part) => part !== 0n);
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
  const [xu, xv] = [[x.x, x.y, x.z][u]!, [x.x, x.y, x.z][v]!];
  let inside = false;
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    const [pv, qv] = [p[v]! * x.w, q[v]! * x.w];
    if (pv > xv === qv > xv) return;
    // At height xv the edge is at pu + (xv - pv) (qu - pu) / (qv - pv), in units of 1 / w.
    const rise = qv - pv;
    const left = (xu - p[u]! * x.w) * rise;
    const right = (xv - pv) * (q[u]! - p[u]!) * x.w;
    if (rise > 0n ? left < right : left > right) inside = !inside;
  });
  return inside;
}

function featureOf(ring: readonly Vector[], x: Rational3, normal: Vector): string | undefined {
  const v = ring.findIndex((p) => samePoint(rational(p), x));
  if (v >= 0) return `v${v}`;
  const e = ring.findIndex((p, i) => onSegment(p, ring[(i + 1) % ring.length]!, x));
  if (e >= 0) return `e${e}`;
  return isInside(ring, x, normal) ? 'f0' : undefined;
}

type Kind = 'segment' | 'ray' | 'line';

/** By the rational point where the line passes through the plane. */
function refereeOf(kind: Kind): (v: Float64Array) => string {
  return (v) => {
    const values = exact(v);
    const ring = exactRing(values, v[0]!, VERTICES);
    const dimension = dimensionOf(ring);
    if (dimension !== 2) return dimension === 3 ? 'not-planar 0' : 'degenerate 0';
    const normal = frontOf(ring);
    const origin = vectorAt(values, SHAPE, 3);
    const second = vectorAt(values, SHAPE + 3, 3);
    const along = kind === 'segment' ? subtract(second, origin) : second;
    const height = dot(normal, subtract(ring[0]!, origin));
    const rate = dot(normal, along);
    if (rate === 0n) return `${height === 0n ? 'coplanar' : 'disjoint'} 0`;
    const [n, d] = rate > 0n ? [height, rate] : [-height, -rate];
    if ((kind !== 'line' && n < 0n) || (kind === 'segment' && n > d)) return 'disjoint 0';
    const [x, y, z] = multiply(origin, d).map((part, i) => part + n * along[i]!) as [bigint, bigint, bigint];
    const feature = featureOf(ring, { x, y, z, w: d }, normal);
    if (feature === undefined) return 'disjoint 0';
    const own = kind !== 'line' && n === 0n ? 'v0' : kind === 'segment' && n === d ? 'v1' : 'e0';
    const relation = own === 'e0' && feature === 'f0' ? 'crossing' : 'touching';
    return `${relation} ${own}/${feature} ${-signOf(rate)}`;
  };
}

function textOf({ relation, contact, facing }: ReturnType<typeof segmentPolygon3d>): string {
  return `${contactText({ relation: relation.replace(' ', '-'), contact })} ${facing}`;
}

function polygonQuery(
  name: string,
  layout: Layout,
  parts: Pick<Query, 'decide' | 'referee' | 'classes'>,
): Query {
  const kinds = layout.parts.slice(1, 3).map(({ kind }) => kind);
  return {
    name,
    area: 'spatial',
    layout,
    families: [onGrid(kinds, false), onGrid(kinds, true)],
    laws: commonLaws(layout),
    ...parts,
  };
}

const classes = ['disjoint', 'touching', 'crossing', 'coplanar', 'degenerate', 'not-planar'];
const size = integer('vertices', 3, MOST);
const rayLayout = layoutOf(3, size, point('origin'), direction('direction'), ...points(names));

/** A segment and a planar polygon, convex or not. Referee: the rational point in the plane. */
export const segmentPolygonQuery = polygonQuery(
  'segmentPolygon3d',
  layoutOf(3, size, ...points(`a b ${names}`)),
  {
    decide: (v) => textOf(segmentPolygon3d(segmentOf(v, SHAPE), ringOf(v, VERTICES))),
    referee: refereeOf('segment'),
    classes,
  },
);

/** A ray and a planar polygon. */
export const rayPolygonQuery = polygonQuery('rayPolygon3d', rayLayout, {
  decide: (v) => textOf(rayPolygon3d(rayOf(v, SHAPE), ringOf(v, VERTICES))),
  referee: refereeOf('ray'),
  classes,
});

/** A line and a planar polygon. */
export const linePolygonQuery = polygonQuery('linePolygon3d', rayLayout, {
  decide: (v) => textOf(linePolygon3d(rayOf(v, SHAPE), ringOf(v, VERTICES))),
  referee: refereeOf('line'),
  classes,
});

/** Convex by its halfplanes: everything on one side of every edge, no point twice, no turning back. */
function convexity(ring: readonly Vector[], normal: Vector): string {
  const kept = ring.filter((p, i) => !sameVector(p, ring[(i + ring.length - 1) % ring.length]!));
  const repeats = kept.some((p, i) => kept.some((q, k) => k < i && sameVector(p, q)));
  if (repeats) return 'not-convex';
  let straight = kept.length < ring.length;
  const sides = new Set<number>();
  for (const [i, p] of kept.entries()) {
    const [q, r] = [kept[(i + 1) % kept.length]!, kept[(i + 2) % kept.length]!];
    const along = subtract(q, p);
    for (const x of kept) sides.add(signOf(dot(cross(along, subtract(x, p)), normal)));
    if (!isZero(cross(along, subtract(r, q)))) continue;
    straight = true;
    if (dot(along, subtract(r, q)) < 0n) return 'not-convex';
  }
  if (sides.has(1) && sides.has(-1)) return 'not-convex';
  return straight ? 'weakly-convex' : 'convex';
}

const ringLayout = layoutOf(3, size, ...points(names));

/** Planarity and convexity of a ring in space. Referee: normals and halfplanes in rationals. */
export const polygonConvexityQuery = polygonQuery('spatialPolygonConvexity', ringLayout, {
  decide(v) {
    const { dimension, planar } = polygonPlanarity(ringOf(v, 1));
    const differs = planar !== dimension < 3 ? ' BOOLEAN DIFFERS' : '';
    return `${spatialPolygonConvexity(ringOf(v, 1)).replace(' ', '-')} ${dimension}${differs}`;
  },
  referee(v) {
    const ring = exactRing(exact(v), v[0]!, 1);
    const dimension = dimensionOf(ring);
    if (dimension === 3) return 'not-planar 3';
    return dimension < 2 ? `degenerate ${dimension}` : `${convexity(ring, normalOf(ring))} 2`;
  },
  classes: ['convex', 'weakly-convex', 'not-convex', 'degenerate', 'not-planar'],
});
