import type { IndexedMesh } from '../../../src/mesh/structure/indexed-mesh.js';
import { checkMesh } from '../../../src/mesh/validation/check-mesh.js';
import { findingItem, listedItems } from '../../../src/mesh/validation/finding.js';
import type { CheckOptions, MeshReport } from '../../../src/mesh/validation/report.js';
import { cube } from '../meshes.js';

/** Without the two triangles of one side. */
export const openBox = { positions: cube.positions, indices: cube.indices.slice(6) };

/** Several meshes as one, vertices and triangles one after the other. */
export function joined(...meshes: readonly IndexedMesh[]): IndexedMesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const mesh of meshes) {
    const vertices = positions.length / 3;
    for (const i of mesh.indices) indices.push(vertices + i);
    for (const x of mesh.positions) positions.push(x);
  }
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}

/** The mesh, every vertex times `factor` and then moved. */
export function placed(
  mesh: IndexedMesh,
  factor: number,
  by: readonly [number, number, number],
): IndexedMesh {
  return {
    positions: Float64Array.from(mesh.positions, (x, i) => factor * x + by[i % 3]!),
    indices: mesh.indices,
  };
}

/** The mesh inside out. */
export function insideOut({ positions, indices }: IndexedMesh): IndexedMesh {
  const turned = [0, 2, 1];
  return { positions, indices: indices.map((_, h) => indices[h - (h % 3) + turned[h % 3]!]!) };
}

/** The items of every kind that was found. */
export function itemsOf({ findings }: MeshReport): Record<string, number[][]> {
  return Object.fromEntries(
    findings.map((finding) => [
      finding.type,
      Array.from({ length: listedItems(finding) }, (_, i) => Array.from(findingItem(finding, i))),
    ]),
  );
}

export function found(mesh: IndexedMesh, options?: CheckOptions): Record<string, number[][]> {
  return itemsOf(checkMesh(mesh, options));
}

/** How many items of every kind that speaks against the mesh. */
export function faults(mesh: IndexedMesh): Record<string, number> {
  const { findings } = checkMesh(mesh);
  return Object.fromEntries(
    findings.filter(({ severity }) => severity !== 'info').map(({ type: kind, count }) => [kind, count]),
  );
}

/** A grid of cells x cells squares, wrapped round in u and, turned over or not, in v; at a point for each (u, v). */
export function gridSurface(
  cellsU: number,
  cellsV: number,
  vertexOf: (u: number, v: number) => number,
  positions: ArrayLike<number>,
): IndexedMesh {
  const indices: number[] = [];
  for (let u = 0; u < cellsU; u++) {
    for (let v = 0; v < cellsV; v++) {
      const [a, b] = [vertexOf(u, v), vertexOf(u + 1, v)];
      const [c, d] = [vertexOf(u + 1, v + 1), vertexOf(u, v + 1)];
      indices.push(a, b, c, a, c, d);
    }
  }
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}
