import {
  solidFromBox,
  solidFromConvexPolyhedron,
  solidFromOrientedBox,
  solidFromTetrahedron,
} from '../../../spatial/convex/solid.js';
import type { Random } from '../../cases/random.js';
import { boxShape, parallelepipedShape, tetrahedronShape } from '../../referees/shapes/shape.js';
import {
  add,
  cross,
  dot,
  exact,
  multiply,
  pointsAt,
  type Vector,
  vectorAt,
} from '../../referees/shapes/vectors.js';
import { orientedBoxParts } from '../boxes/families.js';
import { boxOf, orientedBoxOf } from '../boxes/shapes.js';
import { box, points } from '../layout.js';
import type { SolidKind } from './linear.js';
import {
  CONVEX_TEMPLATES,
  exactVertices,
  fillPolyhedron,
  isConvex,
  polyhedronOf,
  polyhedronParts,
  polyhedronShape,
  rankOf,
} from './polyhedra.js';
import { exactHitsText, pointOf, tetrahedronOf } from './shapes.js';

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
  own: tetrahedronOf,
  make: (v, at) => solidFromTetrahedron(tetrahedronOf(v, at)),
  exact(type, v, at) {
    const values = exact(v);
    return exactHitsText(type, values, tetrahedronShape(pointsAt(values, 3, at, 4)));
  },
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
  own: boxOf,
  make: (v, at) => solidFromBox(boxOf(v, at)),
  exact(type, v, at) {
    const values = exact(v);
    return exactHitsText(type, values, boxShape(vectorAt(values, at, 3), vectorAt(values, at + 3, 3)));
  },
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

/** det of the three axes of an oriented box that starts at value `at`. */
function axesVolume(values: ArrayLike<number>, at: number): bigint {
  const all = exact(Array.from({ length: 9 }, (_, i) => values[at + 3 + i]!));
  const [u, v, w] = pointsAt(all, 3, 0, 3) as [Vector, Vector, Vector];
  return dot(u, cross(v, w));
}

export const orientedBoxKind: SolidKind = {
  name: 'OrientedBox',
  parts: orientedBoxParts('box'),
  argument: 'box',
  shape: orientedBoxOf,
  own: orientedBoxOf,
  make: (v, at) => solidFromOrientedBox(orientedBoxOf(v, at)),
  exact(type, v, at) {
    const values = exact(v);
    const [center, a0, a1, a2, half] = pointsAt(values, 3, at, 5) as [Vector, Vector, Vector, Vector, Vector];
    const axes = [a0, a1, a2].map((axis, i) => multiply(axis, half[i]!)) as [Vector, Vector, Vector];
    // Half sizes times axes have the unit squared; the rest is brought there.
    const low = axes.reduce<Vector>(
      (sum, axis) => add(sum, multiply(axis, -1n)),
      multiply(center, values.one),
    );
    const [u, w, x] = axes.map((axis) => multiply(axis, 2n)) as [Vector, Vector, Vector];
    const component = {
      numerators: values.numerators.map((n) => n * values.one),
      one: values.one * values.one,
    };
    return exactHitsText(type, component, parallelepipedShape(low, u, w, x));
  },
  fill(random, out, at) {
    do {
      for (let i = 3; i < 12; i++) out[at + i] = random.between(-2, 2);
    } while (axesVolume(out, at) === 0n);
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
  accepts: (values) => axesVolume(values, 6) !== 0n,
};

const last = CONVEX_TEMPLATES - 1;

export const convexPolyhedronKind: SolidKind = {
  name: 'ConvexPolyhedron',
  parts: polyhedronParts('polyhedron', last),
  argument: 'polyhedron',
  coded: true,
  shape: polyhedronOf,
  own: polyhedronOf,
  make: (v, at) => solidFromConvexPolyhedron(polyhedronOf(v, at)),
  exact(type, v, at) {
    const { vertices, faces } = polyhedronOf(v, at);
    const { points: corners, values } = exactVertices(vertices, Array.from(v).slice(0, 6));
    if (rankOf(corners) === 3 && !isConvex(corners, faces)) return 'rejected';
    return exactHitsText(type, values, polyhedronShape(corners, faces));
  },
  fill: (random, out, at) => fillPolyhedron(random, out, at, last),
  landmark: (random, v, at) => middle(random, polyhedronOf(v, at).vertices),
  mayReject: true,
};
