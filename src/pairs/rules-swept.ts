/** Spheres, and what spheres sweep, beside flat shapes and each other. */
import { EBERLY, ERICSON, HALF_SPACES, has, is, POLYGONS, type Rule } from './rule.js';
import { CORES, core, SIDE, SURFACES, sentences, special, specialOf } from './says.js';

/** Spheres and what they sweep. */
export const SWEPT: readonly Rule[] = [
  {
    a: has('swept'),
    b: is('plane'),
    answer: 'SideRelation',
    relation: 'sideRelationOf(a.swept, b.core)',
    boolean: 'doMeet(a.swept, b.core)',
    says: (a, b) => sentences(core(b), SIDE, ...special(a)),
    source: `${EBERLY}4.3`,
  },
  {
    ...POLYGONS,
    a: has('swept'),
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
    a: has('swept'),
    relation: 'sweptSpacesRelation(a.swept, a.numbers, b.spaces)',
    boolean: 'sweptMeetsSpaces(a.swept, a.numbers, b.spaces)',
    says: (a, b) => sentences(core(b), ...special(a), b.besideRound),
  },
  {
    a: is('sphere'),
    b: has('core'),
    answer: 'BoundaryRelation',
    relation: 'ballRelationOf(a.swept, b.core)',
    boolean: 'doMeet(a.swept, b.core)',
    says: (a, b) => sentences(core(b), ...special(a), SURFACES),
    source: `${ERICSON}4.5.1 (sphere-swept volumes)`,
  },
  {
    a: is('sphere'),
    b: is('sphere'),
    answer: 'BoundaryRelation',
    relation: 'ballRelationOf(a.swept, b.swept)',
    boolean: 'doMeet(a.swept, b.swept)',
    says: () => sentences(CORES, 'If a radius is 0, that sphere is a point.', SURFACES),
    source: `${ERICSON}4.3.1`,
  },
  {
    a: has('swept'),
    b: has('core'),
    answer: 'RoundRelation',
    relation: 'relationOf(a.swept, b.core)',
    boolean: 'doMeet(a.swept, b.core)',
    says: (a, b) => sentences(core(b), ...special(a)),
    source: `${ERICSON}4.5.1 (sphere-swept volumes)`,
  },
  {
    a: has('swept'),
    b: has('swept'),
    answer: 'RoundRelation',
    relation: 'relationOf(a.swept, b.swept)',
    boolean: 'doMeet(a.swept, b.swept)',
    says: (a, b) => sentences(CORES, ...specialOf(a, b)),
    source: `${ERICSON}4.5.1 (sphere-swept volumes)`,
  },
];
