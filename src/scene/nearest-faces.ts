import type { Surd } from '../arithmetic/surd.js';
import { rejectWords, requireNoMore } from '../core/arguments/index.js';
import { viewerOf } from '../core/lazy-record.js';
import { compareSides, measureSwept, type Side } from '../round/distances/measure-swept.js';
import type { SweptClosestPair, SweptDistance } from '../round/distances/swept-distance.js';
import { ShapeReach } from '../shapes/within/reach.js';
import { requireSolid } from '../solids/require-solid.js';
import type { Solid } from '../solids/solid.js';
import { isWithinSolid } from './inside-solid.js';
import { nearestParts } from './nearest-parts.js';
import { type SolidParts, solidPartsOf } from './solid-parts.js';
import { sideOfShape, type TreeShape } from './tree-shape.js';

/** A point of a face and one of a shape that are as close as these are. */
export type ClosestOnFace = Omit<SweptClosestPair, 'a'>;

/** How far a face and a shape are from each other. Each member is found when it is first read. */
export interface FaceDistance extends Omit<SweptDistance, 'closest' | 'unique'> {
  /** The closest points, as the distances of shapes have them; the face's is `pointA`, the shape's `pointB`. */
  readonly closest: readonly ClosestOnFace[];
}

/** The faces of a solid that are nearest to a shape. */
export interface NearestFaces {
  /**
   * Is all of the shape inside of the solid, away from its boundary? Then nothing is between the shape and the closed
   * solid, and `distance` is how far it is from where it would come out.
   */
  readonly isInside: boolean;
  /** The numbers of the faces, ascending: all are exactly as far. */
  readonly faces: Uint32Array;
  /** The numbers of the triangles of `triangulateSolid` that are as far, ascending. */
  readonly triangles: Uint32Array;
  /** The distance of the boundary, with the closest points of the first of these triangles. */
  readonly distance: FaceDistance;
}

class FoundFaceDistance implements FaceDistance {
  readonly #found: SweptDistance;
  #closest: readonly ClosestOnFace[] | undefined;

  constructor(found: SweptDistance) {
    this.#found = found;
  }

  get squaredDistance(): Surd {
    return this.#found.squaredDistance;
  }

  get distance(): number {
    return this.#found.distance;
  }

  /** The features of a triangle are none of the solid's. */
  get closest(): readonly ClosestOnFace[] {
    this.#closest ??= this.#found.closest.map(({ b, pointA, pointB, rounded }) => ({
      b,
      pointA,
      pointB,
      rounded,
    }));
    return this.#closest;
  }
}

const viewOf = /* @__PURE__ */ viewerOf<FoundFaceDistance>(['squaredDistance', 'distance', 'closest']);

/**
 * Which faces of a solid are nearest to a shape, how far is the boundary, exactly, and is the shape inside? Vertices of
 * a solid need not be doubles: they are taken as the points that they are. The distance of a shape from the closed
 * solid is 0 if `isInside`, else that of the boundary. If the shape meets the boundary, the distance is 0, and these
 * are the faces that it meets.
 *
 * The solid is prepared when it is first asked about. Triangles are left out where boxes, or doubles with a bound of
 * their error, prove that they are farther.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1 and 6.3, a tree gone through by bounds.
 *
 * @param solid a solid of `unerring/solids` that has faces
 * @param shape as for `nearestLeaves`
 * @throws RangeError naming the argument, or the part of it, that is wrong; if the solid has no face
 * @example
 * import { boxSolid } from 'unerring/solids';
 * const cube = boxSolid({ min: [0, 0, 0], max: [4, 4, 4] });
 * const near = nearestFaces(cube, { type: 'sphere', center: [7, 8, 2], radius: 1 });
 * near.distance.distance; // 4
 * near.faces.length; // 2
 * near.distance.closest[0].rounded.pointA; // [4, 4, 2]
 * nearestFaces(cube, [1, 2, 2]).isInside; // true
 * nearestFaces(cube, [1, 2, 2]).distance.distance; // 1
 */
export function nearestFaces(solid: Solid, shape: TreeShape): NearestFaces {
  const where = 'nearestFaces';
  if (arguments.length > 2) requireNoMore(where, 2, arguments[2]);
  requireSolid(where, 'solid', solid);
  const side = sideOfShape(where, 'shape', shape);
  if (solid.faces.length === 0) rejectWords(where, 'solid', 'a solid with faces', 'one without');
  const parts = solidPartsOf(where, solid);
  const distanceOf = (triangle: number) => distanceFrom(parts, triangle, side);
  const triangles = nearestParts(parts.bvh, new ShapeReach(shape), {
    isBeyond: (triangle, limit) => compareSides(ownSide(parts, triangle), side, limit, limit) === 1,
    distanceOf,
  });
  const distance = distanceOf(triangles[0]!);
  const faces = new Set(Array.from(triangles, (t) => parts.faceOf[t]!));
  return {
    isInside: isApart(distance) && isWithinSolid(where, side, solid),
    faces: Uint32Array.from(faces).sort(),
    triangles,
    distance: viewOf(new FoundFaceDistance(distance)),
  };
}

const ownSide = (parts: SolidParts, triangle: number): Side => ({
  core: parts.triangleOf(triangle),
  radius: 0,
  skin: null,
});

const distanceFrom = (parts: SolidParts, triangle: number, side: Side): SweptDistance =>
  measureSwept(parts.triangleOf(triangle), side as Parameters<typeof measureSwept>[1]);

const isApart = ({ squaredDistance: { rational, coefficient } }: SweptDistance): boolean =>
  rational !== 0n || coefficient !== 0n;
