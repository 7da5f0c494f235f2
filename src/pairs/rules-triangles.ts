/** Lines, rays, segments, triangles and planes of space beside triangles and planes. */
import type { Checks, FlatAsk, FlatRule } from './flat-rule.js';
import { EBERLY, ERICSON, is } from './rule.js';
import { RTR } from './rules-linear.js';
import { LOADED, own, POINTS_AND_SEGMENTS } from './rules-segments.js';
import { HITS, part } from './rules-shown.js';

const MOELLER = 'Möller, Trumbore 1997, "Fast, Minimum Storage Ray/Triangle Intersection"';
const GUIGUE =
  'Guigue, Devillers 2003, "Fast and Robust Triangle-Triangle Overlap Test Using Orientation Predicates"';

const FLOOR = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
const PLANE = { normal: [0, 0, 2], constant: -2 };

/** How each passes a triangle, and a plane: the pairs that the examples show, and where it is described. */
const PASSING: Readonly<
  Record<
    string,
    { source: string; boolean: string; triangle: FlatRule['examples']; plane: FlatRule['examples'] }
  >
> = {
  line: {
    source: `${ERICSON}5.3.4; ${EBERLY}5.7`,
    boolean: 'rayMeets(a.type)',
    triangle: [
      [{ origin: [1, 1, 3], direction: [0, 0, 2] }, FLOOR],
      [{ origin: [4, 9, 0], direction: [0, 1, 0] }, FLOOR],
      [{ origin: [2, 3, 9], direction: [0, 0, 1] }, FLOOR],
    ],
    plane: [
      [{ origin: [0, 0, 3], direction: [5, 0, 1] }, PLANE],
      [{ origin: [0, 0, 1], direction: [5, 0, 0] }, PLANE],
      [{ origin: [0, 0, 3], direction: [1, 0, 0] }, PLANE],
    ],
  },
  ray: {
    source: `${ERICSON}5.3.4-5.3.6; ${MOELLER}, of which only the signs are needed`,
    boolean: 'rayMeets(a.type)',
    triangle: [
      [{ origin: [1, 1, 3], direction: [0, 0, -2] }, FLOOR],
      [{ origin: [1, 1, -9], direction: [0, 0, 2] }, FLOOR],
      [{ origin: [2, 2, 1], direction: [0, 0, -1] }, FLOOR],
      [{ origin: [1, 1, 1], direction: [0, 0, 1] }, FLOOR],
    ],
    plane: [
      [{ origin: [0, 0, 4], direction: [0, 0, -2] }, PLANE],
      [{ origin: [0, 0, 1], direction: [0, 0, 1] }, PLANE],
      [{ origin: [0, 0, 3], direction: [0, 0, 1] }, PLANE],
    ],
  },
  segment: {
    source: `${ERICSON}5.3.4-5.3.6; ${EBERLY}5.7`,
    boolean: 'segmentMeets()',
    triangle: [
      [{ start: [1, 1, 3], end: [1, 1, -1] }, FLOOR],
      [{ start: [2, 0, 1], end: [2, 0, 0] }, FLOOR],
      [{ start: [-1, 1, 0], end: [9, 1, 0] }, FLOOR],
      [{ start: [1, 1, 1], end: [1, 1, 1e-300] }, FLOOR],
    ],
    plane: [
      [{ start: [0, 0, 5], end: [0, 0, -3] }, PLANE],
      [{ start: [0, 0, 3], end: [0, 0, 1] }, PLANE],
      [{ start: [0, 0, 3], end: [0, 0, 1.0000000000000002] }, PLANE],
    ],
  },
};

/** The relation with the points: where each contact is, exactly. */
const withPoints = (answer: string, call: string, checks: Checks): FlatAsk => ({
  ending: 'Points',
  answer,
  call,
  checks,
  question: (a, b) => `{@link ${a.name}${b.name === 'plane' ? 'Plane' : 'Triangle'}} with the points:`,
  says: (a) => [
    `each contact has its exact \`parameter\` along the ${a.words}, by which \`compareParameters\` sorts hits on many shapes, and the exact \`point\`.`,
  ],
  shown: HITS,
});

const TRIANGLES: readonly FlatRule[] = Object.entries(PASSING).map(([name, passing]) => ({
  a: is(name),
  b: is('triangle'),
  relation: {
    answer: 'LinearTriangle',
    call: 'linearTriangle(a.type)',
    checks: LOADED,
    question: ({ words }) => `How does a ${words} of space meet a triangle, where, and from which side?`,
    says: (a) => [
      `\`disjoint\`; \`touching\`: an end of the first on the triangle, or it meets a vertex or an edge only; \`crossing\`: it passes through the face (or, in one line or plane, through a degenerate triangle); \`overlapping\`: it lies in the plane of the triangle and in part inside, or it is a point of the face. The contact is a point, or two in the order of the ${a.words}; degenerate shapes are what they are as sets. Neighbouring triangles leave no gap: what passes their common edge meets both, with that edge named. \`facing\` tells the back from the front.`,
      own(a),
    ],
    source: passing.source,
  },
  boolean: { call: passing.boolean, checks: LOADED, source: passing.source },
  others: [withPoints('LinearTrianglePoints', 'linearTriangleHits(a.type, a, b)', LOADED)],
  examples: passing.triangle!,
}));

const EITHER: Checks = ['checked', 'eitherChecked'];
const BY_POINTS = 'The plane may be given by three points, which must not be collinear.';
const COLLINEAR = ['three points of a plane are collinear'];

const PLANES: readonly FlatRule[] = Object.entries(PASSING).map(([name, { plane }]) => {
  const isSegment = name === 'segment';
  const [stem, answer, shape] = isSegment
    ? ['segment', 'SegmentPlane', 'a.both']
    : ['ray', 'RayPlane', 'a.parts'];
  return {
    a: is(name),
    b: is('plane'),
    typeOfB: 'PlaneOrTriangle',
    relation: {
      answer,
      call: `${stem}PlaneContact(${shape}, b)`,
      checks: EITHER,
      question: (a) => `How does a ${a.words} meet a plane?`,
      says: (a) => [
        '`disjoint`; `touching`: an end is on the plane, and nothing else; `crossing`: it passes through; `overlapping`: in the plane. The contact has the extreme points of what they have in common: that of a line in the plane is empty, that of a ray its origin, that of a segment both ends; the feature of the plane is face 0.',
        own(a),
        BY_POINTS,
      ],
      source: `${ERICSON}5.3.1; ${EBERLY}5`,
      refused: COLLINEAR,
    },
    boolean: { call: `${stem}MeetsPlane(${shape}, b)`, checks: EITHER, refused: COLLINEAR },
    others: [
      {
        ...withPoints(`${answer}Points`, `${stem}PlaneHits(${shape}, b)`, EITHER),
        refused: COLLINEAR,
      },
    ],
    examples: plane!,
  };
});

const TRIANGLE_PLANE: FlatRule = {
  a: is('triangle'),
  b: is('plane'),
  typeOfB: 'PlaneOrTriangle',
  relation: {
    answer: 'TrianglePlane',
    call: 'trianglePlaneContact(a, b)',
    checks: ['loaded', 'eitherChecked'],
    question: () => 'How does a triangle meet a plane?',
    says: () => [
      '`disjoint` (strictly on one side), `touching` (on one side, a vertex or an edge in the plane), `crossing` (vertices strictly on both sides), `overlapping` (in the plane). The contact has the extreme points of what they have in common: one vertex, the two ends of the section (vertices or edges), or the corners of a triangle in the plane; the feature of the plane is face 0.',
      BY_POINTS,
    ],
    source: `${ERICSON}8.3.3-8.3.4 (the 27 cases); ${EBERLY}3.4.3`,
    refused: COLLINEAR,
  },
  boolean: { call: 'triangleMeetsPlane(a, b)', checks: EITHER, refused: COLLINEAR },
  examples: [
    [{ a: [0, 0, 0], b: [1, 0, 2], c: [0, 1, 2] }, PLANE],
    [{ a: [0, 0, 1], b: [1, 0, 2], c: [0, 1, 2] }, PLANE],
    [{ a: [0, 0, 1.0000000000000002], b: [1, 0, 2], c: [0, 1, 2] }, PLANE],
  ],
};

const BOTH: Checks = ['loaded', 'beside'];

const TRIANGLE_TRIANGLE: FlatRule = {
  a: is('triangle'),
  b: is('triangle'),
  relation: {
    answer: 'Contact',
    call: 'loadedTriangleContact()',
    checks: BOTH,
    question: () => 'How do two triangles of space meet, and with which of their features?',
    says: () => [
      '`disjoint`; `touching`: a vertex or an edge of one meets the other, or a corner of one the face of the other, without passing; `crossing`: each passes through the other (or a degenerate one, a segment, through the other); `overlapping`: they lie in one plane and have inner points in common (or a degenerate one lies inside the other, or two such on one line have inner points in common). The contact is a point, a segment by its two ends in no particular order, or (in a common plane) a convex polygon of up to six points in counterclockwise order seen from the front of `a`, the side that (b - a) × (c - a) points to. Triangles are sets: a degenerate one is a segment or a point, and a feature is the first vertex equal to the point, else the first edge through it, else the face.',
    ],
    source: `${GUIGUE}, carried on to a classification; ${ERICSON}5.2.10; ${EBERLY}6.4.4`,
  },
  boolean: {
    call: 'loadedTrianglesMeet()',
    checks: BOTH,
    says: () => [
      'Nothing is allocated. An equal vertex is answered at once; else at most eight orient3d decide, and in a common plane orient2d.',
    ],
    source: `${GUIGUE}; ${ERICSON}5.2.10; ${RTR}22.11`,
  },
  others: [
    {
      ending: 'Points',
      answer: 'TriangleTrianglePoints',
      call: 'loadedTrianglePoints(a, b)',
      checks: BOTH,
      question: () => '{@link triangleTriangle} with the points:',
      says: () => [
        'each contact has the exact `point`, a vertex of either triangle as it was given, or where an edge crosses a face or an edge.',
      ],
      shown: [
        part('relation'),
        {
          member: 'contact',
          text: 'contact.map(({ point }) => Array.from(point))',
          of: ({ contact }: { readonly contact: readonly { readonly point: Iterable<number> }[] }) =>
            contact.map(({ point }) => Array.from(point)),
        },
      ],
    },
  ],
  examples: [
    [FLOOR, { a: [1, 1, -1], b: [1, 1, 1], c: [2, 1, 1] }],
    [FLOOR, { a: [1, 1, 0], b: [1, 1, 1], c: [2, 1, 1] }],
    [FLOOR, { a: [1, -1, 0], b: [9, 9, 0], c: [-1, 1, 0] }],
    [FLOOR, { a: [1, 1, 1e-300], b: [1, 1, 1], c: [2, 1, 1] }],
  ],
};

/** Everything that the engine for triangles answers. */
export const TRIANGLE_PAIRS: readonly FlatRule[] = [
  ...POINTS_AND_SEGMENTS,
  ...TRIANGLES,
  ...PLANES,
  TRIANGLE_PLANE,
  TRIANGLE_TRIANGLE,
];
