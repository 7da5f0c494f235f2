import type { Kind as FlatKind } from '../../cases/distance/operands.js';
import { hasBoundaries, pairName, type RoundKind, shapeAt } from '../../cases/round/operands.js';
import { sweptReferee } from '../../referees/shapes/round/swept.js';
import { roundPairSubject } from '../../subjects/round/pair.js';
import { unlessRejected } from '../../subjects/solids/pairs.js';
import { reordering, scaling, swapping } from '../laws.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question } from '../question.js';
import { containmentClasses, containmentClassOf } from './containment-classes.js';
import { roundFamilies } from './families.js';
import { isShape, partsOf, sizeOf } from './operands.js';

const SWEPT = ['sphere', 'capsule', 'lozenge'] as const;
const FLAT = ['plane', 'triangle', 'tetrahedron', 'box', 'orientedBox', 'convexPolyhedron', 'hull'] as const;

/** The most important ones: they are judged in millions of cases. */
const HOT: readonly string[] = ['spherePlane', 'sphereTriangle', 'sphereBox', 'capsuleCapsule'];

/** The shapes exchanged: what one contains the other is inside of. */
export function swapContainment(text: string): string {
  return text.replace(/ (inside|containing)/, (_, word) => (word === 'inside' ? ' containing' : ' inside'));
}

/**
 * The classes of a pair: the relation, and which is within the other. Cores cross (of radius 0), and flat solids do.
 */
function classesOf(a: RoundKind, b: RoundKind | FlatKind): string[] {
  const crosses = a !== 'sphere' && b !== 'sphere';
  const none = ['disjoint', 'touching', 'overlapping'];
  return [
    ...none,
    ...containmentClasses(a, b),
    ...(crosses ? ['crossing'] : []),
    ...(b === 'convexPolyhedron' ? ['rejected'] : []),
  ];
}

/** The ends of a capsule exchanged. */
function reversing(kind: RoundKind, arity: number): Law[] {
  if (kind !== 'capsule') return [];
  const order = Array.from({ length: arity }, (_, i) => (i < 3 ? i + 3 : i < 6 ? i - 3 : i));
  return [reordering('reversed', order, (answer: string) => answer)];
}

function sweptQuestion(a: RoundKind, b: RoundKind | FlatKind): Question {
  const [nameA, nameB] = a === b ? ['a', 'b'] : [a, b];
  const layout = layoutOf(3, ...partsOf(a, nameA), ...partsOf(b, nameB));
  const subject = roundPairSubject(a, b);
  const hasPolyhedron = b === 'convexPolyhedron';
  const name = pairName(a, b);
  const classes = classesOf(a, b);
  const ending = hasBoundaries(b) ? ' <relation>' : b === 'plane' ? ' <side>' : '';
  const isScaled = b !== 'orientedBox' && !hasPolyhedron;
  return {
    name,
    area: 'round',
    hot: HOT.includes(name),
    layout,
    families: roundFamilies(a, b, layout),
    accepts: (v) => isShape(b, v, sizeOf(a)),
    subject: hasPolyhedron ? (v) => unlessRejected(() => subject(v)) : subject,
    referee: sweptReferee(a, b),
    form: `<relation> <containment>${ending}${hasPolyhedron ? ' | rejected' : ''}`,
    ...(hasBoundaries(b) && { note: 'the last word says how the boundaries meet' }),
    classes,
    classOf: containmentClassOf(a, b),
    yes: 'the two shapes have a point in common',
    holds: (answer) => (answer === 'rejected' ? undefined : !answer.startsWith('disjoint')),
    shapes: shapesBy(`${nameA} ${nameB}`, (v) => [shapeAt(a, v, 0), shapeAt(b, v, sizeOf(a))]),
    ...(hasPolyhedron && { coded: true }),
    laws: [
      ...(a === b ? [swapping(layout, swapContainment)] : []),
      ...(isScaled ? [scaling(layout)] : []),
      ...reversing(a, layout.arity),
    ],
  };
}

/** Spheres, capsules, lozenges and infinite cylinders against flat shapes and each other. */
export const sweptQuestions: readonly Question[] = [
  ...SWEPT.flatMap((a, i) => [...FLAT, ...SWEPT.slice(i)].map((b) => sweptQuestion(a, b))),
  ...FLAT.filter((b) => b !== 'plane').map((b) => sweptQuestion('infiniteCylinder', b)),
  ...(['capsule', 'lozenge', 'infiniteCylinder'] as const).map((a) => sweptQuestion(a, 'infiniteCylinder')),
];
