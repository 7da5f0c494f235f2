import { swapDistance } from '../../answers/distances.js';
import type { Kind2d } from '../../cases/distance/operands.js';
import { isRound, nameOf } from '../../cases/round/operands.js';
import {
  SWEPT_PAIRS,
  type SweptPair,
  sweptDistanceName,
  sweptShapes,
  sweptSizeOf,
} from '../../cases/round/swept-distances.js';
import { sweptDistanceReferee } from '../../referees/shapes/round/swept-distances.js';
import { sweptDistanceSubject } from '../../subjects/round/swept-distances.js';
import { unlessRejected } from '../../subjects/solids/pairs.js';
import { mayBeRefused, OPERANDS } from '../distance/operands.js';
import { planarParts } from '../distance/planar.js';
import { reordering, swapping } from '../laws.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question } from '../question.js';
import { isShape, partsOf } from './operands.js';
import { sweptDistanceFamilies } from './swept-distance-families.js';

type Kind = SweptPair['a'];

/** The features of a kind that can be alone in a pair of closest points. */
function featuresOf(kind: Kind, dimension: 2 | 3): readonly string[] {
  if (kind === 'circle' || kind === 'capsule2d') return ['edge'];
  if (kind === 'capsule') return ['face', 'edge'];
  if (isRound(kind)) return ['face'];
  const { features } = OPERANDS[kind];
  return dimension === 3 ? features : features.filter((feature) => feature !== 'face');
}

/** From a face of a flat shape all of a line that is parallel is as far. */
const isBeside = (a: Kind, b: Kind, feature: string) =>
  a !== 'infiniteCylinder' || isRound(b) || feature !== 'face';

/** The classes of a pair. */
function classesOf({ a, b, dimension }: SweptPair): string[] {
  const others = featuresOf(b, dimension).filter((feature) => isBeside(a, b, feature));
  const single = featuresOf(a, dimension).flatMap((f) => others.map((g) => `${f}-${g}`));
  const hasPoint = [a, b].some((kind) => kind === 'sphere' || kind === 'circle');
  return [
    'meeting',
    ...(a === 'point' ? [] : ['meeting-several']),
    ...(a === 'point' || hasPoint ? [] : ['apart-several']),
    ...single,
  ];
}

/** What else there is with a convex polyhedron, as for distances of flat shapes. */
const POLYHEDRA = ['rejected', 'uncovered'];
const UNCOVERED =
  '; a point of a flat polyhedron that none of its edges and faces has is of its interior: the class uncovered';
const NOTE =
  'of shapes that overlap, the pairs are points of both on the shortest ways between the cores; the last number is the order of the distance and what it is rounded to, by `compareDistance`, `-` if that is Infinity';

/** The first words that answers may have. */
function wordsOf(pair: SweptPair): string[] {
  const { a, b, dimension } = pair;
  const inside = b === 'convexPolyhedron' ? featuresOf(a, dimension).map((f) => `${f}-interior`) : [];
  return [...classesOf(pair), ...inside];
}

const EXCHANGED: Readonly<Record<string, string>> = { e0: 'e1', e1: 'e0', f1: 'f2', f2: 'f1' };
const exchanged = (feature: string) => EXCHANGED[feature] ?? feature;

/** The ends of a capsule exchanged: so are the numbers of its features, unless it has no length. */
function reversedCapsule({ a, b }: SweptPair, arity: number): Law[] {
  if (a !== 'capsule' && b !== 'capsule') return [];
  const at = a === 'capsule' ? 0 : sweptSizeOf(a, 3);
  const order = Array.from({ length: arity }, (_, i) =>
    i < at || i > at + 5 ? i : i < at + 3 ? i + 3 : i - 3,
  );
  const law = reordering('reversed', order, (answer: string) =>
    answer.replace(/(\S+?)\/([^\s(]+)\(/g, (all, f: string, g: string) =>
      /^\d/.test(f) ? all : a === 'capsule' ? `${exchanged(f)}/${g}(` : `${f}/${exchanged(g)}(`,
    ),
  );
  const isPoint = (v: Float64Array) => [0, 1, 2].every((k) => v[at + k] === v[at + 3 + k]);
  return [{ ...law, vary: (values, random) => (isPoint(values) ? undefined : law.vary(values, random)) }];
}

/** The names of both shapes, and the layout of their values. */
export function layoutOfPair({ a, b, dimension }: SweptPair) {
  const names = a === b ? ['a', 'b'] : [nameOf(a), nameOf(b)];
  const parts = [a, b].flatMap((kind, i) =>
    dimension === 2 && !isRound(kind) ? planarParts(kind as Kind2d, names[i]!) : partsOf(kind, names[i]!),
  );
  return { names, layout: layoutOf(dimension, ...parts) };
}

function sweptDistanceQuestion(pair: SweptPair): Question {
  const { a, b, dimension } = pair;
  const { names, layout } = layoutOfPair(pair);
  const subject = sweptDistanceSubject(pair);
  const hasPolyhedron = b === 'convexPolyhedron';
  const isCoded = mayBeRefused(b);
  const classes = [...classesOf(pair), ...(hasPolyhedron ? POLYHEDRA : isCoded ? ['rejected'] : [])];
  const wordOf = (answer: string) => answer.split(' ', 1)[0]!;
  return {
    name: sweptDistanceName(pair),
    area: 'round',
    layout,
    families: sweptDistanceFamilies(pair, layout),
    accepts: (v) => dimension === 2 || isShape(b, v, sweptSizeOf(a, dimension)),
    subject: isCoded ? (v) => unlessRejected(() => subject(v)) : subject,
    referee: sweptDistanceReferee(pair),
    form: `<${wordsOf(pair).join('|')}> <t-√t> <x> <closest>* <sign|->${isCoded ? ' | rejected' : ''}`,
    classes,
    ...(hasPolyhedron && {
      classOf: (answer: string) => (classes.includes(wordOf(answer)) ? wordOf(answer) : 'uncovered'),
    }),
    note: `${NOTE}${hasPolyhedron ? UNCOVERED : ''}`,
    yes: 'the two shapes have a point in common',
    holds: (answer) => (answer === 'rejected' ? undefined : answer.startsWith('meeting')),
    shapes: shapesBy(names.join(' '), sweptShapes(pair)),
    ...(isCoded && { coded: true }),
    laws: [...(a === b ? [swapping(layout, swapDistance)] : []), ...reversedCapsule(pair, layout.arity)],
  };
}

/** Distances of circles, spheres, capsules and lozenges from flat shapes and each other. */
export const sweptDistanceQuestions: readonly Question[] = SWEPT_PAIRS.map(sweptDistanceQuestion);
