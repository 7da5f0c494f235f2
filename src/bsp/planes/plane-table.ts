import { rejectWords } from '../../core/arguments/index.js';
import type { Sign } from '../../core/sign.js';
import { type ExactPlane, type PlaneLike, planeIdentity } from '../../implicit/index.js';
import { isDegenerateObject } from '../../implicit/objects/plane-object.js';
import { planeHash } from '../../implicit/plane-hash.js';
import { planeFrom } from '../../implicit/revive.js';

/**
 * A plane of a table: its number, and whether it faces the same way as the one that is kept under it (1), or the other
 * (-1).
 */
export interface NumberedPlane {
  readonly index: number;
  readonly facing: Sign;
}

/**
 * One number for each distinct plane of a model, however often and in whatever form it comes: two planes get the same
 * number if they are the same set of points, which is decided exactly (`planeIdentity`). So that a vertex lies on a
 * plane is known without arithmetic where the vertex was made of planes.
 *
 * Expected time O(1) a plane: planes are looked up by their coefficients modulo a prime, and compared exactly.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.3.2.
 *
 * @example
 * const table = new PlaneTable();
 * table.add({ normal: [0, 0, 1], constant: -3 }); // { index: 0, facing: 1 }
 * table.add({ normal: [1, 0, 0], constant: 0 }); // { index: 1, facing: 1 }
 * table.add({ normal: [0, 0, -2], constant: 6 }); // { index: 0, facing: -1 }
 * table.planes.length; // 2
 */
export class PlaneTable {
  readonly #planes: ExactPlane[] = [];
  readonly #numbers = new Map<number, number[]>();

  /** The distinct planes, each as it came first. */
  get planes(): readonly ExactPlane[] {
    return this.#planes;
  }

  /**
   * The number of a plane, a new one if it is not there.
   *
   * @throws RangeError if a number is not finite, or the plane is degenerate
   * @example new PlaneTable().add({ normal: [0, 0, 1], constant: 0 }); // { index: 0, facing: 1 }
   */
  add(plane: PlaneLike): NumberedPlane {
    const [own, key] = keyOf('PlaneTable.add', plane);
    const found = this.#find(own, key);
    if (found !== null) return found;
    const index = this.#planes.length;
    this.#planes.push(own);
    const bucket = this.#numbers.get(key);
    if (bucket === undefined) this.#numbers.set(key, [index]);
    else bucket.push(index);
    return { index, facing: 1 };
  }

  /**
   * The number of a plane; null if it is not there.
   *
   * @throws RangeError if a number is not finite, or the plane is degenerate
   * @example new PlaneTable().find({ normal: [0, 0, 1], constant: 0 }); // null
   */
  find(plane: PlaneLike): NumberedPlane | null {
    const [own, key] = keyOf('PlaneTable.find', plane);
    return this.#find(own, key);
  }

  #find(plane: ExactPlane, key: number): NumberedPlane | null {
    for (const index of this.#numbers.get(key) ?? []) {
      const facing = planeIdentity(this.#planes[index]!, plane);
      if (facing !== 0) return { index, facing };
    }
    return null;
  }
}

function keyOf(where: string, plane: PlaneLike): [ExactPlane, number] {
  const own = planeFrom(where, 'plane', plane);
  requireProper(where, own);
  return [own as ExactPlane & typeof own, planeHash(own)];
}

function requireProper(where: string, plane: ReturnType<typeof planeFrom>): void {
  if (isDegenerateObject(plane)) {
    rejectWords(where, 'plane', 'a plane with a normal other than zero', 'three points on a line');
  }
}
