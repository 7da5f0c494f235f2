import type { ExactPlane } from '../../implicit/index.js';
import type { BspNodes, LeafSolidity } from './bsp-tree.js';
import { TreeWriter } from './tree-writer.js';

/** Only the planes that nodes have, in the order in which they first do. */
export function withUsedPlanes(
  { nodes, children, leafCount }: TreeWriter,
  all: readonly ExactPlane[],
): BspNodes {
  const numbers = new Map<number, number>();
  const planes: ExactPlane[] = [];
  const renumbered = nodes.map((plane) => {
    let number = numbers.get(plane);
    if (number === undefined) {
      number = planes.length;
      numbers.set(plane, number);
      planes.push(all[plane]!);
    }
    return number;
  });
  return { planes, nodes: renumbered, children, leafCount };
}

/** Leaves out nodes whose two sides are the same: all solid or all empty. */
export function withoutIdleNodes(
  { nodes, children }: TreeWriter,
  leaves: readonly LeafSolidity[],
): { readonly writer: TreeWriter; readonly leaves: LeafSolidity[] } {
  const solidity = uniformNodes(nodes.length, children, leaves);
  const of = (child: number) => (child < 0 ? leaves[~child]! : solidity[child]!);
  const writer = new TreeWriter();
  const kept: LeafSolidity[] = [];
  const open: [child: number, place: number][] = [[nodes.length > 0 ? 0 : -1, -1]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [child, place] = next;
    const all = of(child);
    if (all === null) {
      const node = writer.addNode(place, nodes[child]!);
      open.push([children[2 * child + 1]!, 2 * node + 1], [children[2 * child]!, 2 * node]);
    } else kept[writer.addLeaf(place)] = all;
  }
  return { writer, leaves: kept };
}

/** Of each node what all leaves below it are; null if they differ. Children have greater numbers. */
function uniformNodes(
  count: number,
  children: readonly number[],
  leaves: readonly LeafSolidity[],
): (LeafSolidity | null)[] {
  const solidity: (LeafSolidity | null)[] = new Array(count).fill(null);
  const of = (child: number) => (child < 0 ? leaves[~child]! : solidity[child]!);
  for (let node = count - 1; node >= 0; node--) {
    const front = of(children[2 * node]!);
    if (front === of(children[2 * node + 1]!)) solidity[node] = front;
  }
  return solidity;
}
