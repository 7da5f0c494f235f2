import { reject, requireObject } from '../../core/errors.js';
import { triangleBoxes } from '../../indexes/boxes.js';
import { type BvhBuild, requireBuild, treeOver } from '../../indexes/bvh.js';
import type { Bvh } from '../../indexes/bvh-tree.js';
import { type Closure, closureOf } from './closure.js';
import { type VertexCorners, vertexCorners } from './corners.js';
import { type MeshEdges, meshEdges } from './edges.js';
import { type IndexedMesh, requireMesh } from './indexed-mesh.js';
import { piecesOf } from './pieces.js';

/** How a mesh is prepared. */
export interface PrepareOptions {
  /** How the tree is built: see `buildBvh`. The Morton build is the default. */
  readonly build?: BvhBuild;
}

/**
 * A mesh with what queries need to be fast, each made when it is needed first: a tree over the boxes of its triangles, its edges,
 * the corners at its vertices. The mesh must not be changed while it is in use.
 */
export class PreparedMesh {
  readonly mesh: IndexedMesh;
  /** The coordinates as doubles (the mesh's own array if they are). */
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  /** The number of triangles. */
  readonly triangles: number;
  /** The number of vertices. */
  readonly vertices: number;
  readonly #build: BvhBuild;
  #bvh: Bvh | undefined;
  #corners: VertexCorners | undefined;
  #edges: MeshEdges | undefined;
  #closure: Closure | undefined;
  #pieces: Uint32Array | undefined;

  /** @internal Use `prepareMesh`, which checks the mesh. */
  constructor(mesh: IndexedMesh, positions: Float64Array, build: BvhBuild, bvh?: Bvh) {
    this.#build = build;
    this.#bvh = bvh;
    this.mesh = mesh;
    this.positions = positions;
    this.indices = mesh.indices;
    this.triangles = mesh.indices.length / 3;
    this.vertices = positions.length / 3;
  }

  /** The tree over the triangles' boxes, whose places stand for triangles. Built by the first query that needs it. */
  get bvh(): Bvh {
    this.#bvh ??= treeOver(triangleBoxes(this.positions, this.indices), this.#build);
    return this.#bvh;
  }

  /** @internal The mesh with a part that is known from elsewhere, so that it is not computed again. */
  knowing(part: VertexCorners | Closure): this {
    if ('openEdges' in part) this.#closure = part;
    else this.#corners = part;
    return this;
  }

  /** The corners by vertex. */
  get corners(): VertexCorners {
    this.#corners ??= vertexCorners(this);
    return this.#corners;
  }

  /** The edges. */
  get edges(): MeshEdges {
    this.#edges ??= meshEdges(this);
    return this.#edges;
  }

  /** One vertex of each piece (see `piecesOf`). */
  get pieces(): Uint32Array {
    this.#pieces ??= piecesOf(this);
    return this.#pieces;
  }

  /** The number of edges with an odd number of triangles: 0 if the mesh is closed, so that it has an inside. */
  get openEdges(): number {
    this.#closure ??= closureOf(this);
    return this.#closure.openEdges;
  }

  /** The number of edges along which more triangles run one way than the other: 0 if winding numbers have a meaning. */
  get unbalancedEdges(): number {
    this.#closure ??= closureOf(this);
    return this.#closure.unbalancedEdges;
  }
}

/**
 * Checks that an argument is a prepared mesh, and that its arrays still hold what they held: those of a buffer that has been
 * handed to another thread are empty.
 *
 * @throws RangeError naming the argument
 */
export function requirePrepared(where: string, name: string, mesh: PreparedMesh): void {
  const expected = 'a prepared mesh: pass prepareMesh(mesh)';
  requireObject(where, name, expected, mesh);
  if (!('bvh' in mesh && 'openEdges' in mesh)) reject(where, name, expected, mesh);
  const { positions, indices, vertices, triangles } = mesh;
  if (positions.length === 3 * vertices && indices.length === 3 * triangles) return;
  reject(
    where,
    name,
    'a mesh whose arrays have not been detached or resized since prepareMesh',
    'one whose are',
  );
}

/**
 * Checks a mesh, and makes it ready for queries.
 *
 * Positions in single precision are taken as the doubles they are.
 *
 * @throws RangeError for positions or indices that are not a mesh (see `requireMesh`)
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = { positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) };
 * prepareMesh(tetrahedron).triangles; // 4
 */
export function prepareMesh(mesh: IndexedMesh, { build = 'morton' }: PrepareOptions = {}): PreparedMesh {
  requireMesh('prepareMesh', mesh);
  requireBuild('prepareMesh', build);
  const positions =
    mesh.positions instanceof Float64Array ? mesh.positions : Float64Array.from(mesh.positions);
  return new PreparedMesh(mesh, positions, build);
}
