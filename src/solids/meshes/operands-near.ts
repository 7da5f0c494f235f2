import { boxesOverlapping, buildBvh } from '../../indexes/index.js';
import type { MeshOperand } from './operand.js';

/** Finds the meshes with triangles whose boxes meet a box: by a tree, since there may be a thousand. */
export function operandsNear(operands: readonly MeshOperand[]): (box: ArrayLike<number>) => number[] {
  const filled = operands.map((_, i) => i).filter((i) => operands[i]!.mesh.triangles > 0);
  const boxes = new Float64Array(6 * filled.length);
  filled.forEach((i, place) => {
    boxes.set(operands[i]!.mesh.bvh.bounds.subarray(0, 6), 6 * place);
  });
  const tree = buildBvh(boxes);
  return (box) => Array.from(boxesOverlapping(tree, box), (place) => filled[place]!);
}
