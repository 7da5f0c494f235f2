import { containmentOf } from '../../answers/polygons.js';
import { PLURALS, POINTS, pairName, type ShapeKind } from '../../cases/planar/shapes.js';
import { refereeText } from '../../referees/shapes/planar-linear/pair.js';
import { contactSubject } from '../../subjects/planar-linear/pairs.js';
import { nested } from '../families/nested-families.js';
import type { Question } from '../question.js';
import { meeting } from '../yes.js';
import { pairFamilies } from './families.js';
import { lawsOf } from './laws.js';
import { pairLayout } from './layout.js';

/** The relation and how many extreme points the common part has: `overlapping 4`; `disjoint`. */
function countedClass(answer: string): string {
  const [relation, ...points] = answer.split(' ');
  return relation === 'disjoint' ? relation : `${relation} ${points.length}`;
}

/** The shapes that have an area. */
const isArea = (kind: ShapeKind) => kind === 'triangle' || kind === 'box';

/** The same of two areas; where one is within the other: `overlapping inside`. */
function areasClass(a: ShapeKind, b: ShapeKind): (answer: string) => string {
  const corners = (kind: ShapeKind) => (kind === 'box' ? 4 : POINTS[kind]);
  return (answer) => {
    const containment = containmentOf(answer, [corners(a), corners(b)]);
    return containment === undefined ? countedClass(answer) : `overlapping ${containment}`;
  };
}

/** The answer without the numbers of its features: `overlapping e/v v/e`. */
function withoutNumbers(answer: string): string {
  const [relation, ...points] = answer.replace(/([vef])\d/g, '$1').split(' ');
  return [relation, ...points.sort()].join(' ');
}

/**
 * The pairs in the order in which they are asked, and their classes: the relation and how many extreme points the
 * common part has; those of two segments tell features apart.
 */
const PAIRS: readonly (readonly [a: ShapeKind, b: ShapeKind, classes: string])[] = [
  ['segment', 'segment', ''],
  ['line', 'line', 'crossing 1, overlapping 0'],
  ['line', 'ray', 'touching 1, crossing 1, overlapping 1'],
  ['line', 'segment', 'touching 1, crossing 1, overlapping 1, overlapping 2'],
  ['ray', 'ray', 'touching 1, crossing 1, overlapping 1, overlapping 2'],
  ['ray', 'segment', 'touching 1, crossing 1, overlapping 1, overlapping 2'],
  ['line', 'triangle', 'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2'],
  ['ray', 'triangle', 'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2'],
  ['segment', 'triangle', 'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2'],
  ['line', 'box', 'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2'],
  ['ray', 'box', 'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2'],
  ['segment', 'box', 'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2'],
  [
    'triangle',
    'triangle',
    'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2, overlapping 3, overlapping 4, overlapping 5, overlapping 6, overlapping inside, overlapping inside-apart, overlapping containing, overlapping containing-apart, overlapping equal',
  ],
  [
    'triangle',
    'box',
    'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2, overlapping 3, overlapping 4, overlapping 5, overlapping 6, overlapping 7, overlapping inside, overlapping inside-apart, overlapping containing, overlapping containing-apart',
  ],
  [
    'box',
    'box',
    'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2, overlapping 4, overlapping inside, overlapping inside-apart, overlapping containing, overlapping containing-apart, overlapping equal',
  ],
];

/** The classes of two segments. */
const OF_SEGMENTS = [
  'disjoint',
  'touching v/v',
  'touching v/e',
  'touching e/v',
  'crossing e/e',
  'overlapping v/v',
  'overlapping v/e',
  'overlapping e/v',
  'overlapping v/v v/v',
  'overlapping v/e v/v',
  'overlapping e/v v/v',
  'overlapping e/v v/e',
  'overlapping v/e v/e',
  'overlapping e/v e/v',
];

/** The query of two shapes of the plane: the full contact; the referee clips in rationals. */
function pairQuestion([a, b, classes]: (typeof PAIRS)[number]): Question {
  const layout = pairLayout(a, b);
  const areSegments = a === 'segment' && b === 'segment';
  return {
    name: pairName(a, b),
    area: 'planar',
    ...(areSegments && { hot: true }),
    layout,
    families: [
      ...pairFamilies(layout, [POINTS[a], POINTS[b]]),
      ...(a === 'triangle' && b === 'triangle' ? [nested(layout, 3)] : []),
    ],
    subject: contactSubject(a, b),
    referee: (values) => refereeText(a, b, values),
    form: '<relation> <A/B>*',
    classes: areSegments ? OF_SEGMENTS : ['disjoint', ...classes.split(', ')],
    classOf: areSegments ? withoutNumbers : isArea(a) && isArea(b) ? areasClass(a, b) : countedClass,
    ...meeting(a === b ? `the two ${PLURALS[a]}` : `the ${a} and the ${b}`),
    laws: lawsOf(a, b, layout),
  };
}

/** All pairs. */
export const pairQuestions: readonly Question[] = PAIRS.map(pairQuestion);
