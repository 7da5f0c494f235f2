import { listGroups } from '../../core/collections/groups.js';
import { firstEqualVertices } from '../structure/equal-vertices.js';
import type { Check } from './check.js';
/**
 * Finds equal and unreferenced vertices.
 *
 * @returns for every vertex the first one at the same point
 */
export function checkVertices({ mesh, found, progress }: Check): Uint32Array {
  const vertices = mesh.positions.length / 3;
  const first = firstEqualVertices(mesh.positions, (v) => progress.step('vertices', v, vertices));
  listGroups(first, found.list('duplicate-vertices'));
  const referenced = referencedVertices(mesh.indices, vertices);
  const list = found.list('unreferenced-vertex');
  for (let v = 0; v < vertices; v++) {
    if (referenced[v] === 1) continue;
    list.begin();
    list.add(v);
  }
  return first;
}

/** 1 for each vertex that is a corner of some triangle. */
export function referencedVertices(indices: Uint32Array, vertices: number): Uint8Array {
  const referenced = new Uint8Array(vertices);
  for (let h = 0; h < indices.length; h++) referenced[indices[h]!] = 1;
  return referenced;
}
