import { buildBvh, overlappingPairs } from '../../indexes/index.js';
import { meshContacts } from '../../mesh/index.js';
import type { MeshOperand } from './operand.js';

/** Pairs of triangles of different meshes that have a point in common. */
export interface MeshPairs {
  readonly first: number;
  readonly second: number;
  /** Triangle numbers of the first and the second mesh, two by two. */
  readonly pairs: Uint32Array;
}

/** All of them; meshes are told apart by a tree of their boxes. */
export function contactsBetween(operands: readonly MeshOperand[]): MeshPairs[] {
  const filled = operands.map((_, i) => i).filter((i) => operands[i]!.mesh.triangles > 0);
  const boxes = Float64Array.from(filled.flatMap((i) => [...operands[i]!.mesh.bvh.bounds.subarray(0, 6)]));
  const near = overlappingPairs(buildBvh(boxes));
  const found: MeshPairs[] = [];
  for (let k = 0; k < near.length; k += 2) {
    const [first, second] = [filled[near[k]!]!, filled[near[k + 1]!]!];
    const pairs = meshContacts(operands[first]!.mesh, operands[second]!.mesh);
    if (pairs.length > 0) found.push({ first, second, pairs });
  }
  return found;
}
