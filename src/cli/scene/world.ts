import { buildBvh, firstAlong, OverlapSearch } from '../../indexes/index.js';
import { firstHit, type MeshHit, meshesIntersect, type PlacedMesh, placeMesh } from '../../mesh/index.js';
import { boxesMeeting } from '../../scene/index.js';
import { frustumFromMatrix } from '../../spatial/index.js';
import { INSTANCES, instanceBoxes } from './instances.js';
import { MODELS } from './models.js';

/** A ray, as it is asked. */
export interface Ray {
  readonly origin: readonly [number, number, number];
  readonly direction: readonly [number, number, number];
}

/** What a ray hits first: an instance, and where. */
export interface Picked {
  readonly instance: number;
  readonly hit: MeshHit;
}

/** Nodes of the tree that are compared before the clock is looked at. */
const STEPS = 500;

/** Ten thousand instances of ten meshes: what is seen, what is pointed at, and which meet. All answers are exact. */
export class World {
  /** Pairs of instances that have a common point, two numbers each, as far as they were looked for. */
  readonly meeting: number[] = [];
  readonly #tree = buildBvh(instanceBoxes());
  readonly #search = new OverlapSearch(this.#tree);
  #pairs: Uint32Array | undefined;
  #asked = 0;
  readonly #placed = new Map<number, PlacedMesh>();

  /** An instance at its place; all share the trees of their models. */
  placed(instance: number): PlacedMesh {
    let placed = this.#placed.get(instance);
    if (placed === undefined) {
      const { model, placement } = INSTANCES[instance]!;
      placed = placeMesh(MODELS[model]!.mesh, placement);
      this.#placed.set(instance, placed);
    }
    return placed;
  }

  /** The instances whose boxes meet a frustum, by the matrix that takes the world to the screen. */
  seen(matrix: ArrayLike<number>): Uint32Array {
    return boxesMeeting(this.#tree, frustumFromMatrix(matrix));
  }

  /** What a ray hits first; null if that is nothing. */
  pick(ray: Ray): Picked | null {
    const hits = new Map<number, MeshHit>();
    const found = firstAlong(this.#tree, ray, (instance) => {
      const [hit] = firstHit(this.placed(instance), ray);
      if (hit === undefined) return null;
      hits.set(instance, hit);
      return hit.parameter;
    });
    return found === null ? null : { instance: found.box, hit: hits.get(found.box)! };
  }

  /** How many pairs have boxes that meet; undefined as long as they are looked for. */
  get candidates(): number | undefined {
    return this.#pairs && this.#pairs.length / 2;
  }

  /**
   * Looks for pairs that meet until the time is over: a frame may be drawn in between.
   *
   * @param isOver says whether it is
   * @returns whether all pairs are decided
   */
  advance(isOver: () => boolean): boolean {
    while (this.#pairs === undefined) {
      if (this.#search.advance(STEPS)) this.#pairs = this.#search.pairs();
      if (isOver()) return false;
    }
    while (this.#asked < this.#pairs.length) {
      const [i, j] = [this.#pairs[this.#asked]!, this.#pairs[this.#asked + 1]!];
      if (meshesIntersect(this.placed(i), this.placed(j))) this.meeting.push(i, j);
      this.#asked += 2;
      if (isOver()) return false;
    }
    return true;
  }
}
