/** Points, lines, rays, segments, triangles and boxes of the plane. */
import type { ContactPoint } from '../core/contact.js';
import type { FlatRule } from './flat-rule.js';
import type { Kind } from './kind.js';
import { EBERLY, ERICSON, has, is } from './rule.js';
import { withArticle } from './text.js';

const PLACE = 'plane';
const isLinear = has('parts', PLACE);
export const RTR = 'Akenine-Möller et al., Real-Time Rendering, ';
const GUIGUE =
  'Guigue and Devillers 2003, "Fast and robust triangle-triangle overlap test using orientation predicates"';

interface Found {
  readonly contact: readonly ContactPoint[];
}

const features = (...kinds: readonly Kind[]) => [...new Set(kinds)].map(({ plane }) => plane?.features);
const meet = (a: Kind, b: Kind) =>
  a === b
    ? `How do two ${a.plural} of the plane meet?`
    : `How do ${withArticle(a.words)} and ${withArticle(b.words)} of the plane meet?`;
const locate = (_: Kind, b: Kind) => `Where does a point lie to ${withArticle(b.words)} of the plane?`;

const POINTS: readonly FlatRule[] = [
  {
    a: is('point'),
    b: (kind) => isLinear(kind) && kind.name !== 'line',
    relation: {
      answer: 'PointLocation',
      call: 'locateOnLinear(b.parts, a)',
      question: locate,
      says: (_, b) => ['An end is its boundary.', ...features(b)],
    },
    boolean: { call: 'holds(b.parts, a)' },
  },
  {
    a: is('point'),
    b: is('triangle'),
    relation: {
      answer: 'PointLocation',
      call: 'locateInRegion(b.region, a)',
      question: locate,
      says: (_, b) => ['What is flat is all boundary.', ...features(b)],
      source: `${ERICSON}5.4.2; ${EBERLY}11.8.1`,
    },
    boolean: { call: 'linearMeetsTriangle(SEGMENT, a, a, b.corners)', source: `${ERICSON}5.4.2` },
  },
  {
    a: is('point'),
    b: is('box'),
    relation: {
      answer: 'PointLocation',
      call: 'locateInRegion(b.region, a)',
      question: locate,
      says: (_, b) => ['What is flat is all boundary.', ...features(b)],
    },
    boolean: { call: 'isInBox(a, b.ends)' },
  },
];

/** Two that go straight on; two segments have a faster boolean of their own, and stand with it. */
const LINEAR: FlatRule = {
  a: isLinear,
  b: isLinear,
  relation: {
    answer: 'Contact',
    call: 'linearContact(a.parts, b.parts)',
    question: meet,
    says: (a, b) => [
      '`touching`: in one point that is an end of one of them; `crossing`: in one that is not; `overlapping`: in more, or in a point that is one of them and no end of the other. The contact is the extreme points of the common part.',
      ...features(a, b),
    ],
    source: `${RTR}22.15.1`,
  },
  boolean: { call: 'linearsMeet(a.parts, b.parts)' },
};

/** Where a line, a ray and a segment are described beside boxes and triangles. */
const SECTIONS: Readonly<Record<string, string>> = {
  'line box': `${EBERLY}5.2`,
  'ray box': `${ERICSON}5.3.3; ${EBERLY}5.2.2`,
  'segment box': `${ERICSON}5.3.3; ${EBERLY}5.2.1`,
  'line triangle': `${ERICSON}5.3.4 in the plane; ${EBERLY}5.7 (coplanar cases)`,
  'ray triangle': `${EBERLY}5.7 (coplanar cases)`,
  'segment triangle': `${EBERLY}5.7 (coplanar cases)`,
};

const REGIONS: readonly FlatRule[] = Object.entries(SECTIONS).map(([pair, source]) => {
  const [a, b] = pair.split(' ') as [string, string];
  return {
    a: is(a),
    b: is(b),
    relation: {
      answer: 'Contact',
      call: 'linearRegionContact(a.parts, b.region)',
      question: meet,
      says: (first, second) => [
        '`touching`: on the boundary only, or in an end that lies there; `overlapping`: inside; `crossing`: in one point inside both, where one is flat. The contact is the first and the last common point along the first shape, or the only one.',
        ...features(first, second),
      ],
      source,
    },
    boolean: {
      call: b === 'box' ? 'linearMeetsBox(a.parts, b.ends)' : 'linearMeetsTriangle(a.parts, b.corners)',
      source: `${source}${b === 'box' ? ' (separating axes)' : ''}`,
    },
  };
});

const BOTH = {
  answer: 'Contact',
  call: 'regionContact(a.region, b.region)',
  question: meet,
  says: (a: Kind, b: Kind) => [
    '`touching`: in a point or a segment of the boundary of one of them; `overlapping`: their insides meet, or what is between the ends of one that is flat and the other; `crossing`: both are flat, and cross in one point. The contact is the extreme points of the common part: one, two, or a polygon in counterclockwise order.',
    ...features(a, b),
  ],
};

const PAIRS: readonly FlatRule[] = [
  {
    a: is('triangle'),
    b: is('triangle'),
    relation: { ...BOTH, source: `${GUIGUE}; ${ERICSON}5.2.10` },
    boolean: {
      call: 'trianglesMeet(a.corners, b.corners)',
      source: `${ERICSON}5.2.1 (separating axes); ${GUIGUE} (coplanar triangles)`,
    },
  },
  {
    a: is('triangle'),
    b: is('box'),
    relation: { ...BOTH, source: `${ERICSON}5.2.9, in the plane` },
    boolean: {
      call: 'triangleMeetsBox(a.corners, b.ends)',
      source: `${ERICSON}5.2.9, in the plane (separating axes)`,
    },
  },
  {
    a: is('box'),
    b: is('box'),
    relation: BOTH,
    boolean: { call: 'boxesMeet(a.ends, b.ends)', source: `${ERICSON}4.2.1` },
  },
];

const VALID =
  'The polygon is a ring, or an outer ring with holes, and is meant as an area: it must be valid, as for {@link segmentPolygon2d}.';

const POLYGONS: readonly FlatRule[] = [
  {
    a: (kind) => isLinear(kind) && kind.name !== 'segment',
    b: is('polygon'),
    relation: {
      answer: 'SegmentPolygon2d',
      call: 'endlessPolygonContact(a.parts, b.rings)',
      question: meet,
      says: (a, b) => [
        '`disjoint`, `touching` on the boundary only, or `overlapping` inside; the contact is the points in which edges are met (where one runs along the first shape, its ends), and an end inside, in order.',
        VALID,
        ...features(a, b),
      ],
      source: 'Haines 1994, "Point in polygon strategies" (crossings), along the line',
      shown: [
        {
          member: 'relation',
          text: 'relation',
          of: ({ relation }: { readonly relation: string }) => relation,
        },
        {
          member: 'contact',
          text: 'contact.map(({ b }) => [b.type, b.index])',
          of: ({ contact }: Found) => contact.map(({ b }) => [b.type, b.index]),
        },
      ],
    },
    boolean: { call: 'endlessMeetsPolygon(a.parts, b.rings)', says: () => [VALID] },
  },
  ...(['triangle', 'box'] as const).map(
    (name): FlatRule => ({
      a: is(name),
      b: is('polygon'),
      relation: {
        answer: 'RegionPolygon2d',
        call: 'regionPolygonContact(a.region, b.rings)',
        question: meet,
        says: (a, b) => [
          'As for {@link polygonPolygon2d}: `containment` is what the first is to the polygon, the contact is the common points of the boundaries.',
          VALID,
          ...features(a, b),
        ],
        source: 'Egenhofer and Herring 1990 (nine intersections)',
        shown: [
          {
            member: 'relation',
            text: 'relation',
            of: ({ relation }: { readonly relation: string }) => relation,
          },
          {
            member: 'contact',
            text: 'contact.map(({ a, b }) => [a.type, a.index, b.type, b.index])',
            of: ({ contact }: Found) => contact.map(({ a, b }) => [a.type, a.index, b.type, b.index]),
          },
        ],
      },
      boolean: { call: 'regionMeetsPolygon(a.region, b.rings)', says: () => [VALID] },
    }),
  ),
];

/** Everything flat in the plane that has no file of its own. */
export const LINEAR_PAIRS: readonly FlatRule[] = [
  ...POINTS,
  { ...LINEAR, b: (kind) => isLinear(kind) && kind.name !== 'segment' },
  { ...LINEAR, a: (kind) => isLinear(kind) && kind.name !== 'segment' },
  ...REGIONS,
  ...PAIRS,
  ...POLYGONS,
];
