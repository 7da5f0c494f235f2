import type { VertexPoint } from '../engine/vertices.js';
import { PRECISIONS, type Precision, within } from '../output/precision.js';
import type { MeshBoundary } from './arrangement.js';
import { type MadeTriangles, madeTriangles } from './made-triangles.js';

/** Where the triangles of a result come from: triangle t is a part of one of a mesh that was combined. */
export interface MeshOrigins {
  /** The number of the mesh. */
  readonly operands: Uint32Array;
  /** The number of the triangle in it. */
  readonly triangles: Uint32Array;
  /** 1 where the result's triangle looks the other way, as those of what is taken away do. */
  readonly turned: Uint8Array;
}

/** A boundary as triangles in doubles. Those that were made are the first ones. */
export interface WrittenMesh {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  readonly origins: MeshOrigins;
  /** The triangle here that a triangle of a mesh is as it was; -1 if it is none. */
  wholeOf(operand: number, triangle: number): number;
  /** How many triangles are parts of triangles that meet others. */
  readonly made: number;
  /** The exact points of their vertices, which are the first ones, too. */
  readonly points: readonly VertexPoint[];
  /** For each corner of them which corner of the source triangle it is, or -1. */
  readonly cornerOf: Int8Array;
  /** 1 for each vertex that was rounded. */
  readonly isRounded: Uint8Array;
  /** Whether triangles that meet no others lie where they did: no vertex of theirs was rounded. */
  readonly isWholeExact: boolean;
  /** The largest difference of a coordinate from the true one, rounded up. */
  readonly deviation: number;
  /** Whether a coordinate is beyond the largest number. */
  readonly isBeyond: boolean;
}

/**
 * Writes a boundary: of each triangle that others meet, what is kept is cut into triangles anew, and its vertices are
 * rounded to the nearest numbers; the others stay as they are, but for doubles that are no such numbers.
 *
 * @param areFat whether triangles that were cut are to be less flat, which takes longer
 */
export function writeBoundary(
  boundary: MeshBoundary,
  areFat = false,
  precision: Precision = PRECISIONS.double,
): WrittenMesh {
  const writer = new Writer(boundary, areFat, precision);
  writer.addMade();
  writer.addWhole();
  return writer.end();
}

class Writer {
  readonly #boundary: MeshBoundary;
  readonly #precision: Precision;
  readonly #made: MadeTriangles;
  readonly #positions: Float64Array;
  readonly #indices: Uint32Array;
  readonly #origins: MeshOrigins;
  readonly #wholeOf: Int32Array[] = [];
  #triangles = 0;
  #vertices = 0;
  readonly #isRounded: Uint8Array;
  #deviation: number;
  #isBeyond: boolean;
  #isWholeExact = true;

  constructor(boundary: MeshBoundary, areFat: boolean, precision: Precision) {
    this.#boundary = boundary;
    this.#precision = precision;
    this.#made = madeTriangles(boundary, areFat, precision);
    this.#deviation = this.#made.deviation;
    this.#isBeyond = this.#made.isBeyond;
    const { operands, patches, ways } = boundary;
    let vertices = this.#made.points.length;
    let triangles = this.#made.sources.length;
    operands.forEach(({ mesh }, i) => {
      vertices += mesh.vertices;
      for (let t = 0; t < mesh.triangles; t++) {
        const patch = patches[i]!.of(t);
        if (patch >= 0 && ways[i]![patch] !== 0) triangles++;
      }
    });
    this.#positions = new Float64Array(3 * vertices);
    this.#isRounded = new Uint8Array(vertices);
    this.#indices = new Uint32Array(3 * triangles);
    this.#origins = {
      operands: new Uint32Array(triangles),
      triangles: new Uint32Array(triangles),
      turned: new Uint8Array(triangles),
    };
  }

  addMade(): void {
    const { positions, indices, sources, points, isRounded } = this.#made;
    this.#isRounded.set(isRounded);
    this.#positions.set(positions);
    this.#vertices = points.length;
    this.#indices.set(indices);
    for (const { operand, triangle, turned } of sources) this.#name(operand, triangle, turned);
  }

  #name(operand: number, triangle: number, turned: number): void {
    const t = this.#triangles++;
    this.#origins.operands[t] = operand;
    this.#origins.triangles[t] = triangle;
    this.#origins.turned[t] = turned;
  }

  addWhole(): void {
    const { operands, patches, ways } = this.#boundary;
    operands.forEach(({ mesh }, operand) => {
      const { positions, indices, triangles, vertices } = mesh;
      const own = ways[operand]!;
      const numbers = new Int32Array(vertices).fill(-1);
      const wholeOf = new Int32Array(triangles).fill(-1);
      this.#wholeOf.push(wholeOf);
      for (const [v, number] of this.#made.numbersOf(operand)) numbers[v] = number;
      for (let t = 0; t < triangles; t++) {
        const patch = patches[operand]!.of(t);
        const way = patch < 0 ? 0 : own[patch]!;
        if (way === 0) continue;
        for (let k = 0; k < 3; k++) {
          const v = indices[3 * t + k]!;
          if (numbers[v]! < 0) numbers[v] = this.#addVertex(positions, v);
          // Turned, the second and the third corner change places.
          const place = way > 0 || k === 0 ? k : 3 - k;
          if (this.#isRounded[numbers[v]!] === 1) this.#isWholeExact = false;
          this.#indices[3 * this.#triangles + place] = numbers[v]!;
        }
        wholeOf[t] = this.#triangles;
        this.#name(operand, t, way > 0 ? 0 : 1);
      }
    });
  }

  #addVertex(positions: Float64Array, v: number): number {
    let isRounded = 0;
    for (let k = 0; k < 3; k++) {
      const x = positions[3 * v + k]!;
      const nearest = this.#precision.round(x);
      if (!Number.isFinite(nearest)) this.#isBeyond = true;
      // Adding zero makes 0 of -0.
      const written = within(this.#precision, nearest) + 0;
      this.#positions[3 * this.#vertices + k] = written;
      if (written === x) continue;
      isRounded = 1;
      // A double and the nearest number of 32 bits differ by a double.
      this.#deviation = Math.max(this.#deviation, Math.abs(written - x));
    }
    this.#isRounded[this.#vertices] = isRounded;
    return this.#vertices++;
  }

  end(): WrittenMesh {
    const { points, cornerOf, sources } = this.#made;
    return {
      positions: this.#positions.slice(0, 3 * this.#vertices),
      indices: this.#indices,
      origins: this.#origins,
      wholeOf: (operand, triangle) => this.#wholeOf[operand]![triangle]!,
      made: sources.length,
      points,
      cornerOf,
      isRounded: this.#isRounded.slice(0, this.#vertices),
      isWholeExact: this.#isWholeExact,
      deviation: this.#deviation,
      isBeyond: this.#isBeyond,
    };
  }
}
