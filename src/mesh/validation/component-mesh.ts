import { type PreparedMesh, prepareMesh } from '../structure/prepared-mesh.js';

/** New numbers for vertices, given anew for each mesh that is cut out, without clearing what was there. */
export class Renumbering {
  readonly #number: Uint32Array;
  /** The mesh for which a vertex was numbered last. */
  readonly #stamp: Uint32Array;
  #mesh = 0;
  count = 0;

  constructor(vertices: number) {
    this.#number = new Uint32Array(vertices);
    this.#stamp = new Uint32Array(vertices);
  }

  restart(): void {
    this.#mesh++;
    this.count = 0;
  }

  /** The number of vertex v, the next free one if it has none yet. */
  of(v: number): number {
    if (this.#stamp[v] !== this.#mesh) {
      this.#stamp[v] = this.#mesh;
      this.#number[v] = this.count++;
    }
    return this.#number[v]!;
  }
}

/**
 * The given triangles as a mesh of their own, prepared for queries. Its cost does not depend on the rest of the mesh.
 */
export function componentMesh(
  { indices, positions }: PreparedMesh,
  triangles: Uint32Array,
  numbers: Renumbering,
): PreparedMesh {
  numbers.restart();
  const own = new Uint32Array(3 * triangles.length);
  const points = new Float64Array(9 * triangles.length);
  for (let i = 0; i < own.length; i++) {
    const v = indices[3 * triangles[Math.floor(i / 3)]! + (i % 3)]!;
    const n = numbers.of(v);
    own[i] = n;
    for (let axis = 0; axis < 3; axis++) points[3 * n + axis] = positions[3 * v + axis]!;
  }
  return prepareMesh({ positions: points.slice(0, 3 * numbers.count), indices: own });
}
