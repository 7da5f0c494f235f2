import type { MeshOperand } from './operand.js';

/** Patches of triangles of a mesh that meet no other mesh. */
export interface PatchTable {
  /** A triangle of each. */
  readonly first: readonly number[];
  /** The patch of a triangle, or -1 for those that meet another mesh, or that nobody asks about. */
  of(triangle: number): number;
}

/** The triangles of a mesh that meet no other mesh, in patches that hang together over edges. */
export interface Patches extends PatchTable {
  /** The patch of each triangle, or -1 for those that meet another mesh. */
  readonly patchOf: Int32Array;
}

/** Finds the patches by flooding. @param isMet 1 for each triangle that meets another mesh */
export function patchesOf({ mesh, opposite }: MeshOperand, isMet: Uint8Array): Patches {
  const patchOf = new Int32Array(mesh.triangles).fill(-1);
  const open = new Uint32Array(mesh.triangles);
  const first: number[] = [];
  for (let start = 0; start < mesh.triangles; start++) {
    if (isMet[start] === 1 || patchOf[start]! >= 0) continue;
    const patch = first.length;
    first.push(start);
    patchOf[start] = patch;
    open[0] = start;
    for (let depth = 1; depth > 0; ) {
      const h = 3 * open[--depth]!;
      for (let k = h; k < h + 3; k++) {
        const back = opposite[k]!;
        if (back < 0) continue;
        const next = Math.floor(back / 3);
        if (isMet[next] === 1 || patchOf[next]! >= 0) continue;
        patchOf[next] = patch;
        open[depth++] = next;
      }
    }
  }
  return { patchOf, first, of: (t) => patchOf[t]! };
}
