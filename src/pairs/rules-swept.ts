/** Spheres, and what spheres sweep, beside flat shapes and each other. */
import type { Kind } from './kind.js';
import { EBERLY, ERICSON, HALF_SPACES, has, is, POLYGONS, type Rule } from './rule.js';
import { CORES, core, SIDE, sentences, special, specialOf } from './says.js';

/** Spheres and what they sweep. */
const isSwept = has('swept');
/** All but infinite cylinders, of which planes and spheres have rules of their own. */
const isBounded = (kind: Kind) => isSwept(kind) && kind.isBounded;
const isInfinite = is('infiniteCylinder');

export const SWEPT: readonly Rule[] = [
  {
    a: isBounded,
    b: is('plane'),
    answer: 'SideRelation',
    relation: 'sideRelationOf(a.swept, b.core)',
    boolean: 'doMeet(a.swept, b.core)',
    says: (a, b) => sentences(core(b), SIDE, ...special(a)),
    source: `${EBERLY}4.3`,
  },
  {
    ...POLYGONS,
    a: isBounded,
    source: `${ERICSON}5.2.8 and 4.5.1 (sphere-swept volumes), for polygons of any kind`,
  },
  {
    ...HALF_SPACES,
    a: is('sphere'),
    relation: 'sphereSpacesRelation(where, a, b.spaces)',
    boolean: 'sphereMeetsSpaces(where, a, b.spaces)',
    says: (_, b) =>
      sentences(
        'Three ways: `disjoint`, also near an edge or a corner where no single plane rejects; with the containment `inside`, wholly within; all else cuts the boundary.',
        b.besideRound,
        `A sphere of radius 0 on the boundary of the ${b.words} touches it.`,
      ),
  },
  {
    ...HALF_SPACES,
    a: isBounded,
    relation: 'sweptSpacesRelation(a.swept, a.numbers, b.spaces)',
    boolean: 'sweptMeetsSpaces(a.swept, a.numbers, b.spaces)',
    says: (a, b) => sentences(core(b), ...special(a), b.besideRound),
  },
  {
    a: is('sphere'),
    b: has('core'),
    answer: 'BoundaryRelation',
    relation: 'boundaryRelationOf(a.swept, b.core)',
    boolean: 'doMeet(a.swept, b.core)',
    says: (a, b) => sentences(core(b), ...special(a)),
    source: `${ERICSON}4.5.1 (sphere-swept volumes)`,
  },
  {
    a: is('sphere'),
    b: is('sphere'),
    answer: 'BoundaryRelation',
    relation: 'boundaryRelationOf(a.swept, b.swept)',
    boolean: 'doMeet(a.swept, b.swept)',
    says: () => sentences(CORES, 'If a radius is 0, that sphere is a point.'),
    source: `${ERICSON}4.3.1`,
  },
  {
    a: isBounded,
    b: has('core'),
    answer: 'BoundaryRelation',
    relation: 'boundaryRelationOf(a.swept, b.core)',
    boolean: 'doMeet(a.swept, b.core)',
    says: (a, b) => sentences(core(b), ...special(a)),
    source: `${ERICSON}4.5.1 (sphere-swept volumes)`,
  },
  {
    a: isBounded,
    b: isBounded,
    answer: 'BoundaryRelation',
    relation: 'boundaryRelationOf(a.swept, b.swept)',
    boolean: 'doMeet(a.swept, b.swept)',
    says: (a, b) => sentences(CORES, ...specialOf(a, b)),
    source: `${ERICSON}4.5.1 (sphere-swept volumes)`,
  },
  {
    a: isInfinite,
    b: (kind) => has('core')(kind) && kind.isBounded,
    answer: 'BoundaryRelation',
    relation: 'boundaryRelationOf(a.swept, b.core)',
    boolean: 'doMeet(a.swept, b.core)',
    says: (a, b) => sentences(core(b), ...special(a)),
    source: `${ERICSON}4.5.1 (sphere-swept volumes), of a line`,
  },
  {
    a: (kind) => isSwept(kind) && kind.name !== 'sphere',
    b: isInfinite,
    answer: 'BoundaryRelation',
    relation: 'boundaryRelationOf(a.swept, b.swept)',
    boolean: 'doMeet(a.swept, b.swept)',
    says: (a, b) => sentences(CORES, ...specialOf(a, b)),
    source: `${ERICSON}4.5.1 (sphere-swept volumes), of a line`,
  },
];
