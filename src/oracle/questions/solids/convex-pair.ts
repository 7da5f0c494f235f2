import { stepUlps } from '../../cases/doubles.js';
import { HULL_SIZE } from '../../cases/hulls.js';
import type { Random } from '../../cases/random.js';
import {
  PAIR_KINDS,
  type PairKind,
  pairKindAt,
  SOLID_OF_PAIR,
  solidPairOf,
} from '../../cases/solid-pairs.js';
import { independentAxes } from '../../referees/shapes/boxes/shapes.js';
import { convexConvexReferee } from '../../referees/shapes/solids/pairs.js';
import { convexConvexSubject } from '../../subjects/solids/pairs.js';
import { orientedBoxParts } from '../boxes/families.js';
import { hullParts } from '../hulls.js';
import { swapping } from '../laws.js';
import { box, integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import { boxKind, hullKind, orientedBoxKind, tetrahedronKind } from './kinds.js';
import type { SolidKind } from './linear.js';
import { PAIR_CLASSES, relationAndContainment, swapPair } from './polyhedron-pair.js';

const KINDS: Readonly<Record<PairKind, SolidKind>> = {
  tetrahedron: tetrahedronKind,
  box: boxKind,
  'oriented-box': orientedBoxKind,
  hull: hullKind,
};

/** How many of the first values of each are lengths from the origin. */
const LENGTHS: Readonly<Record<PairKind, number>> = {
  tetrahedron: 12,
  box: 6,
  'oriented-box': 3,
  hull: HULL_SIZE,
};

const partsOf = (name: string) => [
  integer(`${name}.type`, 0, PAIR_KINDS.length - 1, PAIR_KINDS.join(', ')),
  ...points(`${name}.tetrahedron.a ${name}.tetrahedron.b ${name}.tetrahedron.c ${name}.tetrahedron.d`),
  box(`${name}.box`),
  ...orientedBoxParts(`${name}.orientedBox`),
  ...hullParts(`${name}.hull`),
];

const layout = layoutOf(3, ...partsOf('a'), ...partsOf('b'));

/** Fills a solid of any kind, and the values of the kinds that it is not. */
function fillSolid(random: Random, out: Float64Array, at: number): void {
  for (const code of PAIR_KINDS.keys()) {
    out[at] = code;
    const { kind, place } = pairKindAt(out, at);
    KINDS[kind].fill(random, out, place);
  }
  out[at] = random.below(PAIR_KINDS.length);
}

const landmark = (random: Random, v: Float64Array, at: number) => {
  const { kind, place } = pairKindAt(v, at);
  return KINDS[kind].landmark(random, v, place);
};

/** Moves a solid. */
function move(out: Float64Array, at: number, by: readonly number[]): void {
  const { kind, place } = pairKindAt(out, at);
  for (let i = 0; i < LENGTHS[kind]; i++) out[place + i] = out[place + i]! + by[i % 3]!;
}

/** Makes a solid smaller, or larger, about the origin: by a power of two, so that nothing is rounded. */
function resize(out: Float64Array, at: number, factor: number): void {
  const { kind, place } = pairKindAt(out, at);
  for (let i = 0; i < LENGTHS[kind]; i++) out[place + i] = out[place + i]! * factor;
  if (kind === 'oriented-box') for (let i = 12; i < 15; i++) out[place + i] = out[place + i]! * factor;
}

const lattice: QuestionFamily = {
  name: 'small-lattice',
  summary: 'two solids of small integers',
  fill(random, out) {
    fillSolid(random, out, 0);
    fillSolid(random, out, SOLID_OF_PAIR);
  },
};

const landmarks: QuestionFamily = {
  name: 'landmarks',
  summary: 'a corner or middle of the second on one of the first, its size half or twice as large',
  fill(random, out) {
    lattice.fill(random, out);
    resize(out, SOLID_OF_PAIR, random.oneIn(2) ? 0.5 : 2);
    const [p, q] = [landmark(random, out, 0), landmark(random, out, SOLID_OF_PAIR)];
    move(
      out,
      SOLID_OF_PAIR,
      p.map((x, i) => x - q[i]!),
    );
  },
};

const nested: QuestionFamily = {
  name: 'within',
  summary: 'one of them four to sixteen times as large, about a middle of the other',
  fill(random, out) {
    lattice.fill(random, out);
    const [large, small] = random.oneIn(2) ? [0, SOLID_OF_PAIR] : [SOLID_OF_PAIR, 0];
    resize(out, large, 4 << random.below(3));
    const [p, q] = [landmark(random, out, large), landmark(random, out, large)];
    const at = landmark(random, out, small);
    move(
      out,
      small,
      p.map((x, i) => (random.oneIn(8) ? x : (x + q[i]!) / 2) - at[i]!),
    );
  },
};

const same: QuestionFamily = {
  name: 'same',
  summary: 'the same box in two forms, or the same solid twice, sometimes moved by an ulp',
  fill(random, out) {
    fillSolid(random, out, 0);
    out.copyWithin(SOLID_OF_PAIR, 0, SOLID_OF_PAIR);
    if (random.oneIn(2)) boxesInTwoForms(random, out);
    if (!random.oneIn(3)) return;
    const { place } = pairKindAt(out, SOLID_OF_PAIR);
    out[place] = stepUlps(out[place]!, -1);
  },
};

function boxesInTwoForms(random: Random, out: Float64Array): void {
  const [one, other] = random.oneIn(2) ? [0, SOLID_OF_PAIR] : [SOLID_OF_PAIR, 0];
  out[one] = PAIR_KINDS.indexOf('box');
  out[other] = PAIR_KINDS.indexOf('oriented-box');
  const { place: from } = pairKindAt(out, one);
  const { place: to } = pairKindAt(out, other);
  const factor = 1 << random.below(3);
  for (let i = 0; i < 3; i++) {
    out[to + i] = (out[from + i]! + out[from + 3 + i]!) / 2;
    for (let k = 0; k < 3; k++) out[to + 3 + 3 * i + k] = i === k ? factor : 0;
    out[to + 12 + i] = (out[from + 3 + i]! - out[from + i]!) / (2 * factor);
  }
}

/** Whether the oriented boxes among them are some. */
const areSolids = (v: Float64Array) =>
  [0, SOLID_OF_PAIR].every((at) => {
    const { kind, place } = pairKindAt(v, at);
    return kind !== 'oriented-box' || independentAxes(v, place);
  });

/** Two solids of any kind. */
export const convexConvexQuestion: Question = {
  name: 'convexConvex',
  area: 'spatial',
  layout,
  families: [lattice, landmarks, nested, same],
  subject: convexConvexSubject,
  referee: convexConvexReferee,
  form: '<relation> <containment> <A/B sorted>*',
  classes: PAIR_CLASSES,
  classOf: relationAndContainment,
  ...meeting('the two closed solids'),
  accepts: areSolids,
  shapes: shapesBy('a b', solidPairOf),
  laws: [swapping(layout, swapPair)],
};
