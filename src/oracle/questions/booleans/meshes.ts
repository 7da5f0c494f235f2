import {
  haveInsides,
  meshesOf,
  type Operands,
  type Operation,
  PAIR,
  RULES,
  ruleOf,
  SINGLE,
  SOLID,
  SOLID_PAIRED,
  startsOf,
} from '../../cases/booleans/meshes.js';
import { meshReferee, pairReferee } from '../../referees/shapes/booleans/meshes.js';
import { meshSubject, pairSubject } from '../../subjects/booleans/meshes.js';
import { integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { renumbering } from '../meshes/laws.js';
import { meshParts } from '../meshes/mesh-layout.js';
import type { Question } from '../question.js';
import { operandFamilies } from './mesh-families.js';

const rule = integer('rule', 0, RULES.length - 1, '0: positive, 1: non-zero, 2: even-odd');
const pairLayout = layoutOf(
  3,
  ...meshParts('a', SOLID_PAIRED),
  ...meshParts('b', SOLID_PAIRED),
  ...points('p q'),
  rule,
);
const meshLayout = layoutOf(3, ...meshParts('v', SOLID), ...points('p q'), rule);

const shared = {
  area: 'solids',
  form: '<solid>',
  classes: ['empty', 'solid'],
  note: 'volume, area vectors of the faces and where they are, then where the points are that were asked for',
  coded: true,
} as const;

const accepts = (operands: Operands) => (values: Float64Array) => haveInsides(values, operands);

/** Numbering vertices and triangles in another way leaves the same set. */
const renumberings = (operands: Operands) =>
  operands.tables.map((table, i) => renumbering(startsOf(operands)[i]!, table, (answer) => answer));

/** Two closed meshes, combined. Referee: trapezoids of all planes; the cells around a point. */
function pairQuestion(name: string, operation: Operation): Question {
  return {
    ...shared,
    name,
    layout: pairLayout,
    families: operandFamilies(pairLayout, PAIR),
    subject: pairSubject(operation),
    referee: pairReferee(operation),
    accepts: accepts(PAIR),
    shapes: shapesBy('a b rule', (v) => [...meshesOf(v, PAIR), ruleOf(v, PAIR)]),
    laws: renumberings(PAIR),
  };
}

export const solidUnionQuestion = pairQuestion('solidUnion', 'union');
export const solidIntersectionQuestion = pairQuestion('solidIntersection', 'intersection');
export const solidDifferenceQuestion = pairQuestion('solidDifference', 'difference');
export const solidSymmetricDifferenceQuestion = pairQuestion(
  'solidSymmetricDifference',
  'symmetric-difference',
);

/** A closed mesh, whatever its faults. */
export const solidFromMeshQuestion: Question = {
  ...shared,
  name: 'solidFromMesh',
  layout: meshLayout,
  families: operandFamilies(meshLayout, SINGLE),
  subject: meshSubject,
  referee: meshReferee,
  accepts: accepts(SINGLE),
  shapes: shapesBy('mesh rule', (v) => [...meshesOf(v, SINGLE), ruleOf(v, SINGLE)]),
  laws: renumberings(SINGLE),
};
