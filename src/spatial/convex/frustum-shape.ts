import type { Sign } from '../../core/sign.js';
import {
  type ExactPlane,
  type ImplicitPoint3,
  type PointLike3,
  side,
  threePlanesPoint,
} from '../../implicit/index.js';
import type { Frustum, FrustumRelation } from './frustum.js';

/** A convex, bounded shape as the frustum tests need it. */
export interface FrustumShape {
  readonly corners: readonly PointLike3[];
  /** Ends of the edges. */
  readonly edges: readonly (readonly [number, number])[];
  /** Where edge i crosses a plane that has its ends on different sides. */
  crossing(edge: number, plane: ExactPlane): ImplicitPoint3 | null;
  /** The planes of the faces. */
  readonly faces: readonly ExactPlane[];
  /** Whether a point of the plane of face i, or a corner of the frustum (i = -1), belongs to the shape. */
  contains(point: ImplicitPoint3, face: number): boolean;
}

/**
 * The quick answer, plane by plane: `outside` if all corners are behind one plane, `inside` if none is behind any.
 * The rest counts as intersecting, also shapes that are outside near an edge or a corner of the frustum.
 */
export function conservative(frustum: Frustum, signs: readonly (readonly Sign[])[]): FrustumRelation {
  if (frustum.isEmpty || signs.some((row) => row.every((sign) => sign < 0))) return 'outside';
  return signs.every((row) => row.every((sign) => sign >= 0)) ? 'inside' : 'intersecting';
}

/** The sides of the corners, plane by plane. */
export function cornerSigns(frustum: Frustum, corners: readonly PointLike3[]): Sign[][] {
  return frustum.planes.map((plane) => corners.map((corner) => side(plane, corner)));
}

/** The exact answer. */
export function exactRelation(frustum: Frustum, shape: FrustumShape): FrustumRelation {
  const signs = cornerSigns(frustum, shape.corners);
  const quick = conservative(frustum, signs);
  if (quick !== 'intersecting') return quick;
  return haveCommonPoint(frustum, shape, signs) ? 'intersecting' : 'outside';
}

/**
 * Whether the frustum and the shape meet. The common part is bounded, because the shape is: if there is one, it has a
 * corner, and that is a corner of the shape in the frustum, or a point where an edge of the shape meets a plane of the
 * frustum, or one where two planes of the frustum meet a face, or a corner of the frustum in the shape.
 */
function haveCommonPoint(
  frustum: Frustum,
  shape: FrustumShape,
  signs: readonly (readonly Sign[])[],
): boolean {
  if (shape.corners.some((_, i) => signs.every((row) => row[i]! >= 0))) return true;
  const { planes } = frustum;
  for (const [e, [i, j]] of shape.edges.entries()) {
    if (signs.some((row) => row[i]! < 0 && row[j]! < 0)) continue;
    for (const [k, row] of signs.entries()) {
      if (row[i] === row[j] || row[i] === 0 || row[j] === 0) continue;
      const point = shape.crossing(e, planes[k]!);
      if (point !== null && frustum.contains(point)) return true;
    }
  }
  if (frustum.corners.some((corner) => shape.contains(corner, -1))) return true;
  return shape.faces.some((face, f) => faceMeets(frustum, shape, face, f));
}

/** Whether a line in which two planes of the frustum meet has a point in the frustum that lies on the face. */
function faceMeets(frustum: Frustum, shape: FrustumShape, face: ExactPlane, f: number): boolean {
  const { planes } = frustum;
  return planes.some((p, i) =>
    planes.slice(i + 1).some((q) => {
      const point = threePlanesPoint(p, q, face);
      return point !== null && frustum.contains(point) && shape.contains(point, f);
    }),
  );
}
