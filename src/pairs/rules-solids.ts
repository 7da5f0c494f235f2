/** Cylinders, cones and ellipsoids beside flat shapes and spheres. */
import { EBERLY, ERICSON, HALF_SPACES, has, is, POLYGONS, type Rule, WANG } from './rule.js';
import { CONE, HULL, MAPPED, MEET, SIDE, sentences, special } from './says.js';

/** Hulls of two disks: cylinders and cones. */
const ENDS: readonly Rule[] = [
  {
    a: has('ends'),
    b: is('plane'),
    answer: 'SideRelation',
    relation: 'planeConeRelation(where, a.ends, b)',
    boolean: 'planeMeetsCone(where, a.ends, b)',
    says: () => sentences(`${MEET}.`, HULL, SIDE),
    source: `${ERICSON}5.2.4`,
  },
  {
    ...POLYGONS,
    a: has('ends'),
    source: `${EBERLY}6.4, along the edges; ${ERICSON}5.2.8, for what is within`,
  },
  {
    ...HALF_SPACES,
    a: has('ends'),
    relation: 'coneSpacesRelation(a.ends, b.spaces)',
    boolean: 'coneMeetsSpaces(a.ends, b.spaces)',
    says: (a, b) => sentences(`${MEET}.`, CONE, ...special(a), b.besideRound),
  },
  {
    a: has('ends'),
    b: has('core'),
    answer: 'BoundaryRelation',
    relation: 'conePolytopeRelation(a.ends, b.cells)',
    boolean: 'coneMeetsPolytope(a.ends, b.cells)',
    says: (a) => sentences(`${MEET}.`, CONE, ...special(a)),
    source: `${EBERLY}6.4`,
  },
  {
    a: is('sphere'),
    b: has('ends'),
    answer: 'BoundaryRelation',
    relation: 'sphereConeRelation(where, a, b.ends)',
    boolean: 'sphereMeetsCone(where, a, b.ends)',
    says: () => sentences(`${MEET}: decided in the plane through the axis and the center of the sphere.`),
    source: `${ERICSON}4.7`,
  },
];

const ELLIPSOIDS: readonly Rule[] = [
  {
    a: is('ellipsoid'),
    b: is('plane'),
    answer: 'SideRelation',
    relation: 'ellipsoidSideRelation(where, a, b.cells)',
    boolean: 'ellipsoidMeets(where, a, b.cells)',
    says: () => sentences(`${MEET}.`, MAPPED, SIDE),
    source: `${EBERLY}4.3.6`,
  },
  {
    ...POLYGONS,
    a: is('ellipsoid'),
    source: `${EBERLY}4.7 and 6.4; ${ERICSON}5.2.8, for the ball and the polygon that these are mapped to`,
  },
  {
    ...HALF_SPACES,
    a: is('ellipsoid'),
    relation: 'ellipsoidSpacesRelation(a.numbers, b.spaces)',
    boolean: 'ellipsoidMeetsSpaces(a.numbers, b.spaces)',
    says: (_, b) => sentences(`${MEET}.`, MAPPED, b.besideRound),
  },
  {
    a: is('ellipsoid'),
    b: has('core'),
    answer: 'BoundaryRelation',
    relation: 'ellipsoidRelation(where, a, b.cells)',
    boolean: 'ellipsoidMeets(where, a, b.cells)',
    says: () => sentences(`${MEET}.`, MAPPED),
    source: `${ERICSON}4.7; ${EBERLY}6.4`,
  },
];

const BALLS: Rule = {
  a: has('ball'),
  b: has('conic'),
  answer: 'BoundaryRelation',
  relation: 'ballConicRelation(a.ball, b.conic)',
  boolean: 'ballMeetsConic(a.ball, b.conic)',
  says: (a) =>
    sentences(
      `${MEET}.`,
      'The sphere is the ellipsoid whose axes are as long as its radius: decided as by {@link ellipsoidEllipsoid}.',
      ...special(a),
    ),
  source: WANG,
};

const INFINITE_CYLINDERS: readonly Rule[] = [
  {
    a: is('infiniteCylinder'),
    b: is('plane'),
    answer: 'SideRelation',
    relation: 'infiniteCylinderPlaneRelation(where, a, b)',
    boolean: 'infiniteCylinderMeetsPlane(where, a, b)',
    says: () => [
      'A plane that is not parallel to the axis cuts it: `overlapping`; or `crossing`, if the radius is 0, so that it is a line. Beside one that is, the distance of the axis and the radius are compared: `disjoint`, `touching` or `overlapping`, and `inside` for a line within the plane. `side` says on which side of the plane it is: 0 where it has points on both.',
    ],
    source: `${EBERLY}4.3.5, of a height without an end`,
  },
  {
    a: is('sphere'),
    b: is('infiniteCylinder'),
    answer: 'BoundaryRelation',
    relation: 'sphereInfiniteCylinderRelation(where, a, b)',
    boolean: 'sphereMeetsInfiniteCylinder(where, a, b)',
    says: () => [
      '`disjoint`, `touching` or `overlapping`, and whether the sphere is `inside`: the squared distance of the center from the axis is compared with the squares of the sum and of the difference of the radii, exactly.',
    ],
    source: `${EBERLY}2.5.5 and 2.6.1`,
  },
];

/** All that is not swept. */
export const SOLIDS: readonly Rule[] = [...ENDS, ...ELLIPSOIDS, BALLS, ...INFINITE_CYLINDERS];
