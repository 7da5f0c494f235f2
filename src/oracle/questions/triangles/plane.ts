import { powerOfTwo } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import { EITHER_PLANE, eitherPlaneOf, rayOf, segmentOf, triangleOf } from '../../cases/shapes.js';
import { areaVector } from '../../referees/shapes/shape.js';
import {
  linePlaneReferee,
  rayPlaneReferee,
  segmentPlaneReferee,
  trianglePlaneReferee,
} from '../../referees/shapes/triangles/plane.js';
import { exact, isZero, vectorAt } from '../../referees/shapes/vectors.js';
import {
  linePlaneSubject,
  rayPlaneSubject,
  segmentPlaneSubject,
  trianglePlaneSubject,
} from '../../subjects/triangles/plane.js';
import { direction, integer, type Layout, layoutOf, plane, point, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { unitVectors } from '../unit-vectors.js';
import { meeting } from '../yes.js';

const planeParts = [
  integer('by points', 0, 1, '0: the plane by its coefficients, 1: the plane through p, q and r'),
  plane('plane'),
  ...points('p q r'),
] as const;

/** Small integers; some of the shape's points on the plane. */
const small = (layout: Layout): QuestionFamily => ({
  name: 'small-integers',
  summary: 'small integers, and a plane through some of the points',
  fill(random: Random, out: Float64Array) {
    for (let i = 0; i < layout.arity; i++) out[i] = random.between(-2, 2);
    out[0] = random.between(0, 1);
    if (random.oneIn(3))
      for (let j = 0; j < 3; j++) out[EITHER_PLANE.points + j] = out[EITHER_PLANE.shape + j]!;
    if (random.oneIn(3))
      for (let j = 0; j < 3; j++) out[EITHER_PLANE.points + 3 + j] = out[EITHER_PLANE.shape + 3 + j]!;
    const through = EITHER_PLANE.shape + (random.oneIn(2) ? 0 : 3);
    let product = 0;
    for (let j = 0; j < 3; j++) product += out[EITHER_PLANE.plane + j]! * out[through + j]!;
    if (random.oneIn(2)) out[EITHER_PLANE.plane + 3] = -product;
  },
});

/** The same with every value scaled: all by one power of two, coordinates and constants alike. */
const far = (layout: Layout): QuestionFamily => ({
  name: 'small-integers-far',
  summary: 'the same at exponents down to subnormals and up to overflow',
  fill(random, out) {
    small(layout).fill(random, out);
    const scale = powerOfTwo(random.between(-1074, 1000));
    for (let i = EITHER_PLANE.plane + 3; i < layout.arity; i++) out[i] = out[i]! * scale;
  },
});

/** What the plane is asked about, by the beginning of the question's name. */
const SHAPES = { segment: segmentOf, triangle: triangleOf, ray: rayOf, line: rayOf };
const classes = ['disjoint', 'touching', 'crossing', 'overlapping'];

function planeQuestion(
  kind: keyof typeof SHAPES,
  layout: Layout,
  parts: Pick<Question, 'subject' | 'referee'>,
  missing: readonly string[] = [],
): Question {
  const isDirected = kind === 'ray' || kind === 'line';
  const tail = isDirected ? '<sign> <facing> <hit>*' : kind === 'segment' ? '<signs> <hit>*' : '<signs>';
  return {
    name: `${kind}Plane`,
    area: 'spatial',
    layout,
    families: [small(layout), far(layout), unitVectors(layout)],
    form: `<relation> <A/B sorted>* ${tail}`,
    classes: classes.filter((kind) => !missing.includes(kind)),
    note: isDirected
      ? 'the sign: the side of the origin; then 1 if the direction leads from the front to the back, and the hits'
      : 'the signs: the side of each vertex',
    shapes: shapesBy(
      `${kind} plane`,
      (v) => [SHAPES[kind](v, EITHER_PLANE.shape), eitherPlaneOf(v)] as const,
    ),
    ...meeting(`the ${kind} and the plane`),
    accepts: (v) =>
      v[0] === 0 ||
      !isZero(areaVector([0, 3, 6].map((at) => vectorAt(exact(v), EITHER_PLANE.points + at, 3)))),
    ...parts,
  };
}

/** A segment and a plane. */
export const segmentPlaneQuestion = planeQuestion(
  'segment',
  layoutOf(3, ...planeParts, ...points('start end')),
  { subject: segmentPlaneSubject, referee: segmentPlaneReferee },
);

/** A triangle and a plane. */
export const trianglePlaneQuestion = planeQuestion(
  'triangle',
  layoutOf(3, ...planeParts, ...points('a b c')),
  { subject: trianglePlaneSubject, referee: trianglePlaneReferee },
);

const rayLayout = layoutOf(3, ...planeParts, point('origin'), direction('direction'));

/** A ray and a plane. */
export const rayPlaneQuestion = planeQuestion('ray', rayLayout, {
  subject: rayPlaneSubject,
  referee: rayPlaneReferee,
});

/** A line and a plane. */
export const linePlaneQuestion = planeQuestion(
  'line',
  rayLayout,
  { subject: linePlaneSubject, referee: linePlaneReferee },
  ['touching'],
);
