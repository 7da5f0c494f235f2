/** What a shape walks in: convex parts that stay, found by a tree, each with the planes that bound it. */
import type { SolidLeafTree } from '../../bsp/trees/bsp-tree.js';
import type { ScaledCells } from '../../distance/engine/cells.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import type { PreparedMesh } from '../../mesh/structure/prepared-mesh.js';
import type { Solid } from '../../solids/solid.js';
import type { MovingHull } from '../parts/moving-hull.js';
import type { Place } from './place.js';

/** What `moveAndSlide` takes. */
export type SlideWorld = PreparedMesh | SolidLeafTree | Solid;

/** What turned or stopped a shape. */
export interface SlideContact {
  /** From what stopped it to the shape, of length 1 as far as doubles tell. */
  readonly normal: readonly [number, number, number];
  /** The position of the shape there. */
  readonly position: readonly [number, number, number];
}

/** A triangle of a mesh that turned or stopped a shape. */
export interface TriangleSlideContact extends SlideContact {
  /** The number of the triangle. */
  readonly triangle: number;
}

/** A solid leaf of a tree that turned or stopped a shape. */
export interface LeafSlideContact extends SlideContact {
  /** The number of the leaf. */
  readonly leaf: number;
}

/** A face of a solid that turned or stopped a shape. */
export interface FaceSlideContact extends SlideContact {
  /** The number of the face. */
  readonly face: number;
}

/** What is said of contacts in a world of a kind. */
export type SlideContactIn<W extends SlideWorld> = W extends PreparedMesh
  ? TriangleSlideContact
  : W extends SolidLeafTree
    ? LeafSlideContact
    : FaceSlideContact;

/** A plane that bounds a part: the part is behind it (1) or in front of it (-1), or, a triangle, in it (0). */
export interface BoundingPlane {
  readonly plane: PlaneObject;
  readonly outward: 1 | -1 | 0;
}

export interface World {
  /** Shows the parts that the shape may reach until time 1, each in place. The visitor returns true to stop. */
  visit(hull: MovingHull, visitor: (part: number) => boolean): boolean;
  /** A part that was shown, exactly. */
  cellsOf(part: number): ScaledCells;
  /** The planes that bound it, those of a face first; none, if it is a triangle without area. */
  planesOf(part: number): readonly BoundingPlane[];
  /** Is what a shape at a place has inside within the solid, though no part says so? */
  startsIn(from: Place): boolean;
  /** A contact, by the name that parts have here. */
  named(part: number, contact: SlideContact): SlideContact;
}
