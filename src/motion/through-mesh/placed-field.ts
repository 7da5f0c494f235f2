/** The triangles of a mesh where a placement takes them, as parts, behind its tree. */
import type { Bvh } from '../../indexes/bvh-tree.js';
import type { PlacedMesh } from '../../mesh/structure/placed-mesh.js';
import { PlacedCorners } from '../../scene/placed-corners.js';
import { SweptParts } from '../parts/exact-parts.js';
import type { FirstParts } from '../parts/first-parts.js';
import type { MovingHull } from '../parts/moving-hull.js';
import type { Carrier } from '../translation/carriers.js';
import { type Entries, type TriangleField, walkFirst } from './mesh-field.js';

export class PlacedField implements TriangleField {
  readonly #own: PlacedCorners;
  readonly #box = new Float64Array(6);

  constructor(placed: PlacedMesh) {
    this.#own = new PlacedCorners(placed);
  }

  get bvh(): Bvh {
    return this.#own.mesh.bvh;
  }

  /** A moving shape beside these triangles, exactly. */
  exact(carrier: Carrier, motion: readonly number[]): SweptParts {
    return new SweptParts(carrier, motion, (triangle) => this.#own.givenAt(triangle));
  }

  place(hull: MovingHull, triangle: number): void {
    hull.placePoints(this.#own.doublesAt(triangle));
  }

  show(hull: MovingHull, search: FirstParts): void {
    walkFirst(this.bvh, this.entries(hull), search);
  }

  /** Boxes are taken to their places and rounded outward. */
  entries(hull: MovingHull): Entries {
    const { frame } = this.#own;
    const box = this.#box;
    return {
      enter(bounds, at) {
        frame.box(bounds, at, box);
        return hull.enter(box, 0);
      },
    };
  }
}
