/** Shapes beside sets, distances, triangles, and lines that are cut. */

import { SET_KINDS } from '../../answers/polygon-sets.js';
import { BESIDE, besideCaseOf, isBeside, lineOf, shapeOf } from '../../cases/polygon-sets/beside.js';
import {
  ALONE,
  coordinatesOf,
  operandAt,
  operandSize,
  PAIRED,
  pairOf,
  TRIPLE,
} from '../../cases/polygon-sets/operands.js';
import {
  besideReferee,
  clipLinesReferee,
  pairFaultsReferee,
  regionsReferee,
} from '../../referees/shapes/polygon-sets/beside.js';
import {
  distancesReferee,
  regionDistancesReferee,
  trianglesReferee,
} from '../../referees/shapes/polygon-sets/distances.js';
import {
  besideSubject,
  clipLinesSubject,
  distancesSubject,
  pairFaultsSubject,
  regionDistancesSubject,
  regionsSubject,
  trianglesSubject,
} from '../../subjects/polygon-sets/beside.js';
import { integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { operandFamilies, operandParts } from './families.js';
import { given } from './given.js';
import { placesOf, setLaws } from './laws.js';
import { drawProbes } from './probes.js';

const beside = layoutOf(
  2,
  ...operandParts('v', PAIRED),
  integer('type', 0, BESIDE.length - 1, `what is beside it: ${BESIDE.join(', ')}`),
  ...points('p q'),
);

const RELATIONS = ['disjoint', 'touching', 'overlapping'] as const;
const REGIONS = '<disjoint|touching|overlapping> <containment> <boundaries|->';

/** A segment, ray, line or box. */
const besideQuestion: Question = {
  name: 'segmentPolygonSet',
  area: 'planar',
  note: 'how a segment, ray, line or box meets the set that the polygons are: from p to q, from p in the direction q - p (as it is rounded), or with these corners. In which parts of the set points of it are; of a box, whether the boundaries meet',
  layout: beside,
  families: operandFamilies(0, [PAIRED], (random, out, rings, map) => {
    const at = operandSize(PAIRED);
    out[at] = random.below(BESIDE.length);
    const drawn = new Float64Array(6);
    drawProbes(0)(random, drawn, rings, map);
    out.set(drawn.subarray(0, 4), at + 1);
  }),
  accepts: isBeside,
  subject: besideSubject,
  referee: besideReferee,
  form: `<disjoint|touching|overlapping> <none|inside> <inside|-> <boundary|-> <outside|-> | ${REGIONS}`,
  classes: RELATIONS,
  shapes: shapesBy('polygons shape', (v) => {
    const one = besideCaseOf(v);
    return [given(one.operand), { type: one.type, ...shapeOf(one) }];
  }),
  coded: true,
  laws: setLaws(placesOf(0, [PAIRED])),
};

const pair = layoutOf(2, ...operandParts('a', PAIRED), ...operandParts('b', PAIRED));

/** Two sets. */
const regionsQuestion: Question = {
  name: 'polygonSetPolygonSet',
  area: 'planar',
  note: 'how the two sets meet that the polygons are, which of them contains the other, and whether the boundaries meet',
  layout: pair,
  families: operandFamilies(0, [PAIRED, PAIRED]),
  subject: regionsSubject,
  referee: regionsReferee,
  form: REGIONS,
  classes: RELATIONS,
  shapes: shapesBy('a b', (v) => pairOf(v).map(given)),
  coded: true,
  laws: setLaws(placesOf(0, [PAIRED, PAIRED])),
};

const DISTANCES = ['empty', 'meeting', 'apart'] as const;
const near = layoutOf(2, ...operandParts('v', TRIPLE), ...points('p q'));

/** A point and a segment from a set. */
const distancesQuestion: Question = {
  name: 'pointPolygonSetDistance',
  area: 'planar',
  note: 'the squared distances of the point p, and of the segment from p to q, from the set that the polygons are; `-` from an empty one',
  layout: near,
  families: operandFamilies(0, [TRIPLE], (random, out, rings, map) => {
    const drawn = new Float64Array(6);
    drawProbes(0)(random, drawn, rings, map);
    // Far off, too: among rings most points are in a set.
    for (const i of [0, 2]) {
      if (!random.oneIn(3)) drawn.set(map([random.between(-60, 60), random.between(-60, 60)]), i);
    }
    out.set(drawn.subarray(0, 4), operandSize(TRIPLE));
  }),
  subject: distancesSubject,
  referee: distancesReferee,
  form: '<empty|meeting|apart> <ts|-> <ts|->',
  classes: DISTANCES,
  shapes: shapesBy('polygons points', (v) => {
    const at = operandSize(TRIPLE);
    return [given(operandAt(v, 0, TRIPLE)), [0, 2].map((i) => [v[at + i]!, v[at + i + 1]!])];
  }),
  coded: true,
  laws: setLaws(placesOf(0, [TRIPLE])),
};

const smallPair = layoutOf(2, ...operandParts('a', TRIPLE), ...operandParts('b', TRIPLE));

/** Two sets from each other. */
const regionDistancesQuestion: Question = {
  name: 'polygonSetPolygonSetDistance',
  area: 'planar',
  note: 'the squared distance of the two sets that the polygons are; `-` if one is empty',
  layout: smallPair,
  families: operandFamilies(0, [TRIPLE, TRIPLE]),
  subject: regionDistancesSubject,
  referee: regionDistancesReferee,
  form: '<empty|meeting|apart> <ts|->',
  classes: DISTANCES,
  shapes: shapesBy('a b', (v) => [
    given(operandAt(v, 0, TRIPLE)),
    given(operandAt(v, operandSize(TRIPLE), TRIPLE)),
  ]),
  coded: true,
};

const alone = layoutOf(2, ...operandParts('v', ALONE));

/** A set, cut into triangles. */
const trianglesQuestion: Question = {
  name: 'triangulatePolygonSet',
  area: 'planar',
  note: 'into how many triangles between its vertices the set is cut that the polygons are, and their area together; which triangles, is not said',
  layout: alone,
  families: operandFamilies(0, [ALONE]),
  subject: trianglesSubject,
  referee: trianglesReferee,
  form: `<${SET_KINDS.join('|')}> <n> <t>`,
  classes: SET_KINDS,
  shapes: shapesBy('polygons', (v) => [given(operandAt(v, 0, ALONE))]),
  coded: true,
  laws: setLaws(placesOf(0, [ALONE])),
};

const line = layoutOf(2, ...operandParts('v', PAIRED), ...points('p q r'));

/** A line of three points, cut by a set. */
const clipLinesQuestion: Question = {
  name: 'clipPolylines',
  area: 'planar',
  note: 'the parts of the line from p to q to r that are in the set that the polygons are, its boundary included, then those outside, each by where it begins, the points q and r in it, and where it ends',
  layout: line,
  families: operandFamilies(0, [PAIRED], drawProbes(operandSize(PAIRED))),
  subject: clipLinesSubject,
  referee: clipLinesReferee,
  form: '<in|out|both|point> <clipped-line>*',
  classes: ['in', 'out', 'both', 'point'],
  shapes: shapesBy('polygons line', (v) => [given(operandAt(v, 0, PAIRED)), lineOf(v)]),
  coded: true,
  laws: setLaws(placesOf(0, [PAIRED])),
};

/** Polygons that may not be together. */
const pairFaultsQuestion: Question = {
  name: 'polygonSetValidity',
  area: 'planar',
  note: 'which two of the polygons have insides with common points (`0-1:overlap`), or else boundaries that run along each other (`0-1:edges`), if each polygon is what an odd number of its rings is wound around; the rule does not count',
  layout: alone,
  families: operandFamilies(0, [ALONE]),
  subject: pairFaultsSubject,
  referee: pairFaultsReferee,
  form: '<none|overlap|edges|both> <pair-fault>*',
  classes: ['none', 'overlap', 'edges', 'both'],
  shapes: shapesBy('polygons', (v) => [coordinatesOf(operandAt(v, 0, ALONE))]),
  coded: true,
};

/** The questions of this file. */
export const besideQuestions: readonly Question[] = [
  besideQuestion,
  regionsQuestion,
  distancesQuestion,
  regionDistancesQuestion,
  trianglesQuestion,
  clipLinesQuestion,
  pairFaultsQuestion,
];
