import { prepareMesh } from '../../../mesh/index.js';
import type { DoubleMesh } from '../../../mesh/structure/indexed-mesh.js';
import { type CombinedMesh, changeMesh } from '../../../solids/index.js';
import type { Operation } from '../../cases/booleans/meshes.js';

/** Triangles as texts, each from its least corner on, in order. */
function textsOf(positions: ArrayLike<number>, indices: ArrayLike<number>): string[] {
  return Array.from({ length: indices.length / 3 }, (_, t) => {
    const corners = [0, 1, 2].map((k) => {
      const at = 3 * indices[3 * t + k]!;
      // Adding zero makes 0 of -0.
      return `${positions[at]! + 0},${positions[at + 1]! + 0},${positions[at + 2]! + 0}`;
    });
    const least = corners.indexOf([...corners].sort()[0]!);
    return [0, 1, 2].map((k) => corners[(least + k) % 3]).join(' ');
  }).sort();
}

/**
 * What is wrong with what a combination changes about the first of two meshes: what stays of it and what comes must be
 * the triangles of the result, and so must be those of the whole that is made of them. Empty if nothing is.
 */
export function changeFaults(
  operation: Operation,
  [a, b]: readonly [DoubleMesh, DoubleMesh],
  result: CombinedMesh,
): string {
  const mesh = prepareMesh(a);
  const change = changeMesh(mesh, operation, [a === b ? mesh : b]);
  const gone = new Set(change.removed);
  const stays = a.indices.filter((_, h) => !gone.has(Math.floor(h / 3)));
  const { positions, indices } = change.added;
  const parts = [...textsOf(a.positions, stays), ...textsOf(positions, indices)].sort().join();
  const whole = change.mesh();
  if (textsOf(whole.positions, whole.indices).join() !== parts) return ' A CHANGE IS NOT WHAT IT MAKES';
  const isSame = parts === textsOf(result.positions, result.indices).join();
  const isSaid = JSON.stringify(change.certificate) === JSON.stringify(result.certificate);
  return isSame && isSaid ? '' : ' A CHANGE MAKES SOMETHING ELSE';
}
