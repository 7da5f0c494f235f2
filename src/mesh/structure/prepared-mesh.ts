import { reject, rejectWords, requireOneOf, requireOptions } from '../../core/arguments/index.js';
import { triangleBoxes } from '../../indexes/boxes.js';
import { type BvhBuild, treeOver } from '../../indexes/bvh.js';
import type { Bvh } from '../../indexes/bvh-tree.js';
import { type Closure, closureOfMesh } from './closure.js';
import { cornersOf, type VertexCorners } from './corners.js';
import { edgesOf, type MeshEdges } from './edges.js';
import { adoptDoubleMesh, type DoubleMesh, type MeshInput } from './indexed-mesh.js';
import { lowestOfPieces } from './pieces.js';

/** How a mesh is prepared. */
export interface PrepareOptions {
  /** How the tree is built: see `buildBvh`. The Morton build is the default. */
  readonly build?: BvhBuild;
}

/**
 * A list of a prepared mesh. The lists of a mesh that is written where it is passed lack this member, and the compiler
 * compares them before the mesh itself. No such member is there: it is a word to the compiler only.
 */
export type PreparedList<L> = { readonly 'call prepareMesh(mesh) first': true } & L;

/**
 * A mesh with what queries need to be fast, each made when it is needed first: a tree over the boxes of its triangles,
 * its edges, the corners at its vertices. The mesh must not be changed while it is in use.
 */
export class PreparedMesh {
  /** A mesh as it is lacks this, and the compiler names it. No such member is there. */
  declare readonly 'call prepareMesh(mesh) first': true;
  /** The coordinates as doubles. */
  readonly positions: PreparedList<Float64Array>;
  readonly indices: PreparedList<Uint32Array>;
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
  constructor({ positions, indices }: DoubleMesh, build: BvhBuild, bvh?: Bvh) {
    this.#build = build;
    this.#bvh = bvh;
    this.positions = positions as PreparedList<Float64Array>;
    this.indices = indices as PreparedList<Uint32Array>;
    this.triangles = indices.length / 3;
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
    this.#corners ??= cornersOf(this);
    return this.#corners;
  }

  /** The edges. */
  get edges(): MeshEdges {
    this.#edges ??= edgesOf(this);
    return this.#edges;
  }

  /** One vertex of each piece (see `piecesOf`). */
  get pieces(): Uint32Array {
    this.#pieces ??= lowestOfPieces(this);
    return this.#pieces;
  }

  /** The number of edges with an odd number of triangles: 0 if the mesh is closed, so that it has an inside. */
  get openEdges(): number {
    this.#closure ??= closureOfMesh(this);
    return this.#closure.openEdges;
  }

  /** The number of edges along which more triangles run one way than the other: 0 if winding numbers have a meaning. */
  get unbalancedEdges(): number {
    this.#closure ??= closureOfMesh(this);
    return this.#closure.unbalancedEdges;
  }
}

/**
 * Checks that an argument is a prepared mesh, and that its arrays still hold what they held: those of a buffer that has
 * been handed to another thread are empty.
 *
 * @throws RangeError naming the argument
 */
export function requirePrepared(where: string, name: string, mesh: PreparedMesh): void {
  if (typeof mesh !== 'object' || mesh === null || !('bvh' in mesh && 'openEdges' in mesh)) {
    rejectUnprepared(where, name, mesh);
  }
  const { positions, indices, vertices, triangles } = mesh;
  if (positions.length === 3 * vertices && indices.length === 3 * triangles) return;
  const expected = 'a mesh whose arrays have not been detached or resized since prepareMesh';
  rejectWords(where, name, expected, 'one whose are');
}

/** A mesh that has not been prepared, a copy that has lost what it could do, or no mesh. */
function rejectUnprepared(where: string, name: string, mesh: unknown): never {
  const expected = 'a prepared mesh: pass prepareMesh(mesh)';
  if (typeof mesh === 'object' && mesh !== null && 'placement' in mesh && 'mesh' in mesh) {
    const way = 'pass prepareMesh(transformMesh(v.mesh, v.placement)), whose vertices are rounded';
    rejectWords(where, name, 'a prepared mesh', `one at its place, which is not asked this: ${way}`);
  }
  if (typeof mesh === 'object' && mesh !== null && 'positions' in mesh) {
    const isClone = 'mesh' in mesh && 'triangles' in mesh;
    rejectWords(
      where,
      name,
      expected,
      isClone ? 'a clone of one, which has no tree' : 'a mesh as it was read',
    );
  }
  return reject(where, name, expected, mesh);
}

/**
 * Checks a mesh, and makes it ready for queries.
 *
 * Positions in single precision are taken as the doubles they are. `Float64Array` and `Uint32Array` are used as they
 * are, other lists are copied.
 *
 * **Queries take prepared meshes and no others**, so that nobody pays for a tree at every question without seeing it;
 * what reads a mesh once (`checkMesh`, `weldVertices`, `meshEdges` and their kin) takes any. A prepared mesh keeps its
 * parts for itself: a clone (`structuredClone`, a message to a worker) is refused, and is prepared anew from its
 * `positions` and `indices`.
 *
 * @throws RangeError for positions or indices that are not a mesh
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = { positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) };
 * prepareMesh(tetrahedron).triangles; // 4
 */
export function prepareMesh(mesh: MeshInput, options: PrepareOptions = {}): PreparedMesh {
  const adopted = adoptDoubleMesh('prepareMesh', 'mesh', mesh);
  requireOptions('prepareMesh', 'options', options, 'build');
  const { build = 'morton' } = options;
  requireOneOf('prepareMesh', 'options.build', build, ['sah', 'morton']);
  return new PreparedMesh(adopted, build);
}
