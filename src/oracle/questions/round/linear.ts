import type { Random } from '../../cases/random.js';
import { LINEAR_KINDS, type LinearKind, linearShape } from '../../cases/round/linear.js';
import { nameOf, pairName, ROUND_KINDS_2D, type RoundKind, shapeAt } from '../../cases/round/operands.js';
import { linearReferee, roundPointReferee } from '../../referees/shapes/round/linear.js';
import { pointLozengeReferee } from '../../referees/shapes/round/swept.js';
import { linearSubject } from '../../subjects/round/linear.js';
import { roundPointSubject } from '../../subjects/round/point.js';
import { disturbed } from '../boxes/families.js';
import { direction, type Layout, layoutOf, point, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { unitVectors } from '../unit-vectors.js';
import { pythagorean, scaled } from './families.js';
import { linearLaws, pointLaws } from './laws.js';
import { isConeKind, needleCones } from './needle-cones.js';
import { axesSpan, fill, isShape, landmark, move, partsOf, radiiOf } from './operands.js';

const SOLIDS = [
  'sphere',
  'capsule',
  'infiniteCylinder',
  'cylinder',
  'cone',
  'truncatedCone',
  'ellipsoid',
] as const;

/**
 * Lines of integers through a point at a vector from one of the solid; towards another, or across the vector, which
 * makes tangents.
 */
function aimed(kind: RoundKind, linear: LinearKind | 'point', dimension: 2 | 3): QuestionFamily {
  return {
    name: 'aimed',
    summary:
      'a point at a vector of integers with an integer length from a corner of the solid (often its radius), and from there along an axis, across the vector or anywhere',
    fill(random, out) {
      const at = linear === 'point' ? dimension : 2 * dimension;
      fill(kind, random, out, at);
      const { by, length } = pythagorean(random, dimension);
      if (random.oneIn(2)) for (const place of radiiOf(kind)) out[at + place] = length;
      const base = landmark(kind, random, out, at);
      const start = base.map((x, k) => x + by[k]!);
      if (linear === 'point') {
        out.set(start);
        return;
      }
      const way = wayFrom(random, by, dimension);
      const back = random.between(-2, 3);
      const first = start.map((x, k) => x - back * way[k]!);
      out.set(first);
      const end = first.map((x, k) => x + random.between(1, 1) * way[k]! * 4);
      out.set(linear === 'segment' ? end : way, dimension);
    },
  };
}

function wayFrom(random: Random, by: readonly number[], dimension: 2 | 3): number[] {
  const kind = random.below(4);
  const way = by.map(() => (kind === 0 ? 0 : random.between(-2, 2)));
  if (kind === 0) way[random.below(dimension)] = random.sign();
  if (kind === 1) return by.map((x) => -x);
  if (kind !== 2) return way;
  return dimension === 2 ? [-by[1]!, by[0]!] : crossed(by, way);
}

function crossed(u: readonly number[], v: readonly number[]): number[] {
  return [0, 1, 2].map((k) => u[(k + 1) % 3]! * v[(k + 2) % 3]! - u[(k + 2) % 3]! * v[(k + 1) % 3]!);
}

/** All in small integers. */
function small(kind: RoundKind, linear: LinearKind | 'point', dimension: 2 | 3): QuestionFamily {
  return {
    name: 'small-integers',
    summary: 'all numbers are small integers; the solid is moved to the start of the line, or not',
    fill(random, out) {
      const at = linear === 'point' ? dimension : 2 * dimension;
      fill(kind, random, out, at);
      for (let i = 0; i < at; i++) out[i] = random.between(-4, 4);
      if (random.oneIn(3)) move(kind, out, at, Array.from(out.subarray(0, dimension)));
    },
  };
}

function familiesOf(kind: RoundKind, linear: LinearKind | 'point', layout: Layout): QuestionFamily[] {
  const { dimension } = layout;
  const [near, lattice] = [aimed(kind, linear, dimension), small(kind, linear, dimension)];
  const at = linear === 'point' ? dimension : 2 * dimension;
  const needle = isConeKind(kind) ? needleCones(kind, linear, { cone: at, other: 0 }) : undefined;
  return [
    near,
    lattice,
    disturbed(near),
    scaled(near, layout, at),
    ...(needle === undefined ? [] : [needle, disturbed(needle)]),
    ...(linear === 'line' || linear === 'ray' ? [unitVectors(layout)] : []),
  ];
}

const DIMENSION = (kind: RoundKind): 2 | 3 => ((ROUND_KINDS_2D as readonly string[]).includes(kind) ? 2 : 3);

/** A solid without an inside is crossed. */
const CROSSED: readonly RoundKind[] = [
  'capsule2d',
  'capsule',
  'lozenge',
  'infiniteCylinder',
  'cylinder',
  'cone',
  'truncatedCone',
];

function linearQuestion(linear: LinearKind, kind: RoundKind): Question {
  const dimension = DIMENSION(kind);
  const parts =
    linear === 'segment'
      ? points('segment.start segment.end')
      : [point(`${linear}.origin`), direction(`${linear}.direction`)];
  const layout = layoutOf(dimension, ...parts, ...partsOf(kind, nameOf(kind)));
  const classes = ['disjoint', 'touching', 'overlapping', ...(CROSSED.includes(kind) ? ['crossing'] : [])];
  return {
    name: pairName(linear, kind, dimension === 2 ? '2d' : ''),
    area: 'round',
    hot: linear === 'ray' && kind === 'sphere',
    layout,
    families: familiesOf(kind, linear, layout),
    accepts: (v) => isShape(kind, v, 2 * dimension),
    ...axesSpan(kind),
    subject: linearSubject(linear, kind, dimension),
    referee: linearReferee(linear, kind, dimension),
    form: 'disjoint | <relation> <round-hit> <round-hit>',
    classes,
    yes: 'the two shapes have a point in common',
    holds: (answer) => !answer.startsWith('disjoint'),
    shapes: shapesBy(`${linear} ${nameOf(kind)}`, (v) => [
      linearShape(linear, v, dimension),
      shapeAt(kind, v, 2 * dimension),
    ]),
    laws: linearLaws(linear, kind, layout),
  };
}

function pointQuestion(kind: RoundKind, referee?: Question['referee']): Question {
  const dimension = DIMENSION(kind);
  const layout = layoutOf(dimension, point('point'), ...partsOf(kind, nameOf(kind)));
  return {
    name: pairName('point', kind, dimension === 2 ? '2d' : ''),
    area: 'round',
    layout,
    families: familiesOf(kind, 'point', layout),
    accepts: (v) => isShape(kind, v, dimension),
    ...axesSpan(kind),
    subject: roundPointSubject(kind, dimension),
    referee: referee ?? roundPointReferee(kind, dimension),
    form: '<location> <feature>',
    classes: ['outside', 'boundary', 'inside'],
    yes: 'the point is in the closed shape',
    holds: (answer) => !answer.startsWith('outside'),
    shapes: shapesBy(`point ${nameOf(kind)}`, (v) => [
      Array.from({ length: dimension }, (_, i) => v[i]!),
      shapeAt(kind, v, dimension),
    ]),
    laws: pointLaws(kind, layout),
  };
}

/** Lines, rays, segments and points against round solids, in space and in the plane. */
export const linearRoundQuestions: readonly Question[] = [
  ...[...SOLIDS, ...ROUND_KINDS_2D].flatMap((kind) => [
    pointQuestion(kind),
    ...LINEAR_KINDS.map((linear) => linearQuestion(linear, kind)),
  ]),
  pointQuestion('lozenge', pointLozengeReferee),
  ...LINEAR_KINDS.map((linear) => linearQuestion(linear, 'lozenge')),
];
