import type { Sign } from '../../core/sign.js';
import { facesAlongLines, type Group } from '../engine/merge.js';
import { nearest, type VertexPoint } from '../engine/vertices.js';
import { FaceTurns } from '../output/face-turns.js';
import { PRECISIONS, type Precision } from '../output/precision.js';
import { roundVertices } from '../output/round-vertices.js';
import { sweepFace } from '../output/sweep-face.js';
import type { KeptPiece, MeshBoundary } from './arrangement.js';
import { makeFatter } from './fatter-triangles.js';

/** Where a triangle of a result comes from. */
export interface TriangleSource {
  readonly operand: number;
  readonly triangle: number;
  readonly turned: 0 | 1;
}

/** What is kept of the triangles that others meet, in triangles between vertices of their own. */
export interface MadeTriangles {
  readonly positions: Float64Array;
  readonly indices: readonly number[];
  readonly sources: readonly TriangleSource[];
  /** The exact points of the vertices. */
  readonly points: readonly VertexPoint[];
  /** For each corner which corner of the source triangle it is, or -1. */
  readonly cornerOf: Int8Array;
  /** 1 for each vertex that was rounded. */
  readonly isRounded: Uint8Array;
  /** The largest difference of a coordinate from the true one, rounded up. */
  readonly deviation: number;
  /** Whether a coordinate is beyond the largest double. */
  readonly isBeyond: boolean;
  /** The vertices of a mesh that are there, and what they are called: -1 if they are not used. */
  numbersOf(operand: number): Iterable<readonly [vertex: number, number: number]>;
}

/**
 * Cuts what a boundary keeps of each triangle that others meet into triangles, and rounds their vertices.
 *
 * @param areFat whether diagonals are changed where triangles are nearly flat
 */
export function madeTriangles(
  boundary: MeshBoundary,
  areFat = false,
  precision: Precision = PRECISIONS.double,
): MadeTriangles {
  const maker = new Maker(boundary, areFat);
  maker.cutFaces();
  return maker.end(precision);
}

class Maker {
  readonly #boundary: MeshBoundary;
  readonly #areFat: boolean;
  /** What vertices of the tables are called; -1 if they are not there. */
  readonly #numbers: Int32Array;
  readonly #used: number[] = [];
  readonly #indices: number[] = [];
  readonly #sources: TriangleSource[] = [];
  readonly #cornerOf: number[] = [];

  constructor(boundary: MeshBoundary, areFat: boolean) {
    this.#boundary = boundary;
    this.#areFat = areFat;
    this.#numbers = new Int32Array(boundary.near.soup.tables.vertices.points.length).fill(-1);
  }

  cutFaces(): void {
    const { near, pieces, cuts } = this.#boundary;
    const { soup } = near;
    const { vertices } = soup.tables;
    const { groups, sources } = groupsOf(pieces);
    const faces = facesAlongLines(soup, groups, cuts, new Uint8Array(vertices.points.length));
    const places = new Map<number, number>();
    faces.forEach(({ plane, facing, rings }, i) => {
      const facet = sources[i]! >> 1;
      const { operand, vertices: corners } = soup.facets[facet]!;
      const triangle = near.triangles[facet]!;
      const source: TriangleSource = { operand, triangle, turned: (sources[i]! & 1) as 0 | 1 };
      const turns = new FaceTurns(vertices.points, soup.tables.planes.objects[plane]!, facing);
      // The sweep goes by numbers in the order of coordinates.
      const own = [...new Set(rings.flat())].sort((u, v): Sign => vertices.order(u, v));
      own.forEach((v, place) => {
        places.set(v, place);
      });
      const turn = (a: number, b: number, c: number) => turns.of(own[a]!, own[b]!, own[c]!);
      const triangles: number[] = [];
      sweepFace(
        rings.map((ring) => ring.map((v) => places.get(v)!)),
        turn,
        (a, b, c) => triangles.push(a, b, c),
      );
      if (this.#areFat) {
        const rounded = own.map((v) => nearest(vertices.points[v]!));
        makeFatter(triangles, rounded, turn);
      }
      for (const place of triangles) {
        this.#indices.push(this.#numberOf(own[place]!));
        this.#cornerOf.push(corners.indexOf(own[place]!));
      }
      for (let i = 0; i < triangles.length; i += 3) this.#sources.push(source);
    });
  }

  #numberOf(vertex: number): number {
    if (this.#numbers[vertex]! < 0) {
      this.#numbers[vertex] = this.#used.length;
      this.#used.push(vertex);
    }
    return this.#numbers[vertex]!;
  }

  end(precision: Precision): MadeTriangles {
    const { near } = this.#boundary;
    const { points: all } = near.soup.tables.vertices;
    const points = this.#used.map((v) => all[v]!);
    const { positions, isExact, deviation, beyond } = roundVertices(points, precision);
    const numbers = this.#numbers;
    return {
      positions,
      indices: this.#indices,
      sources: this.#sources,
      points,
      cornerOf: Int8Array.from(this.#cornerOf),
      isRounded: isExact.map((is) => 1 - is),
      deviation,
      isBeyond: beyond.length > 0,
      numbersOf: (operand) =>
        [...near.vertexOf[operand]!].map(([v, vertex]) => [v, numbers[vertex]!] as const),
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
