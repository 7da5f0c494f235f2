/** Distances with a rule of their own: of polygons of the plane, and of points from cones and cylinders. */
import type { FlatRule, ShownPart } from './flat-rule.js';
import type { Example, Value } from './kind.js';
import { EBERLY, ERICSON, is } from './rule.js';
import { part } from './rules-shown.js';
import { withArticle } from './text.js';

interface Closest {
  readonly closest: readonly {
    readonly a: Value;
    readonly b: Value;
    readonly rounded: { readonly pointA: ArrayLike<number>; readonly pointB: ArrayLike<number> };
  }[];
}

const FEATURES: ShownPart = {
  member: 'closest',
  text: 'closest[0]!.b',
  of: ({ closest }: Closest) => closest[0]!.b,
};

const closestPoint = (text: string): ShownPart => ({
  member: 'closest',
  text,
  of: ({ closest }: Closest) => Array.from(closest[0]!.rounded.pointB),
});

const SQUARE = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];

/** What is at a distance from the square. */
const BESIDE: Readonly<Record<string, Example>> = {
  line: { origin: [7, 0], direction: [0, 1] },
  ray: { origin: [7, 8], direction: [1, 0] },
  segment: { start: [7, 8], end: [9, 8] },
  triangle: { a: [7, 8], b: [9, 8], c: [7, 9] },
  box: { min: [7, 8], max: [9, 9] },
  polygon: [
    [7, 1],
    [9, 1],
    [9, 9],
    [7, 9],
  ],
};

const isPolygon = is('polygon');
const NOTHING_INSIDE = ['a ring has no points', 'the rule is none'];

const OF_EDGES =
  'The closest points, with the ring and the vertex or edge that they lie on, are those of all edges that are closest; of shapes that meet, the corners of what they have in common. What is inside is decided as by `pointPolygon2d`, with the same rule.';
const OF_TREES =
  'Near to linear for polygons that are apart: a tree of boxes over the edges leaves most pairs out.';

export const POLYGON_DISTANCES: readonly FlatRule[] = Object.entries(BESIDE).map(([name, beside]) => ({
  a: is(name),
  b: isPolygon,
  isFilled: true,
  relation: {
    ending: 'Distance',
    answer: 'PolygonDistance2d',
    call: 'polygonDistance(a.side, b.side)',
    question: (a) =>
      isPolygon(a)
        ? 'The distance between two polygons: 0 if they meet, be it that one is within the other; in a hole it is not.'
        : `The distance from ${withArticle(a.words)} to a polygon: 0 if they meet, be it within the polygon; in a hole they do not.`,
    says: (a) => [OF_EDGES, isPolygon(a) ? OF_TREES : 'O(n) for n vertices.'],
    source:
      name === 'polygon'
        ? `${ERICSON}5.1.9, for pairs of edges, and 6.3.2 (descent of two trees)`
        : `${ERICSON}5.1.2 and 5.1.9, for every edge`,
    refused: NOTHING_INSIDE,
    shown: [part('distance'), FEATURES],
  },
  examples: [
    [beside, SQUARE],
    [beside, SQUARE],
  ],
}));

/** What is said of the features of each, and a point beside it. */
const CONES: Readonly<Record<string, readonly [says: string, solid: Example, point: Example]>> = {
  cylinder: [
    'the side (face 0), a cap (faces 1 and 2), a rim (edges 0 and 1)',
    { start: [0, 0, 0], end: [0, 0, 10], radius: 5 },
    [6, 8, 4],
  ],
  cone: [
    'the side (face 0), the base (face 1), its rim (edge 0), the apex (vertex 0)',
    { apex: [0, 0, 4], center: [0, 0, 0], radius: 3 },
    [5.5, 0, 5],
  ],
  truncatedCone: [
    'the side (face 0), a cap (faces 1 and 2), a rim (edges 0 and 1), an apex (vertices 0 and 1)',
    { start: [0, 0, 0], end: [0, 0, 4], startRadius: 6, endRadius: 3 },
    [0, 12.5, 8],
  ],
};

export const CONE_DISTANCES: readonly FlatRule[] = Object.entries(CONES).map(
  ([name, [features, solid, point]]) => ({
    a: is('point'),
    b: is(name),
    relation: {
      ending: 'Distance',
      answer: 'RoundDistance',
      call: 'pointConeSolidDistance(where, a, b.quadric)',
      checks: [null, null],
      question: (_, b) =>
        `The distance from a point to a ${b.words}, which is solid: its square as an exact number a + b√c, and the closest point exactly and rounded, with the feature as \`point${name[0]!.toUpperCase()}${name.slice(1)}\` names it: ${features}.`,
      says: () => ['A point in it is its own closest one, at the distance 0.'],
      source: `${EBERLY}2.6.11, by the plane through the axis and the point`,
      shown: [part('distance'), closestPoint('closest[0]!.rounded.pointB'), FEATURES],
    },
    examples: [
      [point, solid],
      [point, solid],
    ],
  }),
);
