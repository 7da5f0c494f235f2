import { firstHit, type PreparedMesh, prepareMesh } from '../../mesh/index.js';
import type { Model } from './decode.js';

type Point = readonly [number, number, number];

/** The line of sight through a place of the picture, as far as it is in the picture and not cut away. */
export interface Sight {
  readonly start: Point;
  readonly end: Point;
  /** How far, in pixels, a point of the model is from that place; Infinity where it cannot be taken. */
  farness(point: Point): number;
}

/** So near, in pixels, a vertex is meant that has no triangle there. */
const NEAR = 14;

/** Finds the vertex that is meant by a place of the picture. */
export class Picker {
  readonly #model: Model;
  #mesh: PreparedMesh | undefined;

  constructor(model: Model) {
    this.#model = model;
  }

  /**
   * The vertex that is nearest in the picture, of the triangles that are seen there; where there is no triangle, the
   * nearest vertex of all, if it is very near. Nothing for a vertex whose coordinates are not known.
   */
  vertexAt({ start, end, farness }: Sight): number | undefined {
    const { positions, indices, exact } = this.#model;
    this.#mesh ??= prepareMesh({ positions, indices });
    const hits = firstHit(this.#mesh, { start, end });
    const isHit = hits.length > 0;
    const corners = hits.flatMap(({ triangle: t }) => Array.from(indices.subarray(3 * t, 3 * t + 3)));
    let nearest: number | undefined;
    let least = isHit ? Number.POSITIVE_INFINITY : NEAR;
    for (const v of isHit ? corners : Array(exact.length / 3).keys()) {
      const far = farness([positions[3 * v]!, positions[3 * v + 1]!, positions[3 * v + 2]!]);
      if (far < least) [nearest, least] = [v, far];
    }
    return nearest === undefined || Number.isNaN(exact[3 * nearest]!) ? undefined : nearest;
  }
}
