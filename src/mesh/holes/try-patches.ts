import { boxesOverlapping } from '../../indexes/bvh-queries.js';
import { visitSelfIntersections } from '../queries/self-intersection.js';
import { repeatsCorner } from '../structure/edges.js';
import type { DoubleMesh } from '../structure/indexed-mesh.js';
import { hasArea } from '../structure/neighbours.js';
import { type PreparedMesh, prepareMesh } from '../structure/prepared-mesh.js';
import { edgeRuns, type Loop, type Patch } from './patch.js';

/** What patches of a mesh meet, elsewhere than in corners and edges that both have. */
export interface Trial {
  /** Patches that meet the mesh or themselves, have a triangle without area, or an inner edge that is one already. */
  readonly bad: ReadonlySet<Patch>;
  /** The triangles of the mesh that a patch meets. */
  readonly met: ReadonlyMap<Patch, ReadonlySet<number>>;
  /** Two patches that meet. */
  readonly conflicts: readonly (readonly [Patch, Patch])[];
}

/** The mesh with the triangles of patches behind its own. */
export function withPatches({ positions, indices }: DoubleMesh, patches: readonly Patch[]): DoubleMesh {
  const all = new Uint32Array(indices.length + patches.reduce((sum, { corners }) => sum + corners.length, 0));
  all.set(indices);
  let at = indices.length;
  for (const { corners } of patches) {
    all.set(corners, at);
    at += corners.length;
  }
  return { positions, indices: all };
}

/** The edges of a patch that are none of its loops', by their ends: its triangles run along them both ways. */
function innerEdges(patch: Patch): (readonly [number, number])[] {
  const runs = edgeRuns(patch);
  const known = new Set(runs.map(([from, to]) => `${from} ${to}`));
  return runs.filter(([from, to]) => from < to && known.has(`${to} ${from}`));
}

/** Whether two vertices are those of an edge of the mesh; triangles that name a vertex twice have none. */
function isEdge({ indices, corners: { first, corners } }: PreparedMesh, u: number, v: number): boolean {
  const around = corners.subarray(first[u]!, first[u + 1]!);
  return around.some((corner) => {
    const start = corner - (corner % 3);
    return indices.subarray(start, start + 3).includes(v) && !repeatsCorner(indices, start / 3);
  });
}

class Tried implements Trial {
  readonly bad = new Set<Patch>();
  readonly met = new Map<Patch, Set<number>>();
  readonly conflicts: (readonly [Patch, Patch])[] = [];

  meetsMesh(patch: Patch, t: number): void {
    this.bad.add(patch);
    this.met.set(patch, (this.met.get(patch) ?? new Set()).add(t));
  }
}

/** Two patches have no inner edge in common: their loops have one vertex in common at most. */
function tryInnerEdges(mesh: PreparedMesh, patches: readonly Patch[], tried: Tried): void {
  for (const patch of patches)
    if (innerEdges(patch).some(([u, v]) => isEdge(mesh, u, v))) tried.bad.add(patch);
}

function tryTriangles(mesh: DoubleMesh, patches: readonly Patch[], tried: Tried): void {
  const own = mesh.indices.length / 3;
  const owners = patches.flatMap((patch) => new Array<Patch>(patch.corners.length / 3).fill(patch));
  const whole = withPatches(mesh, patches);
  for (const [i, patch] of owners.entries()) if (!hasArea(whole, own + i)) tried.bad.add(patch);
  visitSelfIntersections(prepareMesh(whole), (a, b) => {
    const [one, other] = [owners[a - own], owners[b - own]];
    if (one === other && one !== undefined) tried.bad.add(one);
    else if (one !== undefined && other !== undefined) tried.conflicts.push([one, other]);
    else if (one !== undefined) tried.meetsMesh(one, b);
    else if (other !== undefined) tried.meetsMesh(other, a);
    return false;
  });
}

/** Tries patches on a mesh, all at once. */
export function tryPatches(mesh: PreparedMesh, patches: readonly Patch[]): Trial {
  const tried = new Tried();
  if (patches.length === 0) return tried;
  tryInnerEdges(mesh, patches, tried);
  tryTriangles(mesh, patches, tried);
  return tried;
}

/** The triangles whose boxes meet that of some points, and these points, as a mesh of their own. */
function surroundings(
  mesh: PreparedMesh,
  vertices: readonly number[],
): { near: DoubleMesh; names: Map<number, number> } {
  const { positions, indices } = mesh;
  const at = (v: number) => positions.subarray(3 * v, 3 * v + 3);
  const extreme = (pick: (x: number, y: number) => number, axis: number) =>
    vertices.map((v) => at(v)[axis]!).reduce((x, y) => pick(x, y));
  const box = [Math.min, Math.max].flatMap((pick) => [0, 1, 2].map((axis) => extreme(pick, axis)));
  const names = new Map<number, number>();
  const nameOf = (v: number) => {
    const name = names.get(v) ?? names.size;
    names.set(v, name);
    return name;
  };
  vertices.forEach(nameOf);
  const corners = Array.from(boxesOverlapping(mesh.bvh, box), (t) =>
    Array.from(indices.subarray(3 * t, 3 * t + 3)),
  );
  const named = Uint32Array.from(corners.flat(), nameOf);
  const points = Array.from(names.keys(), (v) => Array.from(at(v)));
  return { near: { positions: Float64Array.from(points.flat()), indices: named }, names };
}

/** The first of patches of a loop that is good. */
export function firstGood(mesh: PreparedMesh, loop: Loop, patches: Iterable<Patch>): Patch | undefined {
  const { near, names } = surroundings(mesh, loop.vertices);
  for (const patch of patches) {
    const tried = new Tried();
    tryInnerEdges(mesh, [patch], tried);
    if (tried.bad.size > 0) continue;
    tryTriangles(near, [{ ...patch, corners: patch.corners.map((v) => names.get(v)!) }], tried);
    if (tried.bad.size === 0) return patch;
  }
  return undefined;
}
