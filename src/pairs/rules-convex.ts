/** Lines, rays, segments, points, planes and triangles beside convex shapes, and these beside each other. */
import type { FlatRule } from './flat-rule.js';
import type { Kind } from './kind.js';
import { EBERLY, ERICSON, is } from './rule.js';
import { HITS, MEETING, meet, part } from './rules-shown.js';
import { withArticle } from './text.js';

const features = (...kinds: readonly Kind[]) => kinds.map(({ space }) => space?.features);
const SLABS = `${ERICSON}5.3.3 (slabs)`;
const CLIPPED = `${ERICSON}5.3.8`;

/** What differs from shape to shape: where hits are described, and how the boolean is decided. */
const LINEAR: Readonly<Record<string, readonly [source: string, boolean: string, source?: string]>> = {
  tetrahedron: [CLIPPED, 'linearMeetsTetrahedron(a.parts, b)'],
  orientedBox: [
    `${SLABS}; Kay and Kajiya 1986`,
    'linearMeets(ORIENTED_BOX_HALF_SPACES, b, a.parts)',
    `${EBERLY}5.2`,
  ],
  convexPolyhedron: [CLIPPED, 'meetsSet(a.component, b.set)'],
  hull: [CLIPPED, 'meetsSet(a.component, b.set)'],
  kDop: [`Kay and Kajiya 1986; ${ERICSON}5.3.3 and 4.6.1`, 'linearMeets(K_DOP_HALF_SPACES, b, a.parts)'],
  frustum: [`${CLIPPED}; ${EBERLY}3.4`, 'meetsSet(a.component, b.set)'],
  convex: [CLIPPED, 'meetsSet(a.component, b.set)'],
};

/** The boxes of all three have booleans of their own. */
const BOX: Readonly<Record<string, readonly [boolean: string, source: string]>> = {
  line: ['lineMeetsBox(a, b)', `${EBERLY}5.2.3 (three separating axes)`],
  ray: ['rayMeetsBox(a, b)', `${EBERLY}5.2.2 (six separating axes)`],
  segment: ['segmentMeetsBox(a, b)', `${ERICSON}5.3.3 (six separating axes)`],
};

function hitsRule(a: string, b: string, source: string, boolean: string, ofBoolean?: string): FlatRule {
  return {
    a: is(a),
    b: is(b),
    relation: {
      answer: 'ConvexHits',
      call: 'convexHits(a.component, b.set)',
      question: (first, second) =>
        `Where does ${withArticle(first.words)} pass through ${withArticle(second.words)}?`,
      says: (first, second) => [
        'The relation, and the entry and the exit, each with both features, the exact parameter and the point.',
        ...features(first, second),
      ],
      source,
      shown: HITS,
    },
    boolean: { call: boolean, source: ofBoolean },
  };
}

const HIT_RULES: readonly FlatRule[] = ['line', 'ray', 'segment'].flatMap((a) => [
  hitsRule(a, 'box', `${SLABS}; ${EBERLY}5.2`, ...BOX[a]!),
  ...Object.entries(LINEAR).map(([b, row]) => hitsRule(a, b, ...row)),
]);

/** Where a point has a section of its own. */
const POINTS: Readonly<Record<string, string>> = {
  tetrahedron: `${ERICSON}3.4 and 5.1.6`,
  convexPolyhedron: `${ERICSON}3.7 and 5.1.7`,
  hull: `${ERICSON}3.7 and 3.9`,
  convex: `${ERICSON}3.7 (point against half-spaces)`,
};

const POINT_RULES: readonly FlatRule[] = [
  'tetrahedron',
  'convexPolyhedron',
  'hull',
  'kDop',
  'frustum',
  'convex',
].map((b) => ({
  a: is('point'),
  b: is(b),
  relation: {
    answer: 'PointLocation',
    call: 'locateIn(a, b.set)',
    question: (_, second) =>
      `Where does a point lie to ${withArticle(second.words)}, and on which feature? The first vertex, edge or face that contains it, or the interior, which nothing flat has.`,
    says: (_, second) => features(second),
    source: POINTS[b],
  },
  boolean: { call: 'contains(b.set, a)' },
}));

const PLANE = {
  answer: 'PlaneContact',
  question: (a: Kind, b: Kind) =>
    `How do ${withArticle(a.words)} (\`a\`) and ${withArticle(b.words)} (\`b\`) meet?`,
  says: (_: Kind, b: Kind) => [
    '`touching`: a vertex, edge or face lies in the plane, the rest on one side; `crossing`: what is flat is cut; `overlapping`: a solid is cut, or something flat lies in the plane. `contact` has the extreme points of the common part with both features, in no special order; that of the plane is face 0.',
    ...features(b),
  ],
  source: `${ERICSON}3.8 (supporting plane)`,
  shown: [part('relation'), part('side'), ...MEETING.slice(1)],
};

const PLANE_RULES: readonly FlatRule[] = [
  {
    a: is('plane'),
    b: is('tetrahedron'),
    relation: { ...PLANE, call: 'planeTetrahedronContact(a, b)' },
    boolean: { call: 'planeMeetsPoints(a, b.corners)' },
  },
  {
    a: is('plane'),
    b: is('convexPolyhedron'),
    relation: { ...PLANE, call: 'planeContact(a, b.set)' },
    boolean: { call: 'planeMeetsPoints(a, b.vertices)' },
  },
  {
    a: is('plane'),
    b: is('hull'),
    relation: { ...PLANE, call: 'planeContact(a, b.set)' },
    boolean: { call: 'planeMeetsPoints(a, b.corners)' },
  },
  {
    a: is('plane'),
    b: is('convex'),
    relation: {
      ...PLANE,
      call: 'planeContact(a, b.set)',
      checks: ['checked', 'bounded'],
      refused: ['the shape is empty or without an end'],
    },
  },
];

const TRIANGLE = {
  answer: 'ContainedContact',
  call: 'triangleContact(a, b.set)',
  question: meet,
  says: (_: Kind, b: Kind) => [
    '`containment` is what the triangle is to the other; `contact` has the extreme points of the common part with both features: one point, two, or a polygon, counterclockwise seen from the front of the triangle. A degenerate triangle is the convex hull of its corners.',
    ...features(b),
  ],
  source: `${ERICSON}9.1 (boundary test), in exact arithmetic`,
  shown: MEETING,
};

const TRIANGLE_RULES: readonly FlatRule[] = [
  {
    a: is('triangle'),
    b: is('tetrahedron'),
    relation: TRIANGLE,
    boolean: { call: 'triangleMeetsTetrahedron(a, b)' },
  },
  {
    a: is('triangle'),
    b: is('convexPolyhedron'),
    relation: TRIANGLE,
    boolean: { call: 'setsMeet(a.set, b.set)' },
  },
  {
    a: is('triangle'),
    b: is('hull'),
    relation: TRIANGLE,
    boolean: { call: 'setsMeet(a.set, b.set)' },
  },
];

const BOTH = {
  question: meet,
  says: (a: Kind) => [
    '`containment` is what the first is to the second; `contact` has the extreme points of the common part with both features, in no special order.',
    ...features(a),
  ],
  shown: MEETING,
};
const WITNESS =
  'The relation comes with its proof, the witness: a separating plane (of a face, or through an edge of one parallel to an edge of the other) where they are disjoint or touch, and a common point where they meet.';

const PAIR_RULES: readonly FlatRule[] = [
  ...(
    [
      ['tetrahedron', 'tetrahedraMeet(a, b)'],
      ['convexPolyhedron', 'setsMeet(a.set, b.set)'],
      ['hull', 'setsMeet(a.set, b.set)'],
    ] as const
  ).map(
    ([name, boolean]): FlatRule => ({
      a: is(name),
      b: is(name),
      relation: {
        ...BOTH,
        answer: 'PolyhedronContact',
        call: 'polyhedronContact(a.set, b.set)',
        says: (kind) => [WITNESS, ...BOTH.says(kind)],
        source: `${ERICSON}9.1 (boundary test) and 5.2.1 (separating axes)`,
      },
      boolean: { call: boolean },
    }),
  ),
];

const CULLED = 'Real-Time Rendering, 22.14.3';

/** What has corners and a frustum: planes first, and a quick answer for whoever culls. */
const FRUSTUM_RULES: readonly FlatRule[] = ['triangle', 'box', 'orientedBox'].map((name) => ({
  a: is(name),
  b: is('frustum'),
  relation: {
    answer: 'ContainedContact',
    call: name === 'triangle' ? 'triangleContact(a, b.set)' : 'frustumContact(a.set, b.set)',
    question: meet,
    says: (a, b) => [
      `Exactly, also near an edge or a corner of the frustum, where no single plane of it rejects. \`containment\` is what the first is to the frustum; \`contact\` has the extreme points of the common part with both features, ${name === 'triangle' ? 'counterclockwise seen from the front of the triangle' : 'in no special order'}.`,
      ...features(a, b),
    ],
    source: `${ERICSON}9.1 (boundary test); ${CULLED}`,
    shown: MEETING,
  },
  boolean: { call: 'frustumMeets(a.set, b.set)', source: CULLED },
  others: [
    {
      ending: 'Conservative',
      answer: 'FrustumCulling',
      call: 'cull(a.set, b.set)',
      question: (a) => `Where does ${withArticle(a.words)} lie to a frustum, plane by plane?`,
      says: () => [
        'Never `outside` for one that is not, but `intersecting` for some that are (near edges and corners, most for large ones); `inside` is always right. The signs are exact.',
      ],
      source: `${CULLED}; ${EBERLY}4.3.2`,
    },
  ],
}));

/** Everything beside a convex shape that has no file of its own. */
export const CONVEX: readonly FlatRule[] = [
  ...POINT_RULES,
  ...HIT_RULES,
  ...PLANE_RULES,
  ...TRIANGLE_RULES,
  ...FRUSTUM_RULES,
  ...PAIR_RULES,
];
