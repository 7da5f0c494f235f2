/** The features of what a ball or a disk sweeps, as `pointSphere`, `pointCapsule` and kin name them. */
import { edge, type Feature, face, INTERIOR } from '../../core/feature.js';
import { type Cells, fromCorner, type Quotient } from '../../distance/engine/cells.js';
import { dot, isZero, minus, type Vector } from '../../distance/engine/vectors.js';
import type { Rounded } from './rounded.js';

/** How the boundary of a swept shape is divided. */
export interface Skin {
  readonly inside: Feature;
  /**
   * The feature of the point of the boundary that is off a point of the core in a direction, which no point of the core
   * is farther along; the direction is zero where the radius is.
   */
  at(core: Cells, p: Quotient, direction: Vector): Feature;
}

/** A swept shape, with the names of its features. */
export interface Swept extends Rounded {
  readonly skin: Skin;
}

/** For spheres and lozenges: all is one face. */
export const ONE_FACE: Skin = { inside: INTERIOR, at: () => face(0) };

/** For what lies in the plane: circles are disks. */
export const ONE_EDGE: Skin = { inside: /* @__PURE__ */ face(0), at: () => edge(0) };

/**
 * For capsules: the side is face 0, the half spheres are faces 1 and 2, where they join are edges 0 and 1; without a
 * length, all is face 1.
 */
export const CAPSULE: Skin = {
  inside: INTERIOR,
  at({ points }, p, direction) {
    const [start, end] = [points.at(0), points.at(1)];
    const axis = minus(end, start);
    if (isZero(axis)) return face(1);
    if (isZero(fromCorner(start, p))) return dot(axis, direction) < 0n ? face(1) : edge(0);
    if (isZero(fromCorner(end, p))) return dot(axis, direction) > 0n ? face(2) : edge(1);
    return face(0);
  },
};
