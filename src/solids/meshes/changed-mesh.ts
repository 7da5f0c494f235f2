import type { VertexPoint } from '../engine/vertices.js';
import type { ChangedBoundary } from './changed-boundary.js';
import { type MadeTriangles, madeTriangles } from './made-triangles.js';
import type { MeshOrigins } from './written-mesh.js';

/** What comes to a mesh, in lists that grow while it is proved: what is near it, of what stays, comes behind it. */
export interface AddedTriangles {
  readonly positions: number[];
  readonly indices: number[];
  readonly origins: MeshOrigins;
  readonly made: number;
  readonly isRounded: number[];
  readonly deviation: number;
  readonly isBeyond: boolean;
  readonly points: readonly VertexPoint[];
  readonly cornerOf: Int8Array;
  /** What vertices of the first mesh are called, as far as they are there. */
  readonly numbers: ReadonlyMap<number, number>;
  /** How many vertices belong to it. */
  readonly vertices: number;
  /** The triangle that a triangle of a mesh is as it was, put behind the others if need be; -1 if it is not there. */
  wholeOf(operand: number, triangle: number): number;
}

/**
 * Writes what a changed boundary has beside the triangles of the first mesh that stay.
 *
 * @param areFat whether triangles that were cut are to be less flat, which takes longer
 */
export function addedTriangles({ boundary, gone }: ChangedBoundary, areFat = false): AddedTriangles {
  const adder = new Adder(boundary, gone, areFat);
  adder.addTools();
  adder.addTurned();
  return adder.end();
}

class Adder {
  readonly #boundary: ChangedBoundary['boundary'];
  readonly #gone: ChangedBoundary['gone'];
  readonly #made: MadeTriangles;
  readonly #positions: number[];
  readonly #indices: number[];
  readonly #sources: MadeTriangles['sources'][number][];
  /** For each mesh what its vertices are called. */
  readonly #numbers: Map<number, number>[];
  readonly #wholeOf: Map<number, number>[];

  constructor(boundary: ChangedBoundary['boundary'], gone: ChangedBoundary['gone'], areFat: boolean) {
    this.#boundary = boundary;
    this.#gone = gone;
    this.#made = madeTriangles(boundary, areFat);
    this.#positions = Array.from(this.#made.positions);
    this.#indices = [...this.#made.indices];
    this.#sources = [...this.#made.sources];
    this.#numbers = boundary.operands.map(
      (_, operand) => new Map([...this.#made.numbersOf(operand)].filter(([, number]) => number >= 0)),
    );
    this.#wholeOf = boundary.operands.map(() => new Map());
  }

  /** The triangles of other meshes that meet nothing and are kept. */
  addTools(): void {
    const { operands, patches, ways } = this.#boundary;
    for (let operand = 1; operand < operands.length; operand++) {
      for (let t = 0; t < operands[operand]!.mesh.triangles; t++) {
        const patch = patches[operand]!.of(t);
        const way = patch < 0 ? 0 : ways[operand]![patch]!;
        if (way !== 0) this.#add(operand, t, way > 0 ? 0 : 1);
      }
    }
  }

  addTurned(): void {
    for (const [t, way] of this.#gone) if (way === -1) this.#add(0, t, 1);
  }

  #add(operand: number, triangle: number, turned: 0 | 1): void {
    this.#wholeOf[operand]!.set(triangle, this.#sources.length);
    this.#sources.push({ operand, triangle, turned });
    this.#putCorners(operand, triangle, turned);
  }

  #putCorners(operand: number, triangle: number, turned: 0 | 1): void {
    const { positions, indices } = this.#boundary.operands[operand]!.mesh;
    const numbers = this.#numbers[operand]!;
    for (const k of turned === 1 ? [0, 2, 1] : [0, 1, 2]) {
      const v = indices[3 * triangle + k]!;
      let number = numbers.get(v);
      if (number === undefined) {
        number = this.#positions.length / 3;
        numbers.set(v, number);
        // Adding zero makes 0 of -0.
        for (let i = 0; i < 3; i++) this.#positions.push(positions[3 * v + i]! + 0);
      }
      this.#indices.push(number);
    }
  }

  end(): AddedTriangles {
    const { isRounded, deviation, isBeyond, points, cornerOf, sources } = this.#made;
    const all = this.#sources;
    const vertices = this.#positions.length / 3;
    const rounded = Array.from({ length: vertices }, (_, v) => isRounded[v] ?? 0);
    const numbers = new Map(this.#numbers[0]);
    return {
      positions: this.#positions,
      indices: this.#indices,
      origins: {
        operands: Uint32Array.from(all, ({ operand }) => operand),
        triangles: Uint32Array.from(all, ({ triangle }) => triangle),
        turned: Uint8Array.from(all, ({ turned }) => turned),
      },
      made: sources.length,
      isRounded: rounded,
      deviation,
      isBeyond,
      points,
      cornerOf,
      numbers,
      vertices,
      wholeOf: (operand, triangle) => this.#whole(operand, triangle, rounded),
    };
  }

  #whole(operand: number, triangle: number, isRounded: number[]): number {
    const known = this.#wholeOf[operand]!.get(triangle);
    if (known !== undefined) return known;
    if (operand !== 0 || this.#gone.has(triangle)) return -1;
    const number = this.#indices.length / 3;
    this.#wholeOf[0]!.set(triangle, number);
    this.#putCorners(0, triangle, 0);
    while (isRounded.length < this.#positions.length / 3) isRounded.push(0);
    return number;
  }
}
