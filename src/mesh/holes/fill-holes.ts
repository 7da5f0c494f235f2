import { requireLimit, requireNoMore, requireOptions } from '../../core/arguments/index.js';
import {
  adoptDoubleMesh,
  type DoubleMesh,
  type IndexedMesh,
  type MeshInput,
} from '../structure/indexed-mesh.js';
import { type PreparedMesh, prepareMesh } from '../structure/prepared-mesh.js';
import { weldVertices } from '../weld/weld.js';
import { bordersOf } from './border-loops.js';
import { holesOf } from './nested-loops.js';
import { allPatches, type Loop, loopOf, type Patch, patchBetween, patchOf } from './patch.js';
import { firstGood, type Trial, tryPatches } from './try-patches.js';

/** Which holes are filled. */
export interface FillOptions {
  /** Loops of more edges are left as they are; by default there is no such bound. */
  readonly maxEdges?: number | undefined;
}

/**
 * Why a border was left:
 *
 * - `not-oriented`: its edges are no closed chains that run one way: neighbours do not agree (`orientMesh`), or an edge
 *   has three triangles;
 * - `ambiguous`: its edges are closed chains in more than one way, because these have several vertices in common;
 * - `too-large`: a loop of more edges than `maxEdges`;
 * - `flat`: all vertices lie on one line, as where a vertex is on an edge of a neighbour;
 * - `self-touching`, `self-crossing`: a planar loop that does so;
 * - `meets-mesh`: the triangles that would fill it meet the mesh or each other, or would have an edge that is there;
 * - `meets-filling`: those of two loops meet each other, and neither was filled.
 */
export type OpenReason =
  | 'not-oriented'
  | 'ambiguous'
  | 'too-large'
  | 'flat'
  | 'self-touching'
  | 'self-crossing'
  | 'meets-mesh'
  | 'meets-filling';

/** A hole that was filled. */
export interface FilledHole {
  /**
   * The half-edges of the mesh around it, as `meshEdges` numbers them, each followed by the next: of one loop, or of a
   * planar one and of those within it.
   */
  readonly loops: readonly Uint32Array[];
  /** Whether it is exactly planar: then its triangles are the polygon. */
  readonly planar: boolean;
  /** The number of its first triangle; the others follow. */
  readonly firstTriangle: number;
  /** How many triangles fill it. */
  readonly triangles: number;
}

/** A border that was left. */
export interface OpenBorder {
  /** Its half-edges: of a loop each followed by the next, of others ascending. */
  readonly halfEdges: Uint32Array;
  readonly reason: OpenReason;
}

/** A mesh whose holes were filled. */
export interface FilledMesh {
  /** The same vertices; the same triangles, and behind them those that fill holes. */
  readonly mesh: IndexedMesh & { readonly positions: Float64Array };
  readonly filled: readonly FilledHole[];
  readonly left: readonly OpenBorder[];
  /** How many edges still have an odd number of triangles, vertices at one point as one: 0 if the mesh is closed. */
  readonly openEdges: number;
}

/** All triangulations are tried of loops up to so many edges: eight have 132. */
const ALL_TRIED = 8;

/**
 * Fills the holes of a mesh with triangles between its vertices.
 *
 * A hole is a loop of edges with one triangle each, all of which run one way around it; vertices at one point are one.
 * A planar loop is filled by a triangulation of the polygon that it is, exactly; where planar loops that run the other
 * way round lie in it, as at the end of a pipe, of what is between them. Any other loop is cut as `triangulatePolygon`
 * cuts it, by a shadow along an axis. Where these triangles are not good, all triangulations of a loop of up to eight
 * edges are tried, in an order of its own, and the first that is good is taken.
 *
 * **Good** are triangles with an area that meet no other triangle of the result but in corners and edges which both
 * have, and whose edges inside of the loop are no edges of the mesh. So the result meets itself nowhere where the mesh
 * did not, and edges of new triangles have two triangles each. All of this is decided exactly. What cannot be filled so
 * is left open, and `left` says why. A hole that is not planar has many surfaces: that one was chosen, and others would
 * do.
 *
 * An open sheet is one large hole as well: `maxEdges` keeps it open. Seams between vertices that are only near each
 * other are no holes to fill: weld them first ({@link closingDistance}).
 *
 * Source: Liepa 2003, "Filling Holes in Meshes", for loops that are triangulated between their vertices (nothing is
 * refined here); Meisters 1975, "Polygons have ears".
 *
 * @throws RangeError for positions or indices that are not a mesh, or a `maxEdges` that is negative or NaN
 * @example
 * const positions = new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1]);
 * const { mesh, filled, openEdges } = fillHoles({ positions, indices: new Uint32Array([0, 1, 3, 0, 3, 2, 1, 2, 3]) });
 * filled.length; // 1
 * mesh.indices.subarray(9); // new Uint32Array([2, 1, 0])
 * openEdges; // 0
 */
export function fillHoles(mesh: MeshInput, options: FillOptions = {}): FilledMesh {
  if (arguments.length > 2) requireNoMore('fillHoles', 2, arguments[2]);
  const given = adoptDoubleMesh('fillHoles', 'mesh', mesh);
  requireOptions('fillHoles', 'options', options, 'maxEdges');
  const { maxEdges = Infinity } = options;
  requireLimit('fillHoles', 'options.maxEdges', maxEdges);
  // Triangles keep their numbers, and half-edges theirs.
  const joined = prepareMesh(weldVertices(given, { clusters: false }).mesh);
  const holes = new Holes(joined, maxEdges);
  return resultOf(given, joined, holes.patches(), holes.left);
}

/** The holes of a mesh, and why some are left. */
class Holes {
  readonly left: OpenBorder[] = [];
  readonly #mesh: PreparedMesh;
  readonly #maxEdges: number;
  readonly #loops: readonly Loop[];

  constructor(mesh: PreparedMesh, maxEdges: number) {
    this.#mesh = mesh;
    this.#maxEdges = maxEdges;
    const borders = bordersOf(mesh);
    for (const { halfEdges, kind } of borders) if (kind !== 'loop') this.#leave(halfEdges, kind);
    this.#loops = borders
      .filter(({ kind }) => kind === 'loop')
      .map(({ halfEdges }, number) => loopOf(mesh, halfEdges, number));
  }

  /** The patches that fill what can be filled, by their lowest loops. */
  patches(): Patch[] {
    const alone = this.#patchesAlone();
    const trial = tryPatches(this.#mesh, alone);
    const { whole, taken } = this.#withHoles(alone, trial);
    const rest = alone
      .filter(({ loops }) => !taken.has(loops[0]!))
      .map((patch) => this.#better(patch, trial));
    const all = [...whole, ...rest];
    for (const patch of all) if (!this.#isSmall(patch)) this.#leavePatch(patch, 'too-large');
    const chosen = all.filter((patch) => this.#isSmall(patch));
    return this.#kept(chosen, alone, trial).sort((a, b) => a.loops[0]!.number - b.loops[0]!.number);
  }

  #leave(halfEdges: readonly number[], reason: OpenReason): void {
    this.left.push({ halfEdges: Uint32Array.from(halfEdges), reason });
  }

  #leavePatch({ loops }: Patch, reason: OpenReason): void {
    for (const { halfEdges } of loops) this.#leave(halfEdges, reason);
  }

  /** A patch for each loop that has one. Also for large planar ones: others may lie in them. */
  #patchesAlone(): Patch[] {
    return this.#loops.flatMap((loop): Patch[] => {
      const isLarge = loop.halfEdges.length > this.#maxEdges;
      const patch = isLarge && !loop.planar ? 'too-large' : patchOf(loop);
      if (typeof patch !== 'string') return [patch];
      this.#leave(loop.halfEdges, isLarge ? 'too-large' : patch);
      return [];
    });
  }

  /** Planar loops with others in them: a triangle at the border of such a one meets the patch of the outer. */
  #withHoles(alone: readonly Patch[], { met }: Trial): { whole: Patch[]; taken: Set<Loop> } {
    const borderOf = new Map<number, Set<Loop>>();
    for (const { loops } of alone) {
      const loop = loops[0]!;
      for (const h of loop.planar ? loop.halfEdges : []) {
        const t = Math.floor(h / 3);
        borderOf.set(t, (borderOf.get(t) ?? new Set()).add(loop));
      }
    }
    const pairs = alone.flatMap((patch): (readonly [Loop, Loop])[] => {
      const outer = patch.loops[0]!;
      if (!outer.planar) return [];
      const inner = new Set([...(met.get(patch) ?? [])].flatMap((t) => [...(borderOf.get(t) ?? [])]));
      inner.delete(outer);
      return [...inner].map((loop) => [outer, loop]);
    });
    const taken = new Set<Loop>();
    const whole: Patch[] = [];
    for (const [outer, inner] of holesOf(pairs)) {
      for (const loop of [outer, ...inner]) taken.add(loop);
      const patch = patchBetween(outer, inner);
      if (typeof patch !== 'string') whole.push(patch);
      else for (const { halfEdges } of [outer, ...inner]) this.#leave(halfEdges, patch);
    }
    return { whole, taken };
  }

  /** A good patch in the place of a bad one, if there is one for a loop of few edges. */
  #better(patch: Patch, { bad }: Trial): Patch {
    const loop = patch.loops[0]!;
    const edges = loop.halfEdges.length;
    // Three vertices have one triangulation.
    if (!bad.has(patch) || edges === 3 || edges > ALL_TRIED || !this.#isSmall(patch)) return patch;
    return firstGood(this.#mesh, loop, allPatches(loop)) ?? patch;
  }

  #isSmall({ loops }: Patch): boolean {
    return loops.every(({ halfEdges }) => halfEdges.length <= this.#maxEdges);
  }

  /** Those that are good, and meet no other one of them; `trial` is that of all `tried`. */
  #kept(chosen: readonly Patch[], tried: readonly Patch[], trial: Trial): Patch[] {
    const known = new Set(tried);
    const isKnown = chosen.every((patch) => known.has(patch));
    const { bad, conflicts } = isKnown ? trial : tryPatches(this.#mesh, chosen);
    const isGood = new Set(chosen.filter((patch) => !bad.has(patch)));
    const meeting = new Set(conflicts.filter((pair) => pair.every((patch) => isGood.has(patch))).flat());
    return chosen.filter((patch) => {
      if (bad.has(patch)) this.#leavePatch(patch, 'meets-mesh');
      else if (meeting.has(patch)) this.#leavePatch(patch, 'meets-filling');
      else return true;
      return false;
    });
  }
}

/** The result: each new triangle has the vertices by which the mesh names the corners of its loops. */
function resultOf(
  given: DoubleMesh,
  joined: PreparedMesh,
  patches: readonly Patch[],
  left: readonly OpenBorder[],
): FilledMesh {
  const indices = Array.from(given.indices);
  const filled = patches.map(({ loops, corners }): FilledHole => {
    const names = new Map<number, number>();
    for (const h of loops.flatMap(({ halfEdges }) => halfEdges))
      names.set(joined.indices[h]!, given.indices[h]!);
    const firstTriangle = indices.length / 3;
    for (const v of corners) indices.push(names.get(v)!);
    return {
      loops: loops.map(({ halfEdges }) => Uint32Array.from(halfEdges)),
      planar: loops.every(({ planar }) => planar),
      firstTriangle,
      triangles: corners.length / 3,
    };
  });
  const mesh = { positions: given.positions.slice(), indices: Uint32Array.from(indices) };
  const { openEdges } = prepareMesh(weldVertices(mesh, { clusters: false }).mesh);
  return { mesh, filled, left: [...left].sort((a, b) => a.halfEdges[0]! - b.halfEdges[0]!), openEdges };
}
