import type { Sign } from '../../core/sign.js';
import { facesAlongLines, type Group } from '../engine/merge.js';
import type { VertexPoint } from '../engine/vertices.js';
import { FaceTurns } from '../output/face-turns.js';
import { PRECISIONS } from '../output/precision.js';
import { roundVertices } from '../output/round-vertices.js';
import { sweepFace } from '../output/sweep-face.js';
import type { KeptPiece, MeshBoundary } from './arrangement.js';

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
  /** For each mesh the triangles here of its triangles that stay as they are; -1 for the others. */
  readonly wholeOf: readonly Int32Array[];
  /** How many triangles are parts of triangles that meet others. */
  readonly made: number;
  /** The exact points of their vertices, which are the first ones, too. */
  readonly points: readonly VertexPoint[];
  /** For each corner of them which corner of the source triangle it is, or -1. */
  readonly cornerOf: Int8Array;
  /** 1 for each vertex that was rounded. */
  readonly isRounded: Uint8Array;
  /** The largest difference of a coordinate from the true one, rounded up. */
  readonly deviation: number;
  /** Whether a coordinate is beyond the largest double. */
  readonly isBeyond: boolean;
}

/**
 * Writes a boundary: of each triangle that others meet, what is kept is cut into triangles anew, and its vertices are
 * rounded to the nearest doubles; the others stay as they are.
 */
export function writeBoundary(boundary: MeshBoundary): WrittenMesh {
  const writer = new Writer(boundary);
  writer.addMade();
  writer.addWhole();
  return writer.end();
}

class Writer {
  readonly #boundary: MeshBoundary;
  readonly #positions: Float64Array;
  readonly #indices: Uint32Array;
  readonly #origins: MeshOrigins;
  /** What vertices of the tables are called; -1 if they are not there. */
  readonly #numbers: Int32Array;
  readonly #used: number[] = [];
  readonly #wholeOf: Int32Array[] = [];
  #triangles = 0;
  #vertices = 0;
  #made = 0;
  #rounding: Pick<WrittenMesh, 'isRounded' | 'deviation' | 'isBeyond'> | null = null;
  readonly #fromTriangles: number[] = [];
  readonly #madeOf: number[] = [];
  readonly #cornerOf: number[] = [];

  constructor(boundary: MeshBoundary) {
    this.#boundary = boundary;
    this.#numbers = new Int32Array(boundary.near.soup.tables.vertices.points.length).fill(-1);
    this.#cutFaces();
    const { operands, patches, ways } = boundary;
    let vertices = this.#used.length;
    let triangles = this.#madeOf.length;
    operands.forEach(({ mesh }, i) => {
      vertices += mesh.vertices;
      const { patchOf } = patches[i]!;
      for (let t = 0; t < mesh.triangles; t++)
        if (patchOf[t]! >= 0 && ways[i]![patchOf[t]!] !== 0) triangles++;
    });
    this.#positions = new Float64Array(3 * vertices);
    this.#indices = new Uint32Array(3 * triangles);
    this.#origins = {
      operands: new Uint32Array(triangles),
      triangles: new Uint32Array(triangles),
      turned: new Uint8Array(triangles),
    };
  }

  /** Cuts what is kept of each triangle into triangles between vertices of the tables. */
  #cutFaces(): void {
    const { near, pieces, cuts } = this.#boundary;
    const { soup } = near;
    const { vertices } = soup.tables;
    const { groups, sources } = groupsOf(pieces);
    const faces = facesAlongLines(soup, groups, cuts, new Uint8Array(vertices.points.length));
    const places = new Map<number, number>();
    faces.forEach(({ plane, facing, rings }, i) => {
      const { vertices: corners } = soup.facets[sources[i]! >> 1]!;
      const turns = new FaceTurns(vertices.points, soup.tables.planes.objects[plane]!, facing);
      // The sweep goes by numbers in the order of coordinates.
      const own = [...new Set(rings.flat())].sort((u, v): Sign => vertices.order(u, v));
      own.forEach((v, place) => {
        places.set(v, place);
      });
      sweepFace(
        rings.map((ring) => ring.map((v) => places.get(v)!)),
        (a, b, c) => turns.of(own[a]!, own[b]!, own[c]!),
        (a, b, c) => {
          this.#fromTriangles.push(this.#numberOf(own[a]!), this.#numberOf(own[b]!), this.#numberOf(own[c]!));
          this.#madeOf.push(sources[i]!);
          this.#cornerOf.push(corners.indexOf(own[a]!), corners.indexOf(own[b]!), corners.indexOf(own[c]!));
        },
      );
    });
  }

  #numberOf(vertex: number): number {
    if (this.#numbers[vertex]! < 0) {
      this.#numbers[vertex] = this.#used.length;
      this.#used.push(vertex);
    }
    return this.#numbers[vertex]!;
  }

  addMade(): void {
    const { near } = this.#boundary;
    const { points } = near.soup.tables.vertices;
    const { positions, isExact, deviation, beyond } = roundVertices(
      this.#used.map((v) => points[v]!),
      PRECISIONS.double,
    );
    this.#positions.set(positions);
    this.#vertices = this.#used.length;
    this.#rounding = { isRounded: isExact.map((is) => 1 - is), deviation, isBeyond: beyond.length > 0 };
    this.#indices.set(this.#fromTriangles);
    this.#made = this.#madeOf.length;
    for (const source of this.#madeOf) {
      const facet = source >> 1;
      this.#name(near.soup.facets[facet]!.operand, near.triangles[facet]!, source & 1);
    }
  }

  #name(operand: number, triangle: number, turned: number): void {
    const t = this.#triangles++;
    this.#origins.operands[t] = operand;
    this.#origins.triangles[t] = triangle;
    this.#origins.turned[t] = turned;
  }

  addWhole(): void {
    const { operands, patches, ways, near } = this.#boundary;
    operands.forEach(({ mesh }, operand) => {
      const { positions, indices, triangles, vertices } = mesh;
      const { patchOf } = patches[operand]!;
      const own = ways[operand]!;
      const numbers = new Int32Array(vertices).fill(-1);
      const wholeOf = new Int32Array(triangles).fill(-1);
      this.#wholeOf.push(wholeOf);
      for (const [v, vertex] of near.vertexOf[operand]!) numbers[v] = this.#numbers[vertex]!;
      for (let t = 0; t < triangles; t++) {
        const patch = patchOf[t]!;
        const way = patch < 0 ? 0 : own[patch]!;
        if (way === 0) continue;
        for (let k = 0; k < 3; k++) {
          const v = indices[3 * t + k]!;
          if (numbers[v]! < 0) numbers[v] = this.#addVertex(positions, v);
          // Turned, the second and the third corner change places.
          const place = way > 0 || k === 0 ? k : 3 - k;
          this.#indices[3 * this.#triangles + place] = numbers[v]!;
        }
        wholeOf[t] = this.#triangles;
        this.#name(operand, t, way > 0 ? 0 : 1);
      }
    });
  }

  #addVertex(positions: Float64Array, v: number): number {
    // Adding zero makes 0 of -0.
    for (let k = 0; k < 3; k++) this.#positions[3 * this.#vertices + k] = positions[3 * v + k]! + 0;
    return this.#vertices++;
  }

  end(): WrittenMesh {
    const { isRounded, deviation, isBeyond } = this.#rounding!;
    const all = new Uint8Array(this.#vertices);
    all.set(isRounded);
    return {
      positions: this.#positions.slice(0, 3 * this.#vertices),
      indices: this.#indices,
      origins: this.#origins,
      wholeOf: this.#wholeOf,
      made: this.#made,
      points: this.#used.map((v) => this.#boundary.near.soup.tables.vertices.points[v]!),
      cornerOf: Int8Array.from(this.#cornerOf),
      isRounded: all,
      deviation,
      isBeyond,
    };
  }
}

/** The pieces of each triangle that look one way, and twice the number of its facet, or one more if it is turned. */
function groupsOf(pieces: readonly KeptPiece[]): { groups: Group[]; sources: number[] } {
  const found = new Map<number, Group>();
  for (const piece of pieces) {
    const { plane, facing, facet, isTurned } = piece;
    // A symmetric difference keeps some of a triangle as it is, and turns the rest.
    const source = 2 * facet + (isTurned ? 1 : 0);
    const group = found.get(source);
    if (group === undefined) found.set(source, { plane, facing, pieces: [piece] });
    else group.pieces.push(piece);
  }
  return { groups: [...found.values()], sources: [...found.keys()] };
}
