/** Points of space beside lines, rays, segments and triangles; lines, rays and segments beside segments. */
import type { Checks, FlatRule } from './flat-rule.js';
import type { Kind } from './kind.js';
import { ERICSON, is } from './rule.js';
import { RTR } from './rules-linear.js';
import { capitalized, withArticle } from './text.js';

const WALL = { a: [0, 0, 0], b: [4, 0, 4], c: [0, 4, 0] };
const DIAGONAL = { start: [0, 0, 0], end: [2, 2, 2] };
export const LOADED: Checks = ['loaded', 'loaded'];

/** What is said of the features of lines, rays and segments. */
const OWN: Readonly<Record<string, string>> = {
  line: 'All points of the line are its edge 0.',
  ray: 'The origin of the ray is its vertex 0, and belongs to it; all other points are its edge 0.',
  segment:
    'A feature of the segment is vertex 0 (start), vertex 1 (end) or edge 0; ends that coincide are vertex 0.',
};
export const own = ({ name }: Kind) => OWN[name]!;
const locate = (_: Kind, b: Kind) => `Where does a point lie to ${withArticle(b.words)} of space?`;

/** What is shown of points beside each: on it, and not. */
const BESIDE: Readonly<Record<string, FlatRule['examples']>> = {
  line: [
    [[0, -1, -2], { origin: [1, 1, 1], direction: [1, 2, 3] }],
    [[0, -1, -3], { origin: [1, 1, 1], direction: [1, 2, 3] }],
  ],
  ray: [
    [[5, 5, 5], { origin: [1, 1, 1], direction: [1, 1, 1] }],
    [[0, 0, 0], { origin: [1, 1, 1], direction: [1, 1, 1] }],
  ],
  segment: [
    [[1, 2, 3], { start: [0, 0, 0], end: [3, 6, 9] }],
    [[3, 6, 9], { start: [0, 0, 0], end: [3, 6, 9] }],
    [[0.1, 0.2, 0.3], { start: [0, 0, 0], end: [3, 6, 9] }],
  ],
};

const POINTS: readonly FlatRule[] = ['line', 'ray', 'segment'].map((name) => ({
  a: is('point'),
  b: is(name),
  relation: {
    answer: 'PointLocation',
    call: `locateOn${capitalized(name)}()`,
    checks: LOADED,
    question: locate,
    says: (_, b) => [
      name === 'line'
        ? '`inside`, or `outside`: a line has no boundary.'
        : '`inside`, `boundary` at an end, or `outside`.',
      own(b),
    ],
    source: `${ERICSON}3.5 (between the ends, and collinear: three orient2d)`,
  },
  boolean: { call: 'carrierHolds(b.type)', checks: LOADED },
  examples: BESIDE[name]!,
}));

const POINT_TRIANGLE: FlatRule = {
  a: is('point'),
  b: is('triangle'),
  relation: {
    answer: 'PointLocation',
    call: 'locateOnTriangle()',
    checks: ['beside', 'loaded'],
    question: locate,
    says: () => [
      '`inside` on the face, `boundary` on an edge or a vertex, or `outside`. The feature is the first vertex equal to the point, else the first edge that contains it, else the face. The point has to be exactly in the plane of the triangle; degenerate triangles are the segments or points that they are, and have only a boundary.',
    ],
    source: `${ERICSON}3.4 and 5.4.2`,
  },
  boolean: { call: 'triangleHolds()', checks: ['beside', 'loaded'] },
  examples: [
    [[1, 1, 1], WALL],
    [[2, 0, 2], WALL],
    [[1, 1, 1.0000000000000002], WALL],
  ],
};

const SEGMENTS: readonly FlatRule[] = ['line', 'ray', 'segment'].map((name) => ({
  a: is(name),
  b: is('segment'),
  relation: {
    answer: 'Contact',
    call: 'linearSegment(a.type)',
    checks: ['loaded', 'asTriangle'],
    question: (a) =>
      `How do ${name === 'segment' ? 'two segments' : `a ${a.words} and a segment`} of space meet?`,
    says: (a) => [
      '`disjoint` (skew ones among them), `touching` (an end of one is on the other), `crossing` (in a point that is an end of neither), `overlapping` (on one line, with more than an end in common; or a segment is a point inside the other). The contact is one point, or two in the order of the first.',
      ...(name === 'segment' ? [] : [own(a)]),
      OWN.segment,
    ],
    source: `${ERICSON}5.1.9; ${RTR}22.15.2`,
  },
  boolean: { call: 'linearMeetsSegment(a.type)', checks: ['loaded', 'asTriangle'] },
  examples:
    name === 'segment'
      ? [
          [DIAGONAL, { start: [2, 0, 2], end: [0, 2, 0] }],
          [DIAGONAL, { start: [1, 1, 1], end: [3, 3, 3] }],
          [DIAGONAL, { start: [2, 0, 0], end: [0, 2, 0] }],
        ]
      : [
          [
            { origin: [0, 0, 0], direction: [1, 1, 1] },
            { start: [9, 9, 9], end: [9, 9, 0] },
          ],
          [
            { origin: [0, 0, 0], direction: [1, 1, 1] },
            { start: [9, 9, 8], end: [9, 9, 0] },
          ],
        ],
}));

/** Points, and what goes straight on beside segments. */
export const POINTS_AND_SEGMENTS: readonly FlatRule[] = [...POINTS, POINT_TRIANGLE, ...SEGMENTS];
