import { linePolygon3d, rayPolygon3d, segmentPolygon3d } from '../../../spatial/polygons/linear-polygon.js';
import { polygonConvexity3d, polygonPlanarity } from '../../../spatial/polygons/polygon-planarity.js';
import { featureText } from '../../answers/text.js';
import { stepUlps } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import { areaVector } from '../../referees/shapes/shape.js';
import {
  cross,
  dot,
  type Exact,
  exact,
  isZero,
  multiply,
  sameVector,
  signOf,
  subtract,
  type Vector,
  vectorAt,
} from '../../referees/shapes/vectors.js';
import { direction, integer, type Layout, layoutOf, type PartKind, point, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import { commonLaws } from './laws.js';
import { featureOf, inPlane, type Kind } from './polygon-plane.js';
import { ringLaws } from './ring-laws.js';
import { pointOf, rayOf, segmentOf } from './shapes.js';

const MOST = 6;
const SHAPE = 1;
const VERTICES = 7;
const names = 'p q r s t u';

/** Polygons on a grid of a plane, and two points on the grid, in front or behind; z may be any. */
function onGrid(kinds: readonly PartKind[], far: boolean): QuestionFamily {
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
      // A segment that is a point, between two vertices.
      if (kinds.length > 1 && !relative && random.oneIn(12)) {
        for (let j = 0; j < 3; j++) {
          const between = out[VERTICES + j]! / 2 + out[VERTICES + 6 + j]! / 2;
          out[SHAPE + j] = out[SHAPE + 3 + j] = between;
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

function ringOf(v: ArrayLike<number>, from: number): [number, number, number][] {
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

/** By the rational point where the line passes through the plane, and the area vector of the ring. */
function refereeOf(kind: Kind): (v: Float64Array) => string {
  return (v) => {
    const values = exact(v);
    const ring = exactRing(values, v[0]!, VERTICES);
    const dimension = dimensionOf(ring);
    if (dimension !== 2) return dimension === 3 ? 'not-planar 0' : 'degenerate 0';
    const normal = normalOf(ring);
    const origin = vectorAt(values, SHAPE, 3);
    const second = vectorAt(values, SHAPE + 3, 3);
    const along = kind === 'segment' ? subtract(second, origin) : second;
    const height = dot(normal, subtract(ring[0]!, origin));
    const rate = dot(normal, along);
    if (rate === 0n) return height === 0n ? inPlane(kind, ring, normal, origin, along) : 'disjoint 0';
    const [n, d] = rate > 0n ? [height, rate] : [-height, -rate];
    if ((kind !== 'line' && n < 0n) || (kind === 'segment' && n > d)) return 'disjoint 0';
    const [x, y, z] = multiply(origin, d).map((part, i) => part + n * along[i]!) as [bigint, bigint, bigint];
    const feature = featureOf(ring, { x, y, z, w: d }, normal);
    if (feature === undefined) return 'disjoint 0';
    const own = kind !== 'line' && n === 0n ? 'v0' : kind === 'segment' && n === d ? 'v1' : 'e0';
    const relation = own === 'e0' && feature === 'f0' ? 'crossing' : 'touching';
    return `${relation} ${own}/${feature} ${signOf(dot(areaVector(ring), multiply(along, -1n)))}`;
  };
}

/** With the contact in its order along the line. */
function textOf({ relation, contact, facing }: ReturnType<typeof segmentPolygon3d>): string {
  const pairs = contact.map(({ a, b }) => `${featureText(a)}/${featureText(b)}`);
  return [relation.replace(' ', '-'), ...pairs, facing].join(' ');
}

/** The relation with the number of common points. */
function classOf(answer: string): string {
  const parts = answer.split(' ');
  return parts.length === 2 ? parts[0]! : `${parts[0]} ${parts.length - 2}`;
}

function polygonQuestion(
  name: string,
  layout: Layout,
  parts: Omit<Question, 'name' | 'area' | 'layout' | 'families'>,
): Question {
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

const classes = [
  'disjoint',
  'touching 1',
  'touching 2',
  'crossing 1',
  'overlapping 2',
  'degenerate',
  'not-planar',
];
const size = integer('vertices', 3, MOST, 'how many of the last points count');
const segmentLayout = layoutOf(3, size, ...points(`segment.start segment.end ${names}`));
const directed = (kind: 'ray' | 'line') =>
  layoutOf(3, size, point(`${kind}.origin`), direction(`${kind}.direction`), ...points(names));
const [rayLayout, lineLayout] = [directed('ray'), directed('line')];

/** What is asked about the polygon, and whether both have a point in common. */
function linearAnd(kind: Kind): Pick<Question, 'form' | 'shapes' | 'yes' | 'holds'> {
  const linear = kind === 'segment' ? segmentOf : rayOf;
  return {
    form: '<degenerate|not-planar> 0 | <relation> <A/B along>* <facing>',
    shapes: shapesBy(`${kind} polygon`, (v) => [linear(v, SHAPE), ringOf(v, VERTICES)] as const),
    ...meeting(`the ${kind} and the closed polygon`, 'degenerate', 'not-planar'),
  };
}

/** A segment and a planar polygon, convex or not. Referee: the rational point in the plane. */
export const segmentPolygonQuestion = polygonQuestion('segmentPolygon3d', segmentLayout, {
  subject: (v) => textOf(segmentPolygon3d(segmentOf(v, SHAPE), ringOf(v, VERTICES))),
  referee: refereeOf('segment'),
  ...linearAnd('segment'),
  classes: [...classes, 'overlapping 1'],
  classOf,
  laws: [...commonLaws(segmentLayout), ...ringLaws(VERTICES)],
});

/** A ray and a planar polygon. */
export const rayPolygonQuestion = polygonQuestion('rayPolygon3d', rayLayout, {
  subject: (v) => textOf(rayPolygon3d(rayOf(v, SHAPE), ringOf(v, VERTICES))),
  referee: refereeOf('ray'),
  ...linearAnd('ray'),
  classes,
  classOf,
  laws: [...commonLaws(rayLayout), ...ringLaws(VERTICES)],
});

/** A line and a planar polygon. */
export const linePolygonQuestion = polygonQuestion('linePolygon3d', lineLayout, {
  subject: (v) => textOf(linePolygon3d(rayOf(v, SHAPE), ringOf(v, VERTICES))),
  referee: refereeOf('line'),
  ...linearAnd('line'),
  classes,
  classOf,
  laws: [...commonLaws(lineLayout), ...ringLaws(VERTICES)],
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
  return straight ? 'convex' : 'strictly-convex';
}

const ringLayout = layoutOf(3, size, ...points(names));

/** Planarity and convexity of a ring in space. Referee: normals and halfplanes in rationals. */
export const polygonConvexityQuestion = polygonQuestion('polygonConvexity3d', ringLayout, {
  subject(v) {
    const { dimension, planar } = polygonPlanarity(ringOf(v, 1));
    const differs = planar !== dimension < 3 ? ' BOOLEAN DIFFERS' : '';
    return `${polygonConvexity3d(ringOf(v, 1)).replace(' ', '-')} ${dimension}${differs}`;
  },
  referee(v) {
    const ring = exactRing(exact(v), v[0]!, 1);
    const dimension = dimensionOf(ring);
    if (dimension === 3) return 'not-planar 3';
    return dimension < 2 ? `degenerate ${dimension}` : `${convexity(ring, normalOf(ring))} 2`;
  },
  form: '<strictly-convex|convex|not-convex|degenerate|not-planar> <n>',
  note: 'the number: the dimension of the affine hull of the vertices',
  classes: ['strictly-convex', 'convex', 'not-convex', 'degenerate', 'not-planar'],
  shapes: shapesBy('polygon', (v) => [ringOf(v, 1)] as const),
  yes: 'the ring is a planar convex polygon (vertices within straight edges and repeated ones allowed)',
  holds: (answer) => /^(strictly-convex|convex) /.test(answer),
});
