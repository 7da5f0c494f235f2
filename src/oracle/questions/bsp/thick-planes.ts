import {
  BY_POINTS,
  HALF_THICKNESS,
  METRIC,
  MOST_VERTICES,
  PLANE,
  POINTS,
  polygonOf,
  polyhedronOf,
  SHAPE,
  thickPlaneOf,
} from '../../cases/bsp/thick-planes.js';
import { powerOfTwo, stepUlps } from '../../cases/doubles.js';
import { hullOf } from '../../cases/hulls.js';
import type { Random } from '../../cases/random.js';
import { boxOf, orientedBoxOf, segmentOf, triangleOf } from '../../cases/shapes.js';
import { independentAxes } from '../../referees/shapes/boxes/shapes.js';
import {
  isPlane,
  isTetrahedron,
  segmentThickPlaneReferee,
  thickPlaneBoxReferee,
  thickPlaneConvexPolyhedronReferee,
  thickPlaneHullReferee,
  thickPlaneOrientedBoxReferee,
  thickPlanePolygonReferee,
  triangleThickPlaneReferee,
} from '../../referees/shapes/bsp/thick-planes.js';
import {
  segmentThickPlaneSubject,
  thickPlaneBoxSubject,
  thickPlaneConvexPolyhedronSubject,
  thickPlaneHullSubject,
  thickPlaneOrientedBoxSubject,
  thickPlanePolygonSubject,
  triangleThickPlaneSubject,
} from '../../subjects/bsp/thick-planes.js';
import { fillOrientedBox, orientedBoxParts, rotateOrientedBox } from '../boxes/families.js';
import { fillHull, hullParts } from '../hulls.js';
import { box, integer, type Layout, layoutOf, length, plane, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question, QuestionFamily } from '../question.js';

/** The parts of a thick plane, which come before those of the shape. */
export const head = [
  integer('metric', 0, 1, '0: distance, 1: the plane as it is given'),
  integer('by points', 0, 1, '0: the plane by its coefficients, 1: the plane through p, q and r'),
  plane('plane'),
  ...points('p q r'),
  length('halfThickness'),
] as const;

/** Normals whose length is a whole number: distances of lattice points are rational, and often doubles. */
const WHOLE_NORMALS = [
  [0, 0, 1],
  [0, 3, 4],
  [1, 2, 2],
  [2, 3, 6],
  [1, 4, 8],
  [4, 4, 7],
] as const;

function wholeNormal(random: Random): number[] {
  const n = [...WHOLE_NORMALS[random.below(WHOLE_NORMALS.length)]!] as number[];
  for (let i = 2; i > 0; i--) {
    const j = random.below(i + 1);
    [n[i], n[j]] = [n[j]!, n[i]!];
  }
  return n.map((x) => (random.oneIn(2) ? x : -x));
}

/** Half the thickness that has a point on the band's face, as a rounded number. */
function thicknessAt(out: Float64Array, at: number): number {
  const [p, q, r] = [0, 3, 6].map((k) => out.subarray(POINTS + k, POINTS + k + 3)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  let n: number[] = [...out.subarray(PLANE, PLANE + 3)];
  let constant = out[PLANE + 3]!;
  if (out[BY_POINTS] === 1) {
    const [u, v] = [q.map((x, i) => x - p[i]!), r.map((x, i) => x - p[i]!)];
    n = [0, 1, 2].map((i) => u[(i + 1) % 3]! * v[(i + 2) % 3]! - u[(i + 2) % 3]! * v[(i + 1) % 3]!);
    constant = -(n[0]! * p[0]! + n[1]! * p[1]! + n[2]! * p[2]!);
  }
  const form = n[0]! * out[at]! + n[1]! * out[at + 1]! + n[2]! * out[at + 2]! + constant;
  return Math.abs(out[METRIC] === 1 ? form : form / Math.sqrt(n.reduce((sum, k) => sum + k * k, 0)));
}

/**
 * Small integers; a thickness that has one of the shape's first two points (or corners) on a face of the band, or
 * nearly.
 *
 * @param fillShape  What it does to the shape, which has small integers already
 */
export const atTheBand = (
  layout: Layout,
  fillShape: (random: Random, out: Float64Array) => void,
): QuestionFamily => ({
  name: 'at-the-band',
  summary: 'small integers, normals of whole lengths, a thickness that has a point on a face of the band',
  fill(random, out) {
    for (let i = 0; i < layout.arity; i++) out[i] = random.between(-4, 4);
    out[METRIC] = random.below(2);
    out[BY_POINTS] = random.oneIn(3) ? 1 : 0;
    const n = wholeNormal(random);
    out.set(n, PLANE);
    const lead = layout.parts.find(({ at, kind }) => at >= SHAPE && kind !== 'integer')!.at;
    fillShape(random, out);
    if (random.oneIn(3)) {
      out[PLANE + 3] = -(n[0]! * out[lead]! + n[1]! * out[lead + 1]! + n[2]! * out[lead + 2]!);
    }
    const of = lead + 3 * random.below(2);
    out[HALF_THICKNESS] = random.oneIn(4) ? random.between(0, 3) / 2 : thicknessAt(out, of);
    if (random.oneIn(4))
      out[HALF_THICKNESS] = Math.abs(stepUlps(out[HALF_THICKNESS]!, random.between(-1, 1)));
  },
});

/** The same with every length scaled by one power of two, and values moved by an ulp. */
export const farAway = (family: QuestionFamily, layout: Layout): QuestionFamily => ({
  name: 'at-the-band-far',
  summary: 'the same at other exponents, values moved by an ulp now and then',
  fill(random, out) {
    family.fill(random, out);
    const scale = powerOfTwo(random.between(-300, 300));
    for (const { kind, at, size } of layout.parts) {
      if (kind === 'integer') continue;
      for (let i = at; i < at + size; i++) {
        // Normals have no unit: constants are lengths, and forms are.
        if (kind !== 'direction' && !(kind === 'plane' && i < at + 3) && kind !== 'sizes')
          out[i] = out[i]! * scale;
        if (random.oneIn(12)) out[i] = stepUlps(out[i]!, random.between(-1, 1));
      }
    }
    out[HALF_THICKNESS] = Math.abs(out[HALF_THICKNESS]!);
  },
});

export const classes = ['front', 'back', 'on', 'straddling'];

const opposite = (sign: string) => (sign === '0' ? '0' : sign === '1' ? '-1' : '1');

/**
 * The plane turned over: what was in front is behind.
 *
 * @param turned  What becomes of what the answer has behind the sides
 */
export const reversal = (turned: (rest: readonly string[]) => readonly string[]): Law => ({
  name: 'reversal',
  vary(values) {
    const others = values.map((x, i) => (i >= PLANE && i < POINTS ? -x : x));
    others.set(values.subarray(POINTS + 3, POINTS + 6), POINTS + 6);
    others.set(values.subarray(POINTS + 6, POINTS + 9), POINTS + 3);
    return { values: others, expected: (answer) => turnedOver(answer, turned) };
  },
});

function turnedOver(answer: string, turned: (rest: readonly string[]) => readonly string[]): string {
  const [kind, sides, ...rest] = answer.split(' ') as [string, string, ...string[]];
  const word = kind === 'front' ? 'back' : kind === 'back' ? 'front' : kind;
  return [word, sides.split(',').map(opposite).join(), ...turned(rest)].join(' ');
}

const facingTurned = ([facing, ...rest]: readonly string[]) => [opposite(facing!), ...rest];

function question(
  name: string,
  shape: readonly Parameters<typeof layoutOf>[1][],
  hasFront: boolean,
  argument: readonly [name: string, first: boolean, of: (v: ArrayLike<number>) => unknown],
  parts: Pick<Question, 'subject' | 'referee'> & Partial<Question>,
  fillShape: (random: Random, out: Float64Array) => void = () => {},
): Question {
  const layout = layoutOf(3, ...head, ...shape);
  const [shapeName, first, of] = argument;
  const family = atTheBand(layout, fillShape);
  return {
    name,
    area: 'bsp',
    layout,
    families: [family, farAway(family, layout)],
    form: `<front|back|on|straddling> <signs>${hasFront ? ' <sign>' : ''} <feature>*`,
    note: `the sides of the vertices${hasFront ? ', whether a shape that is on the plane faces its way' : ''}; the vertices, edges and faces in the band`,
    classes,
    shapes: shapesBy(first ? `${shapeName} plane` : `plane ${shapeName}`, (v) =>
      first ? [of(v), thickPlaneOf(v)] : [thickPlaneOf(v), of(v)],
    ),
    accepts: isPlane,
    laws: [reversal(hasFront ? facingTurned : (rest) => rest)],
    ...parts,
  };
}

/** A segment and a thick plane. */
export const segmentThickPlaneQuestion = question(
  'segmentThickPlane',
  points('start end'),
  false,
  ['segment', true, (v) => segmentOf(v, SHAPE)],
  { subject: segmentThickPlaneSubject, referee: segmentThickPlaneReferee },
);

/** A triangle and a thick plane. */
export const triangleThickPlaneQuestion = question(
  'triangleThickPlane',
  points('a b c'),
  true,
  ['triangle', true, (v) => triangleOf(v, SHAPE)],
  { subject: triangleThickPlaneSubject, referee: triangleThickPlaneReferee },
);

/** A polygon and a thick plane. */
export const thickPlanePolygonQuestion = question(
  'thickPlanePolygon',
  [integer('vertices', 3, MOST_VERTICES, 'how many of the last points count'), ...points('s t u v w x')],
  true,
  ['polygon', true, polygonOf],
  { subject: thickPlanePolygonSubject, referee: thickPlanePolygonReferee },
  (random, out) => {
    out[SHAPE] = random.between(3, MOST_VERTICES);
    // Half of the time in a plane that the thick one is parallel to, along one axis.
    if (random.oneIn(2)) return;
    for (let i = 0; i < MOST_VERTICES; i++) out[SHAPE + 3 + 3 * i] = out[SHAPE + 3]!;
    if (random.oneIn(2)) out.set([0, 0, random.sign()], PLANE);
  },
);

/** A thick plane and a box. */
export const thickPlaneBoxQuestion = question(
  'thickPlaneBox',
  [box('box')],
  false,
  ['box', false, (v) => boxOf(v, SHAPE)],
  { subject: thickPlaneBoxSubject, referee: thickPlaneBoxReferee },
);

/** A thick plane and an oriented box. */
export const thickPlaneOrientedBoxQuestion = question(
  'thickPlaneOrientedBox',
  orientedBoxParts('box'),
  false,
  ['box', false, (v) => orientedBoxOf(v, SHAPE)],
  {
    subject: thickPlaneOrientedBoxSubject,
    referee: thickPlaneOrientedBoxReferee,
    accepts: (v) => isPlane(v) && independentAxes(v, SHAPE),
  },
  (random, out) => {
    fillOrientedBox(random, out, SHAPE);
    if (random.oneIn(4)) rotateOrientedBox(random, out, SHAPE);
  },
);

/** A thick plane and a convex polyhedron: a tetrahedron. */
export const thickPlaneConvexPolyhedronQuestion = question(
  'thickPlaneConvexPolyhedron',
  points('a b c d'),
  false,
  ['polyhedron', false, polyhedronOf],
  {
    subject: thickPlaneConvexPolyhedronSubject,
    referee: thickPlaneConvexPolyhedronReferee,
    coded: true,
    accepts: (v) => isPlane(v) && isTetrahedron(v),
    // Points that relations spread are all in one plane.
    without: ['inexact-differences'],
  },
);

/** A thick plane and a hull of points. */
export const thickPlaneHullQuestion = question(
  'thickPlaneHull',
  hullParts('hull'),
  false,
  ['hull', false, (v) => hullOf(v, SHAPE)],
  { subject: thickPlaneHullSubject, referee: thickPlaneHullReferee },
  (random, out) => fillHull(random, out, SHAPE),
);
