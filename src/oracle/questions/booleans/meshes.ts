import {
  haveInsides,
  meshesOf,
  type Operands,
  type Operation,
  PAIR,
  RULES,
  ruleAt,
  ruleOf,
  SINGLE,
  SOLID,
  SOLID_PAIRED,
  startsOf,
} from '../../cases/booleans/meshes.js';
import { brushesOf } from '../../cases/bsp/brushes.js';
import type { Random } from '../../cases/random.js';
import { meshReferee, pairReferee } from '../../referees/shapes/booleans/meshes.js';
import { convexSolidReferee } from '../../referees/shapes/solids/convex-solid.js';
import { convexSolidSubject } from '../../subjects/booleans/convex-solid.js';
import { meshSubject, pairSubject } from '../../subjects/booleans/meshes.js';
import { brushFamilies, brushLayout } from '../bsp/brush-families.js';
import { integer, type Layout, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { meshFamilies } from '../meshes/families.js';
import { meshParts, renumbering } from '../meshes/laws.js';
import { solidPairFamilies } from '../meshes/solid-pairs.js';
import type { Question, QuestionFamily } from '../question.js';

/**
 * Rules other than positive see the insides of surfaces that are inside out: with that most are turned to be the right
 * way round.
 */
function chooseRule(random: Random, out: Float64Array, operands: Operands): void {
  out[ruleAt(operands)] = random.oneIn(2) ? 0 : random.between(1, 2);
  if (out[ruleAt(operands)] !== 0) return;
  for (const at of startsOf(operands).slice(0, -1)) if (!random.oneIn(8)) out[at + 1]! -= out[at + 1]! % 2;
}

/** The families of meshes, in one of the rules. */
function operandFamilies(layout: Layout, operands: Operands): readonly QuestionFamily[] {
  const scene = { layout, tables: operands.tables, extras: operands.points };
  const bare = { ...scene, extras: 0 };
  const own = operands.tables.length === 2 ? solidPairFamilies(bare) : [];
  return [...own, ...meshFamilies(scene)].map(({ fill, ...family }) => ({
    ...family,
    fill(random, out) {
      fill(random, out);
      chooseRule(random, out, operands);
    },
  }));
}

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

const layout = brushLayout();

/** The solid behind planes. */
export const convexSolidQuestion: Question = {
  name: 'convexSolid',
  area: 'solids',
  layout,
  families: brushFamilies(layout, () => {}),
  subject: convexSolidSubject,
  referee: convexSolidReferee,
  form: 'none | <solid>',
  note: 'volume, area vectors of the faces and where they are, of the solid behind all planes of the first brush; `none`: that is empty, flat or unbounded',
  classes: ['solid', 'none'],
  shapes: shapesBy('planes', (v) => [brushesOf(v)[0]!]),
  coded: true,
};
