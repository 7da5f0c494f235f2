import { swapDistance } from '../../answers/distances.js';
import { distanceName, shapePair } from '../../cases/distance/operands.js';
import { certificateFault } from '../../referees/shapes/distance/certificate.js';
import { distanceReferee } from '../../referees/shapes/distance/distance.js';
import { distanceSubject } from '../../subjects/distance/distance.js';
import { unlessRejected } from '../../subjects/solids/pairs.js';
import { swapping } from '../laws.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { compareDistancesQuestion } from './compare-distances.js';
import { distanceFamilies } from './families.js';
import { programQuestions } from './linear-program.js';
import { isShape, KINDS, type Kind, mayBeRefused, OPERANDS, sizeOf } from './operands.js';
import { penetrationQuestions } from './penetration.js';
import { planarDistanceQuestions } from './planar.js';
import { pointPolygonDistanceQuestion } from './point-polygon.js';
import { polygonDistanceQuestions } from './polygons.js';
import { separatingQuestions } from './separating-plane.js';
import { squaredDistanceQuestions } from './squared-distance.js';

/** The most important ones: they are judged in millions of cases. */
const HOT: readonly string[] = [
  'pointSegmentDistance',
  'pointTriangleDistance',
  'segmentSegmentDistance',
  'triangleTriangleDistance',
];

/** The classes that a pair can have. */
function classesOf(a: Kind, b: Kind): string[] {
  const alone = OPERANDS[a].features.flatMap((f) => OPERANDS[b].features.map((g) => `${f}-${g}`));
  // Faces have a point closest to a vertex only: along an edge or a face there are many.
  const single = alone.filter((pair) => !/face/.test(pair) || /vertex/.test(pair));
  const several = ['meeting-several', 'apart-several'];
  if (a === 'plane' && b === 'plane') return several;
  return ['meeting', ...(a === 'point' || b === 'point' ? [] : several), ...single];
}

/** What may be refused. */
function classesOfRefused(a: Kind, b: Kind): string[] {
  return classesOfPolyhedra(a, b).length === 0 && mayBeRefused(a, b) ? ['rejected'] : [];
}

/**
 * What else there is with a convex polyhedron: none, where it is refused; and a flat one, the hull of its vertices, may
 * have points that its faces and edges leave out. A pair of those is of no class of other solids: a vertex or an edge
 * with the interior, or with a face where it has no edge. With a plane, a vertex is alone.
 */
function classesOfPolyhedra(a: Kind, b: Kind): string[] {
  if (a !== 'convexPolyhedron' && b !== 'convexPolyhedron') return [];
  return a === 'plane' ? ['rejected'] : ['rejected', 'uncovered'];
}

/** The first words of answers: also those of points that faces and edges of a flat polyhedron leave out. */
function wordsOf(a: Kind, b: Kind): string[] {
  const isFlat = (kind: Kind) => kind === 'convexPolyhedron';
  if (!isFlat(a) && !isFlat(b)) return classesOf(a, b);
  const featuresOf = (kind: Kind) => [...OPERANDS[kind].features, ...(isFlat(kind) ? ['interior'] : [])];
  const pairs = featuresOf(a).flatMap((f) => featuresOf(b).map((g) => `${f}-${g}`));
  return [...new Set([...classesOf(a, b), ...pairs])];
}

function distanceQuestion(a: Kind, b: Kind): Question {
  const [nameA, nameB] = a === b ? ['a', 'b'] : [a, b];
  const layout = layoutOf(3, ...OPERANDS[a].parts(nameA), ...OPERANDS[b].parts(nameB));
  const subject = distanceSubject(a, b, (shapes, found) => certificateFault([a, b], shapes, found));
  const hasPolyhedron = a === 'convexPolyhedron' || b === 'convexPolyhedron';
  const name = distanceName(a, b);
  const isCoded = mayBeRefused(a, b);
  const classes = [...classesOf(a, b), ...classesOfPolyhedra(a, b), ...classesOfRefused(a, b)];
  return {
    name,
    area: 'distance',
    hot: HOT.includes(name),
    layout,
    families: distanceFamilies(a, b, layout),
    accepts: (v) => isShape(a, v, 0) && isShape(b, v, sizeOf(a)),
    subject: isCoded ? (v) => unlessRejected(() => subject(v)) : subject,
    referee: distanceReferee(a, b),
    form: `<${wordsOf(a, b).join('|')}> <t> <x> <closest>*${isCoded ? ' | rejected' : ''}`,
    classes,
    ...(hasPolyhedron && { note: UNCOVERED, classOf: (answer: string) => classIn(classes, answer) }),
    yes: 'the two shapes have a point in common',
    holds: (answer) => (answer === 'rejected' ? undefined : answer.startsWith('meeting')),
    shapes: shapesBy(`${nameA} ${nameB}`, (v) => shapePair(a, b, v)),
    ...(isCoded && { coded: true }),
    laws: a === b ? [swapping(layout, swapDistance)] : [],
  };
}

const UNCOVERED =
  'A flat polyhedron is the hull of its vertices; a point of it that none of its edges and faces has is of its interior, so that the first word may be any other pair, such as vertex-interior: the class uncovered.';

/** The first word of an answer, if it is one of the classes. */
function classIn(classes: readonly string[], answer: string): string {
  const word = answer.split(' ', 1)[0]!;
  return classes.includes(word) ? word : 'uncovered';
}

/** Distances of all pairs of kinds, and their order. */
export const distanceQuestions: readonly Question[] = [
  ...KINDS.flatMap((a, i) => KINDS.slice(i).map((b) => distanceQuestion(a, b))),
  ...planarDistanceQuestions,
  pointPolygonDistanceQuestion,
  ...polygonDistanceQuestions,
  ...penetrationQuestions,
  ...programQuestions,
  ...separatingQuestions,
  compareDistancesQuestion,
  ...squaredDistanceQuestions,
];
