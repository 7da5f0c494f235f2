import { reject, rejectWords, requireObject } from '../../core/arguments/index.js';
import type { Point3 } from '../../core/shapes.js';
import { type CornerWeights, cornerWeights, nearestWeights } from './corner-weights.js';
import { memoryOfResult, type ResultMemory } from './result-memory.js';
import { WITHOUT_ORIGINS } from './without-origins.js';
import type { MeshOrigins } from './written-mesh.js';

/** Where a corner of a result lies in its source triangle: it is one of its corners, or between them. */
export type CornerPlace = 0 | 1 | 2 | CornerWeights;

/** Where the corners of results lie in the triangles that they come from; each is found when it is asked for first. */
export class MadeCorners {
  readonly memory: ResultMemory;
  readonly #found: (CornerWeights | undefined)[] = [];

  constructor(memory: ResultMemory) {
    this.memory = memory;
  }

  /** The place of a corner by its number in the list of indices. */
  of(corner: number): CornerPlace {
    const { cornerOf, origins } = this.memory;
    if (corner < cornerOf.length) {
      const own = cornerOf[corner]!;
      return own >= 0 ? (own as 0 | 1 | 2) : this.#weights(corner);
    }
    const [t, k] = [Math.floor(corner / 3), corner % 3];
    // Turned, the second and the third corner change places.
    return (origins.turned[t] === 0 || k === 0 ? k : 3 - k) as 0 | 1 | 2;
  }

  #weights(corner: number): CornerWeights {
    let found = this.#found[corner];
    if (found === undefined) {
      const { indices, points, positions } = this.memory;
      const v = indices[corner]!;
      const source = this.#source(Math.floor(corner / 3));
      found =
        points === null
          ? nearestWeights([0, 1, 2].map((k) => positions![3 * v + k]!) as unknown as Point3, source)
          : cornerWeights(points[v]!, source);
      this.#found[corner] = found;
    }
    return found;
  }

  /** The triangle that a triangle of the result is a part of. */
  #source(t: number): Point3[] {
    const { meshes, origins } = this.memory;
    const { positions, indices } = meshes[origins.operands[t]!]!;
    return [0, 1, 2].map((k): Point3 => {
      const at = 3 * indices[3 * origins.triangles[t]! + k]!;
      return [positions[at]!, positions[at + 1]!, positions[at + 2]!];
    });
  }
}

/** What was found out of what results remember. */
const found: WeakMap<ResultMemory, MadeCorners> = /* @__PURE__ */ new WeakMap();

/** The corners of a result; undefined if nothing is known of it. */
export function cornersOfResult(origins: MeshOrigins): MadeCorners | undefined {
  const memory = memoryOfResult(origins);
  if (memory === undefined) return undefined;
  let corners = found.get(memory);
  if (corners === undefined) {
    corners = new MadeCorners(memory);
    found.set(memory, corners);
  }
  return corners;
}

/** What makes an answer without them, or a result with them. */
const TO_DO: Readonly<Record<string, string>> = {
  geometryFromMesh: ': leave out sources, and call computeVertexNormals()',
};

/** What a result of `meshUnion` and its kin remembers. @throws RangeError if it is none, or has no origins */
export function requireResult(where: string, result: { readonly origins: MeshOrigins | null }): MadeCorners {
  requireObject(where, 'result', 'what meshUnion or its kin gave', result);
  const { origins } = result;
  if (origins === null) {
    const expected = 'a mesh whose triangles are parts of input triangles';
    rejectWords(where, 'result', expected, `${WITHOUT_ORIGINS}${TO_DO[where] ?? ''}`);
  }
  const known = typeof origins === 'object' ? cornersOfResult(origins) : undefined;
  if (known === undefined) {
    const expected = 'what meshUnion or its kin gave';
    if (typeof origins !== 'object') reject(where, 'result', expected, result);
    rejectWords(where, 'result', expected, 'a copy of it, which does not know its exact points');
  }
  return known;
}

/** Checks a list that has one of something for each mesh. */
export function requireForEachMesh(
  where: string,
  name: string,
  list: readonly unknown[],
  meshes: number,
): void {
  if (list.length !== meshes) {
    reject(where, `${name}.length`, `${meshes}, one for each mesh`, list.length);
  }
}
