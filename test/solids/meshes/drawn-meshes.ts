/** Closed meshes on small lattices and off them, which often have faces, edges and corners in common. */
import type { MeshInput } from '../../../src/mesh/index.js';

const BOX = [
  0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5,
];

/** A mesh in plain lists. */
export interface PlainMesh extends MeshInput {
  readonly positions: number[];
  readonly indices: number[];
}

export function box(from: readonly number[], to: readonly number[]): PlainMesh {
  const corner = (i: number) => [0, 1, 2].map((axis) => ((i >> axis) & 1 ? to : from)[axis]!);
  return { positions: [0, 1, 2, 3, 4, 5, 6, 7].flatMap(corner), indices: [...BOX] };
}

export function joined(...meshes: readonly PlainMesh[]): PlainMesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const mesh of meshes) {
    indices.push(...mesh.indices.map((i) => i + positions.length / 3));
    positions.push(...mesh.positions);
  }
  return { positions, indices };
}

export function insideOut({ positions, indices }: PlainMesh): PlainMesh {
  const other = [0, 1, -1];
  return { positions, indices: indices.map((_, i) => indices[i + other[i % 3]!]!) };
}

/** Each mesh with another one that often touches it, as pseudo-random numbers from a seed say. */
export class DrawnMeshes {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to 1. */
  real(): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state / 2_147_483_647;
  }

  int(below: number): number {
    return Math.floor(this.real() * below);
  }

  #latticeBox(): PlainMesh {
    const from = [this.int(4), this.int(4), this.int(4)];
    return box(
      from,
      from.map((x) => x + 1 + this.int(3)),
    );
  }

  #tetrahedron(coordinate: () => number): PlainMesh {
    while (true) {
      const positions = Array.from({ length: 12 }, coordinate);
      const [a, b, c] = [3, 6, 9].map((at) => [0, 1, 2].map((k) => positions[at + k]! - positions[k]!));
      const minor = (i: number, j: number) => b![i]! * c![j]! - b![j]! * c![i]!;
      const volume = a![0]! * minor(1, 2) + a![1]! * minor(2, 0) + a![2]! * minor(0, 1);
      const mesh = { positions, indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3] };
      if (volume !== 0) return volume > 0 ? mesh : insideOut(mesh);
    }
  }

  #hollow(): PlainMesh {
    const from = [this.int(2), this.int(2), this.int(2)];
    const hole = box(
      from.map((x) => x + 1),
      from.map((x) => x + 2 + this.int(2)),
    );
    const outer = box(
      from,
      from.map((x) => x + 4),
    );
    return joined(outer, insideOut(hole));
  }

  #sheared(): PlainMesh {
    const { positions, indices } = this.#latticeBox();
    const turn = this.int(3);
    const moved = positions.map((_, i) => {
      const x = positions[i - (i % 3) + (((i % 3) + turn) % 3)]!;
      return i % 3 === 0 ? x + 0.3 * positions[i + 1]! : x;
    });
    return { positions: moved, indices };
  }

  mesh(): PlainMesh {
    const kind = this.int(10);
    if (kind < 3) return this.#latticeBox();
    if (kind === 3) return this.#tetrahedron(() => this.int(4));
    if (kind === 4) return this.#tetrahedron(() => 3 * this.real());
    if (kind === 5) return joined(this.#latticeBox(), this.#latticeBox());
    if (kind === 6) return this.#hollow();
    if (kind === 7) return this.#sheared();
    if (kind === 8) return insideOut(this.#latticeBox());
    return box(
      [2 * this.real(), 2 * this.real(), 2 * this.real()],
      [2 + this.real(), 2 + this.real(), 2 + this.real()],
    );
  }

  /** Two or three meshes, now and then the same one twice. */
  meshes(): PlainMesh[] {
    const meshes = Array.from({ length: this.int(5) === 0 ? 3 : 2 }, () => this.mesh());
    if (this.int(10) === 0) meshes[1] = meshes[0]!;
    return meshes;
  }
}
