import { edge, type Feature, face, vertex } from '../../core/feature.js';
import type { Sign } from '../../core/sign.js';

/**
 * Where a shape lies to a plane with or without thickness:
 *
 * - `front`: no vertex behind the band, and at least one in front of it;
 * - `back`: no vertex in front of it, and at least one behind;
 * - `on`: all vertices in the band;
 * - `straddling`: vertices on both sides.
 *
 * With a thickness `on` is not transitive: two shapes that are on the same thick plane may be two thicknesses apart.
 */
export type PlaneClassification = 'front' | 'back' | 'on' | 'straddling';

/** How a shape lies to a plane, with or without thickness. */
export interface ThickPlaneContact {
  readonly classification: PlaneClassification;
  /** The side of each vertex: 1 in front of the band, 0 in it, -1 behind. */
  readonly sides: readonly Sign[];
  /**
   * What of the shape's boundary lies in the band, in ascending order: vertices, then edges, then faces. The band is
   * convex, so that an edge lies in it if its ends do, and a face if its vertices do.
   */
  readonly features: readonly Feature[];
}

/** The same for a shape that has a front: a triangle or a polygon. */
export interface FacingThickPlaneContact extends ThickPlaneContact {
  /** Of a shape that is `on`: whether its front looks to the front of the plane (1) or to its back (-1). Else 0. */
  readonly facing: Sign;
}

/** What the sides of its vertices say of a shape. Source: Ericson, Real-Time Collision Detection, 8.3.3. */
export function classificationOf(sides: ArrayLike<number>): PlaneClassification {
  let front = false;
  let back = false;
  for (let i = 0; i < sides.length; i++) {
    if (sides[i]! > 0) front = true;
    else if (sides[i]! < 0) back = true;
  }
  if (front) return back ? 'straddling' : 'front';
  return back ? 'back' : 'on';
}

/** Edges by their ends. */
export type Edges = readonly (readonly [number, number])[];

/** How a shape lies that is the convex hull of its vertices, or is bounded by such faces. */
export function contactOf(
  sides: readonly Sign[],
  edges: Edges,
  faces: readonly (readonly number[])[],
): ThickPlaneContact {
  const features: Feature[] = [];
  const isOn = (i: number) => sides[i] === 0;
  sides.forEach((side, i) => {
    if (side === 0) features.push(vertex(i));
  });
  if (features.length > 1) {
    edges.forEach(([i, j], k) => {
      if (isOn(i) && isOn(j)) features.push(edge(k));
    });
    faces.forEach((corners, k) => {
      if (corners.every(isOn)) features.push(face(k));
    });
  }
  return { classification: classificationOf(sides), sides, features };
}
