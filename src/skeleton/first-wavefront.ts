import { nodeAtStart, sideOfLine } from './nodes.js';
import type { OffsetLines } from './offset-lines.js';
import { type Resolved, resolvePlaces, type TouchedEdge } from './resolve-places.js';
import { RoofGraph } from './roof-graph.js';

/** A vertex's place along the direction of a line. */
const along = ({ lines, points }: OffsetLines, line: number, vertex: number): bigint =>
  lines[line]!.b * points[vertex]![0] - lines[line]!.a * points[vertex]![1];

/** The wavefront as it begins, the graph of its roof, and for each node of that the first vertex that is there. */
export interface FirstWavefront {
  readonly graph: RoofGraph;
  readonly resolved: Resolved;
  readonly vertices: readonly number[];
}

/**
 * The wavefront as it begins: the polygon itself, where all vertices are places at once. Vertices may coincide, or lie
 * on other edges: the wavefront comes apart there.
 */
export function firstWavefront(all: OffsetLines, next: readonly number[]): FirstWavefront {
  const { points, lineOfEdge } = all;
  const numbers = new Map<string, number>();
  const nodeOfVertex = points.map((point) => {
    const key = point.join();
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  });
  const vertices = [...new Set(nodeOfVertex)].map((node) => nodeOfVertex.indexOf(node));
  const nodes = vertices.map((vertex) => nodeAtStart(all, points[vertex]!));
  const graph = new RoofGraph(
    nodes,
    nodeOfVertex,
    next.map((to) => nodeOfVertex[to]!),
    lineOfEdge,
  );
  const touched: TouchedEdge[] = [];
  lineOfEdge.forEach((line, i) => {
    if (line < 0) return;
    const [first, last] = [along(all, line, i), along(all, line, next[i]!)];
    const between: { readonly place: number; readonly position: bigint }[] = [];
    for (let place = 0; place < nodes.length; place++) {
      if (sideOfLine(all, line, nodes[place]!) !== 0) continue;
      const position = along(all, line, vertices[place]!);
      if (first < position && position < last) between.push({ place, position });
    }
    between.sort((p, q) => (p.position < q.position ? -1 : 1));
    touched.push({
      edge: { line, start: null, end: null, isAlive: true },
      places: [nodeOfVertex[i]!, ...between.map(({ place }) => place), nodeOfVertex[next[i]!]!],
      startsThere: true,
      endsThere: true,
      leaves: i,
      arrives: i,
    });
  });
  const places = nodes.map((_, place) => place);
  return { graph, resolved: resolvePlaces(all, graph, places, touched), vertices };
}
