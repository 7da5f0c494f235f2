import { reject, requireFinite, requireMesh } from '../../core/arguments/index.js';
import { type MeshEdges, NO_EDGE, repeatsCorner } from '../../mesh/structure/edges.js';
import type { IndexedMesh } from '../../mesh/structure/indexed-mesh.js';

/**
 * A copy of the mesh as it comes back from a file or a graphics card that keeps single precision: every coordinate
 * rounded to the nearest float, and held as a double again.
 *
 * @throws RangeError if a coordinate is not finite, or too large for single precision (3.4e38)
 * @example
 * const point = { positions: new Float64Array([0.1, 0, 0]), indices: new Uint32Array() };
 * storedAsFloat32(point).positions[0]; // 0.10000000149011612
 */
export function storedAsFloat32(mesh: IndexedMesh): IndexedMesh {
  requireMesh('storedAsFloat32', 'mesh', mesh);
  const { positions, indices } = mesh;
  return { positions: mapped('storedAsFloat32', positions, Math.fround), indices };
}

/** New coordinates, which must be finite as the old ones are. */
function mapped(where: string, old: IndexedMesh['positions'], change: (x: number) => number): Float64Array {
  const positions = Float64Array.from(old, change);
  const bad = positions.findIndex((x) => !Number.isFinite(x));
  if (bad >= 0) {
    const expected = `a number whose copy is finite (vertex ${Math.floor(bad / 3)})`;
    reject(where, `positions[${bad}]`, expected, old[bad]);
  }
  return positions;
}

/**
 * A copy of the mesh with `offset` added to every coordinate, each sum rounded to double as `+` does. The copy is a
 * mesh of its own: where a sum was rounded, its shape differs from the original's.
 *
 * @throws RangeError if a coordinate, the offset or a sum is not finite
 * @example
 * translated({ positions: new Float64Array([1, 2, 3]), indices: new Uint32Array() }, 10).positions[2]; // 13
 */
export function translated(mesh: IndexedMesh, offset: number): IndexedMesh {
  requireMesh('translated', 'mesh', mesh);
  const { positions, indices } = mesh;
  requireFinite('translated', 'offset', [offset]);
  return { positions: mapped('translated', positions, (x) => x + offset), indices };
}

/**
 * A copy with every triangle split into four at the midpoints of its sides, as subdivision and remeshing do. A midpoint
 * is the rounded sum of the ends, halved: the nearest double to the true midpoint as long as the half is not subnormal.
 * Where a midpoint was rounded, the four parts no longer lie in one plane. Triangles
 * that name a vertex twice are left out.
 *
 * @param mesh   a valid mesh
 * @param edges  its edges (see `meshEdges`)
 * @example
 * import { meshEdges } from 'unerring/mesh';
 * const mesh = { positions: new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0]), indices: new Uint32Array([0, 1, 2]) };
 * splitAtMidpoints(mesh, meshEdges(mesh)).indices.length; // 12: four triangles
 */
export function splitAtMidpoints(mesh: IndexedMesh, edges: MeshEdges): IndexedMesh {
  requireMesh('splitAtMidpoints', 'mesh', mesh);
  const { positions: old, indices } = mesh;
  const positions = new Float64Array(old.length + 3 * edges.count);
  positions.set(old);
  const split = new Uint32Array(4 * indices.length);
  const vertices = old.length / 3;
  let n = 0;
  for (let h = 0; h < indices.length; h += 3) {
    if (repeatsCorner(indices, h / 3)) continue;
    const [a, b, c] = [indices[h]!, indices[h + 1]!, indices[h + 2]!];
    const [ab, bc, ca] = [0, 1, 2].map((k) => vertices + edges.edgeOf[h + k]!) as [number, number, number];
    split.set([a, ab, ca, b, bc, ab, c, ca, bc, ab, bc, ca], n);
    n += 12;
  }
  for (let h = 0; h < indices.length; h++) {
    const e = edges.edgeOf[h]!;
    if (e === NO_EDGE) continue;
    const a = 3 * indices[h]!;
    const b = 3 * indices[h % 3 === 2 ? h - 2 : h + 1]!;
    for (let axis = 0; axis < 3; axis++) {
      positions[3 * (vertices + e) + axis] = middle(old[a + axis]!, old[b + axis]!);
    }
  }
  return { positions, indices: split.slice(0, n) };
}

/** Halves of numbers whose sum overflows are exact. */
function middle(a: number, b: number): number {
  const sum = a + b;
  return Number.isFinite(sum) ? sum / 2 : a / 2 + b / 2;
}
