import { latticeMap, latticeRing, RING_KINDS, RING_SUMMARIES } from '../../cases/planar/lattice-rings.js';
import { MOST_VERTICES, putRing, ringAt } from '../../cases/planar/rings.js';
import type { Random } from '../../cases/random.js';
import {
  convexHullReferee,
  isFault,
  polygonConvexityReferee,
  polygonOrientationReferee,
  polygonSimplicityReferee,
  quadConvexityReferee,
} from '../../referees/shapes/planar-polygons/hull.js';
import {
  answerOf,
  convexHullSubject,
  polygonConvexitySubject,
  polygonOrientationSubject,
  quadConvexitySubject,
} from '../../subjects/planar-polygons/rings.js';
import { reordering, scaling } from '../laws.js';
import { integer, type Layout, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question, QuestionFamily } from '../question.js';

type Parts = Parameters<typeof layoutOf>[1][];

/** The count and the places of a ring. */
export function ringParts(name: string, least = 0, most = MOST_VERTICES): Parts {
  const names = Array.from({ length: most }, (_, i) => `${name}${i}`).join(' ');
  return [integer(`${name}Count`, least, most, 'how many of the points behind it count'), ...points(names)];
}

/** A convex polygon among flat values: policy, vertex to begin with, and points whose hull it is. */
export function convexRingParts(name: string): Parts {
  return [
    integer(`${name}Policy`, 0, 3),
    integer(`${name}From`, 0, MOST_VERTICES - 1),
    ...ringParts(name, 1),
  ];
}

/** The arguments of a query about one ring. */
const ringLayout: Layout = layoutOf(2, ...ringParts('v'));

/** The ring that it is about. */
const ringShapes = shapesBy('ring', (values) => [ringAt(values, 0)] as const);

/** Lattice rings of every kind. */
const ringFamilies: readonly QuestionFamily[] = RING_KINDS.map((kind) => ({
  name: `${kind}-ring`,
  summary: RING_SUMMARIES[kind],
  fill(random: Random, out: Float64Array) {
    out.fill(0);
    putRing(out, 0, latticeRing(kind, random, MOST_VERTICES).map(latticeMap(random)));
  },
}));

/** Running the ring the other way round, and starting at another vertex: how the answer changes. */
function ringLaws(reversed: (answer: string) => string, turned: (answer: string) => string): Law[] {
  const changed = (values: Float64Array, ring: [number, number][]): Float64Array => {
    const copy = Float64Array.from(values);
    putRing(copy, 0, ring);
    return copy;
  };
  /** A ring may be closed, and then its last point is no vertex: which a rotation changes. */
  const isClosed = (ring: [number, number][]) => {
    const [first, last] = [ring[0], ring.at(-1)];
    return ring.length > 1 && first![0] === last![0] && first![1] === last![1];
  };
  return [
    {
      name: 'reversal',
      vary: (values) => ({ values: changed(values, ringAt(values, 0).reverse()), expected: reversed }),
    },
    {
      name: 'rotation',
      vary(values, random) {
        const ring = ringAt(values, 0);
        const from = ring.length === 0 ? 0 : random.below(ring.length);
        const rotated = [...ring.slice(from), ...ring.slice(0, from)];
        if (isClosed(ring) || isClosed(rotated)) return undefined;
        return { values: changed(values, rotated), expected: turned };
      },
    },
    scaling(ringLayout),
  ];
}

/** For answers that do not change. */
const ringQuerySame = (answer: string): string => answer;

/** Convexity of any ring. */
export const polygonConvexityQuestion: Question = {
  name: 'polygonConvexity2d',
  area: 'planar',
  layout: ringLayout,
  shapes: ringShapes,
  families: ringFamilies,
  subject: polygonConvexitySubject,
  referee: polygonConvexityReferee,
  classes: ['strictly-convex', 'convex', 'degenerate', 'not-convex'],
  yes: 'the polygon is convex (vertices within straight edges and repeated ones allowed)',
  holds: (answer) => answer === 'strictly-convex' || answer === 'convex',
  laws: ringLaws(ringQuerySame, ringQuerySame),
};

const NAMES = ['clockwise', 'flat', 'counterclockwise'] as const;

const opposite = (answer: string) => NAMES[2 - NAMES.indexOf(answer as (typeof NAMES)[number])]!;

/** Orientation of any ring by its exact area. */
export const polygonOrientationQuestion: Question = {
  name: 'polygonOrientation2d',
  area: 'planar',
  layout: ringLayout,
  shapes: ringShapes,
  families: ringFamilies,
  subject(values) {
    const sign = polygonOrientationSubject(values);
    return sign === undefined ? 'SIGN DIFFERS' : NAMES[sign + 1]!;
  },
  referee: (values) => NAMES[polygonOrientationReferee(values) + 1]!,
  classes: NAMES,
  laws: ringLaws(opposite, ringQuerySame),
};

/** Simplicity of any ring. The pair of edges that the kernel names is judged, whichever it is. */
export const polygonSimplicityQuestion: Question = {
  name: 'polygonSimplicity2d',
  area: 'planar',
  layout: ringLayout,
  shapes: ringShapes,
  families: ringFamilies,
  subject(values) {
    const { answer, text } = answerOf(values);
    if (answer.simple || isFault(values, answer)) return text;
    return `${text} WRONG PAIR ${answer.edges.join(' ')} ${answer.relation}`;
  },
  referee: polygonSimplicityReferee,
  classes: ['simple', 'faulty'],
  yes: 'the polygon is simple: edges meet in the vertices that they share only',
  holds: (answer) => answer === 'simple',
  laws: ringLaws(ringQuerySame, ringQuerySame),
};

const layout = layoutOf(2, ...points('a b c d'));

const quadConvexitySame = (answer: string) => answer;

/** Four points joined in a ring. */
export const quadConvexityQuestion: Question = {
  name: 'quadConvexity2d',
  area: 'planar',
  layout,
  families: [
    {
      name: 'lattice',
      summary: 'four points of a small lattice',
      fill(random, out) {
        for (let i = 0; i < 8; i++) out[i] = random.between(-3, 3);
      },
    },
  ],
  subject: quadConvexitySubject,
  referee: quadConvexityReferee,
  classes: ['strictly-convex', 'concave', 'crossing', 'degenerate'],
  yes: 'the four points in this order are the corners of a strictly convex quadrilateral',
  holds: (answer) => answer === 'strictly-convex',
  laws: [
    scaling(layout),
    reordering('rotation', [2, 3, 4, 5, 6, 7, 0, 1], quadConvexitySame),
    reordering('reversal', [6, 7, 4, 5, 2, 3, 0, 1], quadConvexitySame),
  ],
};

/** Convex hull of up to eight points, all four policies. */
export const convexHullQuestion: Question = {
  name: 'convexHull2d',
  note: 'four lists of point numbers, counterclockwise from the first in lexicographic order: corners only; with points within edges; corners with repeated points; with both',
  area: 'planar',
  layout: ringLayout,
  families: ringFamilies,
  shapes: shapesBy('points', (values) => [ringAt(values, 0)] as const),
  subject: convexHullSubject,
  referee: convexHullReferee,
  form: '<empty|point|segment|polygon> <list> <list> <list> <list>',
  classes: ['empty', 'point', 'segment', 'polygon'],
  laws: [scaling(ringLayout)],
};
