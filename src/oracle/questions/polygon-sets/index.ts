import { SET_KINDS } from '../../answers/polygon-sets.js';
import { CHAIN_OPERATIONS, chainOf, MOST_STEPS, PARTNERS, stepAt } from '../../cases/polygon-sets/chains.js';
import { CLIPS, clipCaseOf, clipOf, isClip } from '../../cases/polygon-sets/clips.js';
import { MANY, MANY_FRAMES, MANY_KINDS, MANY_OPERATIONS, manyCaseOf } from '../../cases/polygon-sets/many.js';
import {
  ALONE,
  operandAt,
  operandSize,
  PAIRED,
  pairOf,
  probesOf,
  type SetOperation,
  TRIPLE,
} from '../../cases/polygon-sets/operands.js';
import { clipReferee } from '../../referees/shapes/polygon-sets/clips.js';
import { areasReferee, measuresReferee } from '../../referees/shapes/polygon-sets/measures.js';
import {
  chainReferee,
  locationsReferee,
  manyReferee,
  operandReferee,
  pairReferee,
} from '../../referees/shapes/polygon-sets/polygon-sets.js';
import {
  areasSubject,
  chainSubject,
  clipSubject,
  locationsSubject,
  manySubject,
  measuresSubject,
  operandSubject,
  pairSubject,
} from '../../subjects/polygon-sets/polygon-sets.js';
import { integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { besideQuestions } from './beside.js';
import { bufferQuestions } from './buffers.js';
import { operandFamilies, operandParts } from './families.js';
import { given } from './given.js';
import { exchange, placesOf, setLaws } from './laws.js';
import { minkowskiQuestions } from './minkowski.js';
import { drawProbes } from './probes.js';

const NOTE =
  'polygons in brackets, the first ring around it counterclockwise, then behind bars its holes clockwise: the closure of the inside, in exact coordinates. Vertices are where the boundary turns or rings meet; each ring passes through a vertex once, the inside of each polygon is connected, rings begin at their least vertex, and all is in lexicographic order';

const shared = {
  area: 'planar',
  form: '<empty|simple|holed|parts|touching> <set-polygon>*',
  classes: SET_KINDS,
  coded: true,
} as const;

const alone = layoutOf(2, ...operandParts('v', ALONE));

/** Any rings as a set. */
export const polygonSetQuestion: Question = {
  ...shared,
  name: 'polygonSet',
  note: NOTE,
  layout: alone,
  families: operandFamilies(0, [ALONE]),
  subject: operandSubject,
  referee: operandReferee,
  shapes: shapesBy('polygons', (v) => [given(operandAt(v, 0, ALONE))]),
  laws: setLaws(placesOf(0, [ALONE])),
};

const pair = layoutOf(2, ...operandParts('a', PAIRED), ...operandParts('b', PAIRED));

/** Two operands combined. Referee: trapezoids. */
function pairQuestion(name: string, operation: SetOperation): Question {
  return {
    ...shared,
    name,
    note: NOTE,
    layout: pair,
    families: operandFamilies(0, [PAIRED, PAIRED]),
    subject: pairSubject(operation),
    referee: pairReferee(operation),
    shapes: shapesBy('a b', (v) => pairOf(v).map(given)),
    laws: [
      ...setLaws(placesOf(0, [PAIRED, PAIRED])),
      ...(operation === 'difference' ? [] : [exchange(operandSize(PAIRED))]),
    ],
  };
}

const NUMBERS = Array.from({ length: MOST_STEPS }, (_, i) => i);
const chain = layoutOf(
  2,
  integer('steps', 1, MOST_STEPS, 'how many operands count'),
  ...NUMBERS.flatMap((i) => [
    integer(`operation${i}`, 0, CHAIN_OPERATIONS.length - 1, CHAIN_OPERATIONS.join(', ')),
    integer(`partner${i}`, 0, PARTNERS.length - 1, PARTNERS.join(', ')),
    ...operandParts(`v${i}`, TRIPLE),
  ]),
);

/** Operands combined step by step, results with older results. */
export const polygonChainQuestion: Question = {
  ...shared,
  name: 'polygonsOfExpression',
  note: `what is left after the last step: the first operand begins, each later one is combined with the result, or with the result before the last one, or with what one of these two is in. ${NOTE}`,
  layout: chain,
  families: chainFamilies(),
  subject: chainSubject,
  referee: chainReferee,
  shapes: shapesBy('operands steps', (v) => {
    const { operands, steps } = chainOf(v);
    return [operands.map(given), steps.map((step) => step.join(' ')).join(', ')];
  }),
  laws: setLaws(NUMBERS.map((i) => [stepAt(i) + 2, TRIPLE] as const)),
};

/** Operands stand between operations and partners: drawn behind each other, then put in their places. */
function chainFamilies(): Question['families'] {
  const size = operandSize(TRIPLE);
  return operandFamilies(
    0,
    NUMBERS.map(() => TRIPLE),
  ).map((family) => ({
    ...family,
    fill(random, out) {
      const drawn = new Float64Array(MOST_STEPS * size);
      family.fill(random, drawn);
      out[0] = random.between(1, MOST_STEPS);
      for (const i of NUMBERS) {
        out[stepAt(i)] = random.oneIn(2) ? random.below(2) * 2 : random.below(CHAIN_OPERATIONS.length);
        out[stepAt(i) + 1] = random.oneIn(2) ? 0 : random.below(PARTNERS.length);
        out.set(drawn.subarray(i * size, (i + 1) * size), stepAt(i) + 2);
      }
    },
  }));
}

const located = layoutOf(2, ...operandParts('v', ALONE), ...points('p q r'));

/** Where points are. */
export const pointPolygonSetQuestion: Question = {
  name: 'locatePointInPolygonSet',
  area: 'planar',
  note: 'where three points are to the set that the polygons are',
  layout: located,
  families: operandFamilies(0, [ALONE], drawProbes(operandSize(ALONE))),
  subject: locationsSubject,
  referee: locationsReferee,
  form: '<inside|boundary|outside> <inside|boundary|outside> <inside|boundary|outside>',
  classes: ['inside', 'boundary', 'outside'],
  shapes: shapesBy('polygons points', (v) => [given(operandAt(v, 0, ALONE)), probesOf(v)]),
  coded: true,
  laws: setLaws(placesOf(0, [ALONE])),
};

const smallPair = layoutOf(2, ...operandParts('a', TRIPLE), ...operandParts('b', TRIPLE));
const small = layoutOf(2, ...operandParts('v', TRIPLE));

/** Areas of all that is made of two operands. */
export const polygonAreasQuestion: Question = {
  name: 'polygonSetArea',
  area: 'planar',
  note: 'the areas of two operands, of their union, intersection, difference and symmetric difference',
  layout: smallPair,
  families: operandFamilies(0, [TRIPLE, TRIPLE]),
  subject: areasSubject,
  referee: areasReferee,
  form: '<apart|equal|inside|containing|crossing> <t> <t> <t> <t> <t> <t>',
  classes: ['apart', 'equal', 'inside', 'containing', 'crossing'],
  shapes: shapesBy('a b', (v) => [
    given(operandAt(v, 0, TRIPLE)),
    given(operandAt(v, operandSize(TRIPLE), TRIPLE)),
  ]),
  coded: true,
};

/** Area, centroid and perimeter of an operand. */
export const polygonMeasuresQuestion: Question = {
  name: 'polygonSetPerimeter',
  area: 'planar',
  note: 'the area, the centroid, and the nearest double to the perimeter of the set that the polygons are',
  layout: small,
  families: operandFamilies(0, [TRIPLE]),
  subject: measuresSubject,
  referee: measuresReferee,
  form: '<empty|area> <t> <ts|-> <x>',
  classes: ['empty', 'area'],
  shapes: shapesBy('polygons', (v) => [given(operandAt(v, 0, TRIPLE))]),
  coded: true,
};

const many = layoutOf(
  2,
  integer('operation', 0, MANY_OPERATIONS.length - 1, MANY_OPERATIONS.join(', ')),
  integer('kind', 0, MANY_KINDS.length - 1, MANY_KINDS.join(', ')),
  integer('count', MANY.least, MANY.most, 'how many small polygons'),
  integer('frame', 0, MANY_FRAMES - 1, 'the lattice as it is, in tenths, far off, of subnormal numbers'),
  integer('seed', 0, 1 << 20),
);

/** Many small polygons combined: what is looked up in trees, and not one by one. */
export const manyPolygonsQuestion: Question = {
  ...shared,
  name: 'manyPolygons',
  note: `many small polygons, and often a large square as the first one, combined. ${NOTE}`,
  layout: many,
  families: MANY_KINDS.map((kind, k) => ({
    name: `many-${kind}`,
    summary: `so many ${kind} of a lattice`,
    fill(random, out) {
      out.set([
        kind === 'holes' && random.oneIn(2)
          ? MANY_OPERATIONS.indexOf('difference')
          : random.below(MANY_OPERATIONS.length),
        k,
        random.between(MANY.least, MANY.most),
        random.oneIn(2) ? 0 : random.below(MANY_FRAMES),
        random.below(1 << 20),
      ]);
    },
  })),
  subject: manySubject,
  referee: manyReferee,
  shapes: shapesBy('operands operation', (v) => {
    const { operands, operation } = manyCaseOf(v);
    return [operands.map(given), operation];
  }),
};

const clipped = layoutOf(
  2,
  ...operandParts('v', PAIRED),
  integer('clip', 0, CLIPS.length - 1, `what clips, by two points: ${CLIPS.join(', ')}`),
  ...points('p q'),
);

/** An operand in a box, or on the left of a line. */
export const clipPolygonsQuestion: Question = {
  ...shared,
  name: 'clipPolygons',
  note: `what polygons have in the box with the corners p and q, or on the left of the line from p to q. ${NOTE}`,
  layout: clipped,
  families: operandFamilies(0, [PAIRED], (random, out, rings, map) => {
    const at = operandSize(PAIRED);
    out[at] = random.below(CLIPS.length);
    const drawn = new Float64Array(6);
    drawProbes(0)(random, drawn, rings, map);
    out.set(drawn.subarray(0, 4), at + 1);
  }),
  accepts: isClip,
  subject: clipSubject,
  referee: clipReferee,
  shapes: shapesBy('polygons clip', (v) => {
    const one = clipCaseOf(v);
    return [given(one.operand), clipOf(one)];
  }),
  laws: setLaws(placesOf(0, [PAIRED])),
};

/** The queries of this folder. */
export const polygonSetsQuestions: readonly Question[] = [
  polygonSetQuestion,
  pairQuestion('polygonUnion', 'union'),
  pairQuestion('polygonIntersection', 'intersection'),
  pairQuestion('polygonDifference', 'difference'),
  pairQuestion('polygonSymmetricDifference', 'symmetric-difference'),
  polygonChainQuestion,
  pointPolygonSetQuestion,
  polygonAreasQuestion,
  polygonMeasuresQuestion,
  manyPolygonsQuestion,
  clipPolygonsQuestion,
  ...besideQuestions,
  ...minkowskiQuestions,
  ...bufferQuestions,
];
