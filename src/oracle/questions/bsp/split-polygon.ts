import { AGAIN, AGAIN_THICK, secondPlaneOf, TILT, TILTS } from '../../cases/bsp/convex-split.js';
import { type SimpleRingKind, simpleRing } from '../../cases/bsp/simple-rings.js';
import { CLOUD, COUNT, isSimpleRing, MOST_POINTS, simpleRingOf } from '../../cases/bsp/simple-split.js';
import {
  BY_POINTS,
  HALF_THICKNESS,
  METRIC,
  PLANE,
  POINTS,
  thickPlaneOf,
} from '../../cases/bsp/thick-planes.js';
import { powerOfTwo, stepUlps } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import { splitPolygonReferee } from '../../referees/shapes/bsp/split-polygon.js';
import { isPlane } from '../../referees/shapes/bsp/thick-planes.js';
import { splitPolygonSubject } from '../../subjects/bsp/splits.js';
import { integer, type Layout, layoutOf, length, plane, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { splitLaws } from './split-laws.js';

/** Planes that pass through vertices of what they split, and the same cases at other exponents. */

type Triple = [number, number, number];

/** The plane through one, two or three vertices of the polygon, or with their height as the thickness. */
export function plantVertices(random: Random, out: Float64Array, ring: readonly Triple[] | null): void {
  if (ring === null || ring.length === 0) return;
  const vertex = (): Triple => ring[random.below(ring.length)]!;
  if (out[BY_POINTS] === 1) {
    const most = random.oneIn(6) ? 3 : random.between(0, 2);
    for (let k = 0; k < most; k++) out.set(vertex(), POINTS + 3 * k);
  } else if (random.oneIn(2)) plantConstant(out, PLANE, vertex());
  if (random.oneIn(2)) plantConstant(out, AGAIN, vertex());
  if (random.oneIn(3)) out[HALF_THICKNESS] = heightOf(out, vertex());
  if (random.oneIn(6)) out[HALF_THICKNESS] = Math.abs(stepUlps(out[HALF_THICKNESS]!, random.sign()));
}

function plantConstant(out: Float64Array, at: number, [x, y, z]: Triple): void {
  out[at + 3] = -(out[at]! * x + out[at + 1]! * y + out[at + 2]! * z);
}

/** The height of a point over the first plane, rounded. */
function heightOf(out: Float64Array, x: Triple): number {
  const row = (at: number) => [...out.subarray(at, at + 3)];
  const [p, q, r] = [0, 3, 6].map((at) => row(POINTS + at)) as [number[], number[], number[]];
  const [u, w] = [q.map((k, i) => k - p[i]!), r.map((k, i) => k - p[i]!)];
  const through = [0, 1, 2].map((i) => u[(i + 1) % 3]! * w[(i + 2) % 3]! - u[(i + 2) % 3]! * w[(i + 1) % 3]!);
  const isByPoints = out[BY_POINTS] === 1;
  const n = isByPoints ? through : row(PLANE);
  const constant = isByPoints ? -n.reduce((sum, k, i) => sum + k * p[i]!, 0) : out[PLANE + 3]!;
  const form = n.reduce((sum, k, i) => sum + k * x[i]!, constant);
  const height = Math.abs(out[METRIC] === 1 ? form : form / Math.sqrt(n.reduce((sum, k) => sum + k * k, 0)));
  return Number.isFinite(height) ? height : 0;
}

/** All lengths times a power of two; normals have no unit. A value moved by an ulp now and then. */
export function moveFar(random: Random, out: Float64Array, layout: Layout): void {
  const scale = powerOfTwo(random.between(-300, 300));
  for (const { kind, at, size } of layout.parts) {
    if (kind === 'integer') continue;
    for (let i = kind === 'plane' ? at + 3 : at; i < at + size; i++) out[i] = out[i]! * scale;
    for (let i = at; i < at + size; i++) if (random.oneIn(15)) out[i] = stepUlps(out[i]!, random.sign());
  }
  out[HALF_THICKNESS] = Math.abs(out[HALF_THICKNESS]!);
}

const layout = layoutOf(
  3,
  integer('metric', 0, 1, '0: distance, 1: the plane as it is given'),
  integer('by points', 0, 1, '0: the plane by its coefficients, 1: the plane through p, q and r'),
  plane('plane'),
  ...points('p q r'),
  length('halfThickness'),
  plane('again'),
  integer('again thick', 0, 1, '1: the second plane has the thickness of the first, in distance'),
  integer('tilt', 0, TILTS - 1, 'how the polygon lies in space'),
  integer('points', 3, MOST_POINTS, 'how many of the last points are the vertices of the polygon'),
  ...points('a b c d e f g h i j k l'),
);

/** A polygon, planes of a small lattice, every other time along an axis of the polygon's plane. */
function fillLattice(kind: SimpleRingKind, random: Random, out: Float64Array): void {
  for (let i = 0; i < layout.arity; i++) out[i] = random.between(-6, 6);
  out[METRIC] = random.below(2);
  out[BY_POINTS] = random.below(3) === 0 ? 1 : 0;
  out[AGAIN_THICK] = random.below(2);
  out[TILT] = random.below(TILTS);
  const ring = simpleRing(kind, random, MOST_POINTS);
  out[COUNT] = Math.max(3, ring.length);
  ring.forEach(([x, y], i) => {
    out.set([x, y], CLOUD + 3 * i);
  });
  for (const at of [PLANE, AGAIN]) if (random.oneIn(2)) plantAxis(random, out, at);
  if (random.oneIn(8)) out.copyWithin(AGAIN, PLANE, PLANE + 4);
  out[HALF_THICKNESS] = random.oneIn(2) ? 0 : random.between(0, 8) / 2;
  if (out[METRIC] === 1) out[HALF_THICKNESS] = out[HALF_THICKNESS]! * random.between(1, 6);
}

/** A plane that meets the polygon's in a line of constant x or y of the polygon. */
function plantAxis(random: Random, out: Float64Array, at: number): void {
  const turned = Math.floor(out[TILT]! / 3) % 3;
  const axis = (turned + random.below(2)) % 3;
  for (let k = 0; k < 3; k++) out[at + k] = k === axis ? random.sign() * random.between(1, 2) : 0;
  out[at + 3] = random.between(-6, 6);
}

const KINDS: readonly (readonly [SimpleRingKind, string])[] = [
  ['comb', 'teeth on one or two sides'],
  ['spiral', 'walls that wind inwards'],
  ['star', 'near and far points in turn'],
  ['rectilinear', 'edges along two axes'],
  ['dented', 'triangles with points of a lattice put into their edges'],
];

const families: readonly QuestionFamily[] = [
  ...KINDS.map(
    ([kind, summary]): QuestionFamily => ({
      name: `${kind}-split`,
      summary: `${summary}; planes through vertices and along edges, thicknesses of their heights or one ulp beside`,
      fill(random, out) {
        fillLattice(kind, random, out);
        plantVertices(random, out, simpleRingOf(out));
      },
    }),
  ),
  {
    name: 'simple-split-far',
    summary: 'all of these at other exponents, values moved by an ulp now and then',
    fill(random, out) {
      fillLattice(KINDS[random.below(KINDS.length)]![0], random, out);
      plantVertices(random, out, simpleRingOf(out));
      moveFar(random, out, layout);
    },
  },
];

/** A simple polygon, split by a plane with or without thickness, and its pieces by another. */
export const splitPolygonQuestion: Question = {
  name: 'splitPolygon',
  area: 'bsp',
  layout,
  families,
  note: 'the polygon split by the first plane, then its pieces by the second one',
  form: '<splits>',
  classes: ['front', 'back', 'on', 'straddling'],
  subject: splitPolygonSubject,
  referee: splitPolygonReferee,
  accepts: (v) => isPlane(v) && isSimpleRing(v),
  shapes: shapesBy('polygon plane again', (v) => [simpleRingOf(v), thickPlaneOf(v), secondPlaneOf(v)]),
  laws: splitLaws(layout),
  coded: true,
};
