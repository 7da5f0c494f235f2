import { hullOf } from '../../cases/hulls.js';
import { CONVEX_TEMPLATES, polyhedronOf } from '../../cases/polyhedra.js';
import type { Random } from '../../cases/random.js';
import { boxOf, orientedBoxOf, pointOf, SOLID, tetrahedronOf } from '../../cases/shapes.js';
import { independentAxes } from '../../referees/shapes/boxes/shapes.js';
import {
  linearBoxReferee,
  linearConvexPolyhedronReferee,
  linearHullReferee,
  linearOrientedBoxReferee,
  linearTetrahedronReferee,
} from '../../referees/shapes/solids/hits.js';
import {
  linearBoxSubject,
  linearConvexPolyhedronSubject,
  linearHullSubject,
  linearOrientedBoxSubject,
  linearTetrahedronSubject,
} from '../../subjects/solids/linear.js';
import { orientedBoxParts } from '../boxes/families.js';
import { fillHull, hullParts } from '../hulls.js';
import { box, points } from '../layout.js';
import type { SolidKind } from './linear.js';
import { fillPolyhedron, polyhedronParts } from './polyhedra.js';

/** The middle of two (or twice the same) of the points. */
function middle(random: Random, corners: readonly (readonly number[])[]): number[] {
  const [p, q] = [corners[random.below(corners.length)]!, corners[random.below(corners.length)]!];
  return p.map((x, i) => (random.oneIn(8) ? x : (x + q[i]!) / 2));
}

export const tetrahedronKind: SolidKind = {
  name: 'Tetrahedron',
  parts: points('tetrahedron.a tetrahedron.b tetrahedron.c tetrahedron.d'),
  argument: 'tetrahedron',
  shape: tetrahedronOf,
  subject: linearTetrahedronSubject,
  referee: linearTetrahedronReferee,
  fill(random, out, at) {
    for (let i = 0; i < 12; i++) out[at + i] = random.between(-2, 2);
    // Flat ones: all in one plane, on one line, at one point.
    const flat = random.below(7);
    if (flat < 3) for (let i = 0; i < 4; i++) out[at + 3 * i + 2] = out[at + 2]!;
    if (flat < 2) for (let i = 0; i < 4; i++) out[at + 3 * i + 1] = out[at + 1]!;
    if (flat < 1 && random.oneIn(2)) for (let i = 0; i < 4; i++) out[at + 3 * i] = out[at]!;
  },
  landmark: (random, v, at) =>
    middle(
      random,
      [0, 3, 6, 9].map((i) => pointOf(v, at + i)),
    ),
};

export const boxKind: SolidKind = {
  name: 'Box',
  parts: [box('box')],
  argument: 'box',
  shape: boxOf,
  subject: linearBoxSubject,
  referee: linearBoxReferee,
  fill(random, out, at) {
    for (let i = 0; i < 3; i++) {
      out[at + i] = random.between(-2, 1);
      out[at + 3 + i] = out[at + i]! + random.below(4);
    }
  },
  landmark(random, v, at) {
    const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      [0, 1, 2].map((axis) => v[at + axis + ((i >> axis) & 1 ? 3 : 0)]!),
    );
    return middle(random, corners);
  },
};

export const orientedBoxKind: SolidKind = {
  name: 'OrientedBox',
  parts: orientedBoxParts('box'),
  argument: 'box',
  shape: orientedBoxOf,
  subject: linearOrientedBoxSubject,
  referee: linearOrientedBoxReferee,
  fill(random, out, at) {
    do {
      for (let i = 3; i < 12; i++) out[at + i] = random.between(-2, 2);
    } while (!independentAxes(out, at));
    for (let i = 0; i < 3; i++) out[at + i] = random.between(-1, 1);
    for (let i = 12; i < 15; i++) out[at + i] = random.below(3);
  },
  landmark(random, v, at) {
    const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      [0, 1, 2].map((axis) => {
        const offset = [0, 1, 2].map(
          (k) => v[at + 12 + k]! * v[at + 3 + 3 * k + axis]! * ((i >> k) & 1 ? 1 : -1),
        );
        return v[at + axis]! + offset[0]! + offset[1]! + offset[2]!;
      }),
    );
    return middle(random, corners);
  },
  accepts: (values) => independentAxes(values, SOLID),
};

const last = CONVEX_TEMPLATES - 1;

export const convexPolyhedronKind: SolidKind = {
  name: 'ConvexPolyhedron',
  parts: polyhedronParts('polyhedron', last),
  argument: 'polyhedron',
  coded: true,
  shape: polyhedronOf,
  subject: linearConvexPolyhedronSubject,
  referee: linearConvexPolyhedronReferee,
  fill: (random, out, at) => fillPolyhedron(random, out, at, last),
  landmark: (random, v, at) => middle(random, polyhedronOf(v, at).vertices),
  mayReject: true,
};

/** Hulls of eight points. */
export const hullKind: SolidKind = {
  name: 'Hull',
  parts: hullParts('hull'),
  argument: 'hull',
  shape: hullOf,
  subject: linearHullSubject,
  referee: linearHullReferee,
  fill: fillHull,
  landmark: (random, v, at) => middle(random, hullOf(v, at).points),
};
