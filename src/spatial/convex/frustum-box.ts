import type { Box3, OrientedBox, Triangle } from '../../core/shapes.js';
import type { ExactPlane } from '../../implicit/index.js';
import {
  boxFacePlane,
  linePlanePoint,
  orientedBoxCorner,
  orientedBoxFacePlane,
  type PointLike3,
  planeThrough,
  side,
  threePlanesPoint,
} from '../../implicit/index.js';
import { orient3d } from '../../predicates/index.js';
import { requireBox, requireTriangle } from '../boxes/box-arguments.js';
import { orientedBoxNumbers } from '../boxes/oriented-box-arguments.js';
import { type Frustum, type FrustumRelation, requireFrustum } from './frustum.js';
import { conservative, cornerSigns, exactRelation, type FrustumShape } from './frustum-shape.js';

/**
 * Where a box lies to a frustum, exactly: also boxes near an edge or a corner of the frustum that no single plane of it
 * rejects. Touching counts as intersecting.
 *
 * Source: Real-Time Rendering, 22.14.3; the corners of the common part instead of plane-by-plane rejection.
 *
 * @throws RangeError if a number is not finite, or min > max in a coordinate
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * frustumBox(cube, { min: [0, 0, 0], max: [1, 1, 1] }); // 'inside'
 * frustumBox(cube, { min: [1, 1, 1], max: [2, 2, 2] }); // 'intersecting'
 * frustumBox(cube, { min: [1.5, 0, 0], max: [2, 2, 2] }); // 'outside'
 */
export function frustumBox(frustum: Frustum, box: Box3): FrustumRelation {
  requireFrustum('frustumBox', frustum);
  requireBox('frustumBox', 'box', box);
  const faces = [0, 1, 2, 3, 4, 5].map((i) => boxFacePlane(box, i));
  return exactRelation(frustum, boxShape(boxCorners(box), faces));
}

/**
 * Where a box lies to a frustum, plane by plane: never `outside` for a box that is not, but `intersecting` for some that
 * are (near edges and corners, most for large boxes). The signs are exact.
 *
 * Source: Real-Time Rendering, 22.14.3; Eberly, 3D Game Engine Design, 4.3.2.
 *
 * @throws RangeError if a number is not finite, or min > max in a coordinate
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * frustumBoxConservative(cube, { min: [1.5, 0, 0], max: [2, 2, 2] }); // 'outside'
 */
export function frustumBoxConservative(frustum: Frustum, box: Box3): FrustumRelation {
  requireFrustum('frustumBoxConservative', frustum);
  requireBox('frustumBoxConservative', 'box', box);
  return conservative(frustum, cornerSigns(frustum, boxCorners(box)));
}

/**
 * Where an oriented box lies to a frustum, exactly.
 *
 * @throws RangeError if a number is not finite, a half size is negative, or the axes are linearly dependent
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * const box = { center: [3, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * frustumOrientedBox(cube, box); // 'intersecting'
 * frustumOrientedBox(cube, { ...box, center: [2.5, 2.5, 0] }); // 'outside'
 */
export function frustumOrientedBox(frustum: Frustum, box: OrientedBox): FrustumRelation {
  requireFrustum('frustumOrientedBox', frustum);
  orientedBoxNumbers('frustumOrientedBox', 'box', box);
  const corners = CORNERS.map((i) => orientedBoxCorner(box, i));
  const faces = [0, 1, 2, 3, 4, 5].map((i) => orientedBoxFacePlane(box, i));
  return exactRelation(frustum, boxShape(corners, faces));
}

/**
 * Where an oriented box lies to a frustum, plane by plane: conservative as `frustumBoxConservative`.
 *
 * @throws RangeError if a number is not finite, a half size is negative, or the axes are linearly dependent
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * const box = { center: [2.5, 2.5, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * frustumOrientedBoxConservative(cube, box); // 'intersecting': kept falsely
 */
export function frustumOrientedBoxConservative(frustum: Frustum, box: OrientedBox): FrustumRelation {
  requireFrustum('frustumOrientedBoxConservative', frustum);
  orientedBoxNumbers('frustumOrientedBoxConservative', 'box', box);
  return conservative(
    frustum,
    cornerSigns(
      frustum,
      CORNERS.map((i) => orientedBoxCorner(box, i)),
    ),
  );
}

/**
 * Where a triangle lies to a frustum, exactly. Triangles that are segments or points are in the domain.
 *
 * @throws RangeError if a coordinate is not finite
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * frustumTriangle(cube, { a: [3, 0, 0], b: [0, 3, 0], c: [0, 0, 3] }); // 'intersecting'
 * frustumTriangle(cube, { a: [4, 0, 0], b: [0, 4, 0], c: [0, 0, 4] }); // 'outside'
 */
export function frustumTriangle(frustum: Frustum, triangle: Triangle): FrustumRelation {
  requireFrustum('frustumTriangle', frustum);
  requireTriangle('frustumTriangle', 'triangle', triangle);
  return exactRelation(frustum, triangleShape(triangle));
}

/**
 * Where a triangle lies to a frustum, plane by plane: conservative as `frustumBoxConservative`.
 *
 * @throws RangeError if a coordinate is not finite
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * frustumTriangleConservative(cube, { a: [4, 0, 0], b: [0, 4, 0], c: [0, 0, 4] }); // 'intersecting': kept falsely
 */
export function frustumTriangleConservative(frustum: Frustum, triangle: Triangle): FrustumRelation {
  requireFrustum('frustumTriangleConservative', frustum);
  requireTriangle('frustumTriangleConservative', 'triangle', triangle);
  const { a, b, c } = triangle;
  return conservative(frustum, cornerSigns(frustum, [a, b, c]));
}

const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The corners, + or max along axis k where bit k of the number is set. */
function boxCorners({ min, max }: Box3): number[][] {
  return CORNERS.map((i) => [0, 1, 2].map((k) => (((i >> k) & 1) === 1 ? max[k]! : min[k]!)));
}

/** The edges of a box by its corners, and the two faces that each lies on: faces 2k and 2k + 1 are the ends of axis k. */
const EDGES = [0, 1, 2].flatMap((k) =>
  CORNERS.filter((i) => ((i >> k) & 1) === 0).map((i) => {
    const faces = [0, 1, 2].filter((axis) => axis !== k).map((axis) => 2 * axis + ((i >> axis) & 1));
    return { ends: [i, i | (1 << k)] as const, faces: faces as [number, number] };
  }),
);

function boxShape(corners: readonly PointLike3[], faces: readonly ExactPlane[]): FrustumShape {
  return {
    corners,
    edges: EDGES.map(({ ends }) => ends),
    crossing(edge, plane) {
      const [p, q] = EDGES[edge]!.faces;
      return threePlanesPoint(faces[p]!, faces[q]!, plane);
    },
    faces,
    contains: (point) => faces.every((face) => side(face, point) <= 0),
  };
}

/** One of these points is not on a given plane. */
const FRAME = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;

function triangleShape({ a, b, c }: Triangle): FrustumShape {
  const corners = [a, b, c];
  const at = (p: ArrayLike<number>, q: ArrayLike<number>, r: ArrayLike<number>, s: ArrayLike<number>) =>
    orient3d(p[0]!, p[1]!, p[2]!, q[0]!, q[1]!, q[2]!, r[0]!, r[1]!, r[2]!, s[0]!, s[1]!, s[2]!);
  const apex = FRAME.find((p) => at(a, b, c, p) !== 0);
  // A triangle on a line has no apex: its edges say everything.
  const walls =
    apex === undefined
      ? []
      : corners.map((p, i) => {
          const [q, inner] = [corners[(i + 1) % 3]!, corners[(i + 2) % 3]!];
          return { plane: planeThrough(p, q, apex), inside: at(p, q, apex, inner) };
        });
  return {
    corners,
    edges: [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
    crossing: (edge, plane) => linePlanePoint(corners[edge]!, corners[(edge + 1) % 3]!, plane),
    faces: apex === undefined ? [] : [planeThrough(a, b, c)],
    contains: (point, face) =>
      face === 0 &&
      walls.every(({ plane, inside }) => {
        const found = side(plane, point);
        return found === 0 || found === inside;
      }),
  };
}
