import { compare } from '../arithmetic/root-sum.js';
import { type ExactNode, exactNode, nodeUphill, positionAlong } from './exact-nodes.js';
import { isWeighted, type OffsetLines } from './offset-lines.js';
import type { Merging, RoofGraph } from './roof-graph.js';

/**
 * Parts the faces of edges that are on one line and have become one edge of the wavefront: by an arc that goes up from
 * where they did, square to the line, as the vertex between them moves. All of that happens inside of one plane of the
 * roof. The arc ends at a half-edge that leads back from behind its place to it, or before it: at the lowest one above
 * the place. There is one only if the face is monotone along the line, as all are if weights are equal.
 *
 * If they are not, two parts of one edge may go round a hole, and become one edge again. The arc that goes up from
 * there then has the same face on both sides, which so has one ring.
 *
 * @returns the exact numbers of all nodes, those that are added behind the others
 */
export function partMergedFaces(all: OffsetLines, graph: RoofGraph): ExactNode[] {
  const exact = graph.nodes.map((node) => exactNode(all, node));
  for (const merging of graph.mergings) part(all, graph, exact, merging);
  return exact;
}

function part(all: OffsetLines, graph: RoofGraph, exact: ExactNode[], merging: Merging): void {
  const { node } = merging;
  const start = exact[node]!;
  const number = graph.lines[merging.leaves]!;
  const line = all.lines[number]!;
  const position = positionAlong(line, start);
  const isBehind = (other: number) => compare(positionAlong(line, exact[other]!), position) > 0;
  let top = -1;
  let lowest: ExactNode | null = null;
  for (const half of halvesAround()) {
    if (!isBehind(graph.from(half)) || isBehind(graph.to(half))) continue;
    const found = crossingAbove(half);
    const isAbove = compare(found.time, start.time) > 0;
    if (isAbove && (lowest === null || compare(found.time, lowest.time) < 0)) {
      top = half;
      lowest = found;
    }
  }
  if (lowest === null) throw new Error('a face that has no end above');
  if (lowest !== exact[graph.to(top)]) {
    const added = exact.push(lowest) - 1;
    const isLeft = graph.isLeft(top);
    graph.splitArc(top, added);
    // The part of `top` that comes first is its own if it runs as the arc does; else that is what was added.
    if (!isLeft) top = graph.size - 1;
  }
  const reached = graph.to(top);
  const after = graph.next[top]!;
  const arc = graph.addArc(node, reached, number, number);
  graph.next[merging.arrives] = arc;
  graph.next[arc] = after;
  graph.next[top] = arc + 1;
  graph.next[arc + 1] = merging.leaves;

  /** With weights, what is above may be the boundary of another part of the face: one that goes round it. */
  function halvesAround(): number[] {
    if (!isWeighted(all)) return graph.ring(merging.leaves);
    return Array.from(graph.lines.keys()).filter((half) => graph.lines[half] === number);
  }

  /** Where a half-edge is above the place: its end, or on the way to it. */
  function crossingAbove(half: number): ExactNode {
    const end = exact[graph.to(half)]!;
    if (compare(positionAlong(line, end), position) === 0) return end;
    return nodeUphill(all, line, all.lines[graph.lines[graph.twin(half)]!]!, start);
  }
}
