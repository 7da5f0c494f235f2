/** Shapes beside planes with or without thickness: one rule, by the sides of their vertices. */
import type { FlatRule, ShownPart } from './flat-rule.js';
import type { Example, Kind, Value } from './kind.js';
import { ERICSON, is } from './rule.js';
import { part } from './rules-shown.js';
import { withArticle } from './text.js';

/** A kind beside a thick plane: what is asked, what is said of its features, and the pairs that examples show. */
interface Row {
  readonly ask: string;
  /** The carrier that checks the shape, where the ask does not. */
  readonly checked?: string;
  readonly says: string;
  readonly source?: string;
  /** Whether it has a front. */
  readonly isFacing?: boolean;
  readonly shape: Example;
  readonly band: Example;
}

const LAST_FEATURE: ShownPart = {
  member: 'features',
  text: 'features.at(-1)',
  of: ({ features }: { readonly features: readonly Value[] }) => features.at(-1)!,
};

const FLOOR = { plane: { normal: [0, 0, 1], constant: 0 }, halfThickness: 0.5 };

const BEFORE: Readonly<Record<string, Row>> = {
  segment: {
    ask: 'segmentBesideBand(b.band, a.both)',
    says: 'Its vertices are its start and its end, edge 0 is what is between. A segment whose ends coincide is a point.',
    shape: { start: [0, 0, -0.5], end: [0, 0, 2] },
    band: FLOOR,
  },
  triangle: {
    ask: 'triangleBesideBand(b.band, a)',
    says: 'Edge i runs from vertex i to the next; `facing` says of a triangle that is `on` whether both fronts look the same way (for one without area, which has no front, or one at a right angle to a thick plane, it is 0).',
    isFacing: true,
    shape: { a: [0, 0, 0], b: [0, 1, 0], c: [1, 0, 0] },
    band: { normal: [0, 0, 1], constant: 0 },
  },
};

const AFTER: Readonly<Record<string, Row>> = {
  box: {
    ask: 'setBesideBand(a.band, b.set)',
    says: 'Vertices, edges and faces have the numbers that they have in `planeBox`.',
    source: '5.2.3 and 8.3.3',
    shape: { min: [0, 0, 0.5], max: [1, 1, 2] },
    band: FLOOR,
  },
  orientedBox: {
    ask: 'setBesideBand(a.band, b.set)',
    checked: 'flatChecked',
    says: 'Its axes are taken as they are. Vertices, edges and faces have the numbers that they have in `planeOrientedBox`.',
    source: '5.2.3 and 8.3.3',
    shape: {
      center: [0, 0, 0],
      axes: [
        [1, 1, 0],
        [-1, 1, 0],
        [0, 0, 1],
      ],
      halfSize: [1, 1, 1],
    },
    band: { plane: { normal: [1, 0, 0], constant: -2 }, halfThickness: 0.5 },
  },
  convexPolyhedron: {
    ask: 'setBesideBand(a.band, b.set)',
    says: 'Its features are numbered as `convexFromConvexPolyhedron` says.',
    source: '3.8 and 8.3.3',
    shape: {
      vertices: [
        [0, 0, 0],
        [4, 0, 0],
        [0, 4, 0],
        [0, 0, 4],
      ],
      faces: [
        [1, 2, 3],
        [0, 3, 2],
        [0, 1, 3],
        [0, 2, 1],
      ],
    },
    band: FLOOR,
  },
  hull: {
    ask: 'setBesideBand(a.band, b.set)',
    says: 'Its features have the numbers that `convexHull` gives them.',
    source: '3.8, 3.9 and 8.3.3',
    shape: {
      points: [
        [0, 0, 0],
        [4, 0, 0],
        [0, 4, 0],
        [0, 0, 4],
        [1, 1, 1],
      ],
    },
    band: FLOOR,
  },
  polygon: {
    ask: 'ringBesideBand(a.band, b)',
    checked: 'vertices',
    says: 'Convex or not; edge i runs from vertex i to the next. The answer is that for its vertices and edges, and, if it is planar, for its inside. `facing` says of a planar polygon that is `on` whether both fronts look the same way; its front is the side from which it runs counterclockwise (0 for a polygon that has none: without area, or not planar).',
    source: '8.3.3 (figure 8.10)',
    isFacing: true,
    shape: [
      [0, 0, 0],
      [4, 0, 0.5],
      [4, 4, 0.5],
      [0, 4, 0],
    ],
    band: FLOOR,
  },
};

function ruleOf(name: string, row: Row, isFirst: boolean): FlatRule {
  const { ask, checked = 'checked', says, source = '8.3.3', isFacing = false, shape, band } = row;
  const pair = (a: Example, b: Example) => (isFirst ? ([a, b] as const) : ([b, a] as const));
  return {
    a: is(isFirst ? name : 'thickPlane'),
    b: is(isFirst ? 'thickPlane' : name),
    relation: {
      answer: isFacing ? 'FacingThickPlaneContact' : 'ThickPlaneContact',
      call: ask,
      checks: isFirst ? [checked, 'band'] : ['band', checked],
      question: (a: Kind, b: Kind) =>
        `Where does ${withArticle((isFirst ? a : b).words)} lie to a plane, with or without thickness?`,
      says: () => [says],
      source: `${ERICSON}${source}`,
      ...(name === 'polygon' ? { refused: ['a polygon has less than three points'] } : {}),
      shown: [part('classification'), part('sides'), LAST_FEATURE, ...(isFacing ? [part('facing')] : [])],
    },
    // There is no boolean that would show the last pair.
    examples: [pair(shape, band), pair(shape, band)],
  };
}

/** What has vertices, beside a plane with or without thickness. */
export const THICK_PLANES: readonly FlatRule[] = [
  ...Object.entries(BEFORE).map(([name, row]) => ruleOf(name, row, true)),
  ...Object.entries(AFTER).map(([name, row]) => ruleOf(name, row, false)),
];
