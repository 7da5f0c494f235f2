/**
 * Segments, rays and lines against a triangle: one algorithm for the three. The triangle is at FIRST in the workspace.
 * Through the plane of the triangle there is one common point at most, and the edges say where it is by the way they
 * turn around the line. What lies in one plane is in flat-linear.ts.
 */
import type { Contact } from '../../core/contact.js';
import type { Sign } from '../../core/sign.js';
import {
  contactPoint,
  DISJOINT,
  degenerateMask,
  EDGE,
  FACE,
  OUTSIDE,
  piercedFeature,
  relationOf,
} from './feature-codes.js';
import { flatLinear } from './flat-linear.js';
import { featureInPlane, following } from './flat-pair.js';
import { around, type Kind, riseOfRay } from './linear-workspace.js';
import { collinear, FIRST, longEdge, ORIGIN, orientation, projectionOf, same, TARGET } from './workspace.js';

/** How a segment, ray or line meets a triangle. */
export interface LinearTriangle extends Contact {
  /**
   * 1 if it comes from the front, the side that (b - a) × (c - a) points to; -1 if from the back; 0 if it lies in the
   * triangle's plane, is a point, or misses the triangle. What begins or ends on the triangle is told like what passes
   * through: by the way in which it runs.
   */
  readonly facing: Sign;
}

const MISS: LinearTriangle = /* @__PURE__ */ Object.freeze({ ...DISJOINT, facing: 0 });

/** The contact of the linear shape and the triangle in the workspace. */
export function linearTriangle(kind: Kind): LinearTriangle {
  if (kind === 'segment' && same(ORIGIN, TARGET)) return pointContact();
  const start = orientation(0, 3, 6, ORIGIN);
  let end: Sign | undefined;
  let rise: Sign;
  if (kind === 'segment') {
    end = orientation(0, 3, 6, TARGET);
    rise = end > start ? 1 : end < start ? -1 : 0;
  } else rise = riseOfRay(FIRST);
  if (rise === 0) return start === 0 ? { ...flatLinear(kind), facing: 0 } : MISS;
  // Both ends on one side are a case of rise 0; a ray that starts on the side to which it leads moves away.
  if (kind === 'ray' && start === rise) return MISS;
  const its = pierced(kind, rise);
  if (its === OUTSIDE) return MISS;
  const own = kind !== 'line' && start === 0 ? 0 : end === 0 ? 1 : EDGE;
  const relation = relationOf(1, own === EDGE, its === FACE, 1);
  return { relation, contact: [contactPoint(own, its)], facing: rise > 0 ? -1 : 1 };
}

/** The triangle's feature where the carrier line passes through its plane towards `rise`. */
export function pierced(kind: Kind, rise: Sign): number {
  return rise > 0
    ? piercedFeature(around(kind, 0, 3), around(kind, 3, 6), around(kind, 6, 0))
    : piercedFeature(around(kind, 3, 0), around(kind, 6, 3), around(kind, 0, 6));
}

/** The feature of the triangle at `base` that the point at x is, as a code; OUTSIDE if it is not on the triangle. */
export function featureAtPoint(base: number, x: number): number {
  if (orientation(base, base + 3, base + 6, x) !== 0) return OUTSIDE;
  const axis = projectionOf(base);
  if (axis !== -1) return featureInPlane(axis, base, x);
  const p = base + 3 * longEdge(base);
  const q = following(base, longEdge(base));
  return collinear(p, q, x) ? featureInPlane(0, base, x) : OUTSIDE;
}

/** A segment whose ends coincide. */
function pointContact(): LinearTriangle {
  const its = featureAtPoint(FIRST, ORIGIN);
  if (its === OUTSIDE) return MISS;
  const inside = projectionOf(FIRST) === -1 ? degenerateMask(FIRST, its) === 0 : its === FACE;
  return { relation: relationOf(1, true, inside, 0), contact: [contactPoint(0, its)], facing: 0 };
}
