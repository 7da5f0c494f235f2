/** What is convex and has flat faces beside polygons of space. */
import type { Kind } from './kind.js';
import { ERICSON, has, is, type Rule } from './rule.js';
import { NO_POLYGON, POLYGON, sentences } from './says.js';

const SOURCE = `${ERICSON}5.2.9 and 9.1, for polygons of any kind: the section with their plane`;

const says = ({ words }: Kind, ...more: readonly string[]): string[] => [
  ...sentences(
    `\`disjoint\`, \`touching\`, \`crossing\` or \`overlapping\`, and what the ${words} is to the polygon.`,
    ...more,
  ),
  `${POLYGON} ${NO_POLYGON}`,
];

const saysOfBoolean = ({ name }: Kind) =>
  `The polygon is as for {@link ${name}Polygon}; if there is none, as its vertices lie in no plane or on one line, the answer is no.`;

const SPACES = {
  b: has('ring'),
  answer: 'RoundPolygonRelation',
  relation: 'spacesPolygonRelation(a.spaces, b.ring)',
  boolean: 'spacesMeetPolygon(a.spaces, b.ring)',
  saysOfBoolean,
  source: SOURCE,
};

export const FLAT_POLYGONS: readonly Rule[] = [
  {
    ...SPACES,
    a: is('plane'),
    answer: 'PlanePolygonRelation',
    relation: 'planePolygonRelation(a.spaces, b.ring)',
    says: (a) => says(a, '`side` tells on which side of the plane all of the polygon is.'),
  },
  { ...SPACES, a: is('kDop'), says: (a) => says(a, 'A k-DOP that is empty meets nothing.') },
  {
    ...SPACES,
    a: is('frustum'),
    says: (a) => says(a, 'The frustum may be unbounded, flat or empty, as its matrix says.'),
  },
  {
    a: has('ring'),
    b: has('ring'),
    answer: 'RoundPolygonRelation',
    relation: 'polygonPairRelation(a.ring, b.ring)',
    boolean: 'polygonPairMeets(a.ring, b.ring)',
    says: () => [
      '`disjoint`, `touching`, `crossing` in different planes, or `overlapping` in one; and what the first is to the second.',
      `${POLYGON} ${NO_POLYGON}`,
    ],
    saysOfBoolean: () =>
      'The polygons are as for {@link polygonPolygon}; if one is none, as its vertices lie in no plane or on one line, the answer is no.',
    source: `${ERICSON}5.2.10, for polygons of any kind: along the line of both planes, or in the plane of both`,
  },
  {
    a: (kind) => kind.name === 'triangle' || kind.isPolytope === true,
    b: has('ring'),
    answer: 'RoundPolygonRelation',
    relation: 'hullPolygonRelation(a.cells, b.ring)',
    boolean: 'hullMeetsPolygon(a.cells, b.ring)',
    says: (a) => says(a),
    saysOfBoolean,
    source: SOURCE,
  },
];
