/** Spheres, and what spheres sweep, beside flat shapes and each other. */
import { EBERLY, ERICSON, FRUSTA, has, is, POLYGONS, type Rule } from './rule.js';
import { CORES, core, FRUSTUM, SIDE, SURFACES, sentences, special, specialOf } from './says.js';

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
    ...FRUSTA,
    a: is('sphere'),
    relation: 'sphereFrustumRelation(where, a, b)',
    boolean: 'sphereMeetsFrustum(where, a, b)',
    says: () => [
      'Three ways: `disjoint`, also near an edge or a corner where no single plane rejects; with the containment `inside`, wholly within; all else cuts the boundary. The frustum may be unbounded or flat, as its matrix says. A sphere of radius 0 on the boundary of the frustum touches it.',
    ],
  },
  {
    ...FRUSTA,
    a: has('swept'),
    relation: 'sweptFrustumRelation(where, a.swept, a.numbers, b)',
    boolean: 'sweptMeetsFrustum(where, a.swept, a.numbers, b)',
    says: (a, b) => sentences(core(b), ...special(a), FRUSTUM),
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
