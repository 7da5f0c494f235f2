import { requireIndex } from '../../core/arguments/index.js';
import { NONE } from '../../core/collections/hashing.js';
import type { Sign } from '../../core/sign.js';

/** A part of a mesh: triangles that are connected over their edges. */
export interface MeshComponent {
  readonly index: number;
  readonly firstTriangle: number;
  readonly triangles: number;
  readonly vertices: number;
  readonly edges: number;
  readonly borderEdges: number;
  /** The part of the mesh, connected over vertices, that it belongs to. */
  readonly body: number;
  /** Whether every edge has an even number of triangles. */
  readonly closed: boolean;
  /** Whether neighbours run along their edge in opposite directions. */
  readonly oriented: boolean;
  /** Whether every edge has at most two triangles, and those around a vertex form one cycle or path. */
  readonly manifold: boolean;
  /** Whether turning triangles over could make it `oriented`; `null` if it is not manifold. */
  readonly orientable: boolean | null;
  /** The Euler characteristic, vertices - edges + triangles. */
  readonly euler: number;
  /** 1 - euler / 2 where this is a genus; `null` if the component is not closed, not manifold or not orientable. */
  readonly genus: number | null;
  /** Why there is no genus. */
  readonly genusUndefined: 'open' | 'non-manifold' | 'not-orientable' | null;
  /** The sign of the volume: 1 if the faces look outward, -1 inward; `null` if it is not closed and oriented. */
  readonly volumeSign: Sign | null;
  /** The signed volume, the exact value rounded once to the nearest double. */
  readonly volume: number | null;
  /** The nearest component around it; `null` if there is none or it is not known. */
  readonly parent: number | null;
  /**
   * How many components it lies inside of; `null` if it is not closed and oriented, or meets a component whose box
   * contains its box in more than corners and edges, so that it need not lie inside or outside of it.
   */
  readonly depth: number | null;
}

/** What is so about a component, one bit each. */
export const CLOSED = 1;
export const ORIENTED = 2;
export const MANIFOLD = 4;
export const ORIENTABLE = 8;

/**
 * The components of a mesh in columns: their number is at most that of the triangles, and an object for each of ten
 * million would not fit.
 */
export class MeshComponents {
  /** How many components there are over shared edges. */
  readonly length: number;
  /** How many there are over shared vertices. */
  bodies = 0;
  /** For every triangle its component; 2^32 - 1 for those that name a vertex twice, which belong to none. */
  readonly ofTriangle: Uint32Array;
  readonly firstTriangle: Uint32Array;
  readonly triangles: Uint32Array;
  readonly vertices: Uint32Array;
  readonly edges: Uint32Array;
  readonly borderEdges: Uint32Array;
  readonly body: Uint32Array;
  readonly flags: Uint8Array;
  /** Signs of volumes; 2 where there is none. */
  readonly volumeSign: Int8Array;
  readonly volume: Float64Array;
  readonly parent: Uint32Array;
  readonly depth: Uint32Array;

  constructor(ofTriangle: Uint32Array, length: number) {
    this.length = length;
    this.ofTriangle = ofTriangle;
    this.firstTriangle = new Uint32Array(length).fill(NONE);
    this.triangles = new Uint32Array(length);
    this.vertices = new Uint32Array(length);
    this.edges = new Uint32Array(length);
    this.borderEdges = new Uint32Array(length);
    this.body = new Uint32Array(length);
    this.flags = new Uint8Array(length);
    this.volumeSign = new Int8Array(length).fill(2);
    this.volume = new Float64Array(length);
    this.parent = new Uint32Array(length).fill(NONE);
    this.depth = new Uint32Array(length).fill(NONE);
  }

  /** Whether component i has all of the flags. */
  has(i: number, flags: number): boolean {
    return (this.flags[i]! & flags) === flags;
  }

  /** Whether every component has all of the flags. */
  all(flags: number): boolean {
    return this.flags.every((_, i) => this.has(i, flags));
  }

  /** Vertices less edges plus triangles of component i. */
  euler(i: number): number {
    return this.vertices[i]! - this.edges[i]! + this.triangles[i]!;
  }

  /**
   * Component number i.
   *
   * @throws RangeError if there is none of that number
   * @example
   * const positions = new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1]);
   * const tetrahedron = { positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3]) };
   * checkMesh(tetrahedron).components.at(0).volume; // 0.16666666666666666
   * checkMesh(tetrahedron).components.at(0).genus; // 0
   */
  at(i: number): MeshComponent {
    requireIndex('components.at', 'i', i, this.length);
    const why = this.#whyNoGenus(i);
    const volumeSign = this.volumeSign[i]!;
    return {
      index: i,
      firstTriangle: this.firstTriangle[i]!,
      triangles: this.triangles[i]!,
      vertices: this.vertices[i]!,
      edges: this.edges[i]!,
      borderEdges: this.borderEdges[i]!,
      body: this.body[i]!,
      closed: this.has(i, CLOSED),
      oriented: this.has(i, ORIENTED),
      manifold: this.has(i, MANIFOLD),
      orientable: this.has(i, MANIFOLD) ? this.has(i, ORIENTABLE) : null,
      euler: this.euler(i),
      genus: why === null ? 1 - this.euler(i) / 2 : null,
      genusUndefined: why,
      volumeSign: volumeSign === 2 ? null : (volumeSign as Sign),
      volume: volumeSign === 2 ? null : this.volume[i]!,
      parent: this.parent[i] === NONE ? null : this.parent[i]!,
      depth: this.depth[i] === NONE ? null : this.depth[i]!,
    };
  }

  #whyNoGenus(i: number): MeshComponent['genusUndefined'] {
    if (!this.has(i, CLOSED)) return 'open';
    if (!this.has(i, MANIFOLD)) return 'non-manifold';
    return this.has(i, ORIENTABLE) ? null : 'not-orientable';
  }
}
