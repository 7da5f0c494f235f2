/** The triangles of a mesh, as parts of a world. */
import type { ScaledCells } from '../../distance/engine/cells.js';
import { givenTriangle } from '../../distance/shapes/flat.js';
import { nineNumbers } from '../../implicit/exact-plane.js';
import { isDegenerateObject } from '../../implicit/objects/plane-object.js';
import { ThreePointsPlaneObject } from '../../implicit/objects/planes.js';
import { walkBoxes } from '../../indexes/bvh-walk.js';
import { triangleOf } from '../../mesh/structure/corners.js';
import type { PreparedMesh } from '../../mesh/structure/prepared-mesh.js';
import type { MovingHull } from '../parts/moving-hull.js';
import type { MeshParts } from '../through-mesh/mesh-field.js';
import type { BoundingPlane, SlideContact, TriangleSlideContact, World } from './world.js';

/** Planes of triangles that something touched before. */
const known: WeakMap<PreparedMesh, Map<number, readonly BoundingPlane[]>> = /* @__PURE__ */ new WeakMap();

/** Shows the triangles that a shape may reach, each in place. */
export function visitTriangles(
  { bvh, positions, indices }: MeshParts,
  hull: MovingHull,
  visitor: (triangle: number) => boolean,
): boolean {
  const mayReach = (bounds: Float64Array, at: number): boolean => hull.enter(bounds, at) <= 1;
  return walkBoxes(bvh, mayReach, (place) => {
    const triangle = bvh.order[place]!;
    hull.place(positions, indices, triangle);
    return visitor(triangle);
  });
}

export class MeshWorld implements World {
  readonly #mesh: PreparedMesh;
  readonly #planes: Map<number, readonly BoundingPlane[]>;

  constructor(mesh: PreparedMesh) {
    this.#mesh = mesh;
    this.#planes = known.get(mesh) ?? new Map<number, readonly BoundingPlane[]>();
    known.set(mesh, this.#planes);
  }

  visit(hull: MovingHull, visitor: (part: number) => boolean): boolean {
    return visitTriangles(this.#mesh, hull, visitor);
  }

  cellsOf(triangle: number): ScaledCells {
    return givenTriangle('moveAndSlide', 'triangle', triangleOf(this.#mesh, triangle)).cells();
  }

  planesOf(triangle: number): readonly BoundingPlane[] {
    let planes = this.#planes.get(triangle);
    if (planes === undefined) {
      const { a, b, c } = triangleOf(this.#mesh, triangle);
      const plane = new ThreePointsPlaneObject(nineNumbers(a, b, c));
      planes = isDegenerateObject(plane) ? [] : [{ plane, outward: 0 }];
      this.#planes.set(triangle, planes);
    }
    return planes;
  }

  /** A surface has no inside. */
  startsIn(): boolean {
    return false;
  }

  named(triangle: number, { normal, position }: SlideContact): TriangleSlideContact {
    return { triangle, normal, position };
  }
}
