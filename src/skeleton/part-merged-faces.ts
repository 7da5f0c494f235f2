import { compare } from '../arithmetic/root-sum.js';
import { type ExactNode, exactNode, nodeUphill, positionAlong } from './exact-nodes.js';
import type { OffsetLines } from './offset-lines.js';
import type { Merging, RoofGraph } from './roof-graph.js';

/**
 * Parts the faces of edges that are on one line and have become one edge of the wavefront: by an arc that goes up from
 * where they did, square to the line, as the vertex between them moves. All of that happens inside of one plane of the
 * roof. The face is monotone along the line, so that the arc ends at the first half-edge behind the edges that is back
 * at its place, or before it.
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
  // Down and along to what is behind the place, then up and back to it.
  let top = merging.leaves;
  while (!isBehind(graph.to(top))) top = graph.next[top]!;
  while (isBehind(graph.to(top))) top = graph.next[top]!;
  const end = graph.to(top);
  if (compare(positionAlong(line, exact[end]!), position) !== 0) {
    const other = all.lines[graph.lines[graph.twin(top)]!]!;
    const added = exact.push(nodeUphill(all, line, other, start)) - 1;
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
}
