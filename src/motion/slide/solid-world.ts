/** The boundary of a solid in triangles, as parts of a world. */
import type { ScaledCells } from '../../distance/engine/cells.js';
import { isWithinSolid } from '../../scene/inside-solid.js';
import { type SolidParts, solidPartsOf } from '../../scene/solid-parts.js';
import type { Solid } from '../../solids/solid.js';
import { solidPoints } from '../../solids/solid-points.js';
import type { MovingHull } from '../parts/moving-hull.js';
import type { Carrier } from '../translation/carriers.js';
import { visitTriangles } from './mesh-world.js';
import type { Place } from './place.js';
import type { BoundingPlane, FaceSlideContact, SlideContact, World } from './world.js';

export class SolidWorld implements World {
  readonly #where: string;
  readonly #carrier: Carrier;
  readonly #solid: Solid;
  readonly #parts: SolidParts;

  constructor(where: string, carrier: Carrier, solid: Solid) {
    this.#where = where;
    this.#carrier = carrier;
    this.#solid = solid;
    this.#parts = solidPartsOf(where, solid);
  }

  visit(hull: MovingHull, visitor: (part: number) => boolean): boolean {
    return visitTriangles(this.#parts, hull, visitor);
  }

  cellsOf(triangle: number): ScaledCells {
    return this.#parts.triangleOf(triangle).cells();
  }

  planesOf(triangle: number): readonly BoundingPlane[] {
    const { plane, facing } = this.#solid.faces[this.#parts.faceOf[triangle]!]!;
    return [{ plane: solidPoints(this.#where, this.#solid).planes[plane]!, outward: facing }];
  }

  startsIn(from: Place): boolean {
    return isWithinSolid(this.#where, this.#carrier, this.#solid, from);
  }

  named(triangle: number, { normal, position }: SlideContact): FaceSlideContact {
    return { face: this.#parts.faceOf[triangle]!, normal, position };
  }
}
