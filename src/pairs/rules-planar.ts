/** Circles, capsules and ellipses beside flat shapes of the plane and each other. */
import { EBERLY, ERICSON, has, is, type Rule, WANG } from './rule.js';
import { MEET, sentences, special } from './says.js';

export const PLANAR: readonly Rule[] = [
  {
    a: has('swept', 'plane'),
    b: has('core', 'plane'),
    answer: 'BoundaryRelation',
    relation: 'boundaryRelationOf(a.swept, b.core, 2)',
    boolean: 'doMeet(a.swept, b.core)',
    says: (a) => sentences(`${MEET}.`, a.says, ...special(a)),
    source: `${ERICSON}5.2.5, 5.2.7, in the plane`,
  },
  {
    a: is('circle'),
    b: is('circle'),
    answer: 'BoundaryRelation',
    relation: 'boundaryRelationOf(a.swept, b.swept, 2)',
    boolean: 'doMeet(a.swept, b.swept)',
    says: () =>
      sentences(
        `${MEET}.`,
        'The circles are the closed disks; the points that the curves share: {@link circleCircleIntersection2d}.',
      ),
    source: `${ERICSON}4.3.1, in the plane`,
  },
  {
    a: has('swept', 'plane'),
    b: has('swept', 'plane'),
    answer: 'BoundaryRelation',
    relation: 'boundaryRelationOf(a.swept, b.swept, 2)',
    boolean: 'doMeet(a.swept, b.swept)',
    says: (a, b) => sentences(`${MEET}.`, ...new Set([a.says, b.says]), ...special(b)),
    source: `${ERICSON}4.5.1 (sphere-swept volumes), in the plane`,
  },
  {
    a: is('ellipse'),
    b: has('core', 'plane'),
    answer: 'BoundaryRelation',
    relation: 'ellipseRelation(where, a, b.cells)',
    boolean: 'ellipseMeets(where, a, b.cells)',
    says: (a) => sentences(`${MEET}.`, a.says),
    source: `${EBERLY}B.1; the map that makes a disk of the ellipse`,
  },
  {
    a: has('ball', 'plane'),
    b: has('conic', 'plane'),
    answer: 'BoundaryRelation',
    relation: 'ballConicRelation(a.ball, b.conic)',
    boolean: 'ballMeetsConic(a.ball, b.conic)',
    says: (a, b) =>
      sentences(
        `${MEET}.`,
        a.says,
        b.says,
        'The circle is the ellipse whose axes are as long as its radius: decided as by {@link ellipseEllipse2d}. If the radius is 0, it is a point.',
      ),
    source: `${WANG}; Etayo, Gonzalez-Vega, del Rio 2006, in the plane`,
  },
];
