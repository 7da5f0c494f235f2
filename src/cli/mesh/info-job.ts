import { statSync } from 'node:fs';
import { UnionFind } from '../../core/collections/union-find.js';
import { type MeshEdges, repeatsCorner } from '../../mesh/structure/edges.js';
import { type PreparedMesh, prepareMesh } from '../../mesh/structure/prepared-mesh.js';
import { frameOf } from '../picture/frame.js';
import type { InfoJob, InfoResult } from './file-types.js';
import type { Context } from './jobs.js';
import { loadMesh } from './load-mesh.js';
import { isStandardInput, type MeshSource } from './mesh-source.js';

/** The number of sets of triangles that are connected over edges; those that name a vertex twice are in none. */
function componentsOf({ indices, triangles }: PreparedMesh, { count, first, halfEdges }: MeshEdges): number {
  const sets = new UnionFind(triangles);
  let components = 0;
  for (let t = 0; t < triangles; t++) if (!repeatsCorner(indices, t)) components++;
  for (let e = 0; e < count; e++) {
    const t = Math.floor(halfEdges[first[e]!]! / 3);
    for (let i = first[e]! + 1; i < first[e + 1]!; i++) {
      if (sets.union(t, Math.floor(halfEdges[i]! / 3))) components--;
    }
  }
  return components;
}

function bytesOf(source: MeshSource): number | null {
  if (isStandardInput(source)) return null;
  const stat = statSync(source.path, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.size : null;
}

/** `unerring info`: what a file holds. */
export async function infoJob({ source }: InfoJob, context: Context): Promise<InfoResult> {
  const file = await loadMesh(source, context);
  if (file === undefined) return { info: null };
  const mesh = prepareMesh(file.mesh);
  context.progress('edges', 0, 0);
  const { min, max } = frameOf(mesh.positions);
  return {
    info: {
      fileFormat: file.format,
      bytes: bytesOf(source),
      vertices: mesh.vertices,
      triangles: mesh.triangles,
      edges: mesh.edges.count,
      components: componentsOf(mesh, mesh.edges),
      closed: mesh.openEdges === 0,
      openEdges: mesh.openEdges,
      extent: mesh.vertices > 0 ? { min, max } : null,
      notes: file.notes.map(({ type, message, count }) => ({ type, message, count })),
    },
  };
}
