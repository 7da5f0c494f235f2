import { type RootSum, toNumber } from '../arithmetic/root-sum.js';
import type { PolygonWithHoles, Ring } from '../core/shapes.js';
import { type ExactNode, scaledNode } from './exact-nodes.js';
import { offsetLinesOf } from './offset-lines.js';
import { partMergedFaces } from './part-merged-faces.js';
import { Propagation } from './propagate.js';
import { readPolygon } from './read-polygon.js';

export interface SkeletonVertex {
  readonly point: readonly [RootSum, RootSum];
  readonly time: RootSum;
  readonly rounded: { readonly point: readonly [number, number]; readonly time: number };
}
export interface SkeletonEdge {
  readonly start: number;
  readonly end: number;
  readonly left: number;
  readonly right: number;
}
export interface StraightSkeleton2d {
  readonly vertices: readonly SkeletonVertex[];
  readonly edges: readonly SkeletonEdge[];
  readonly faces: readonly (readonly number[])[];
}

export function straightSkeleton2d(polygon: Ring | PolygonWithHoles): StraightSkeleton2d | null {
  const read = readPolygon('straightSkeleton2d', 'polygon', polygon);
  if (read === null) return null;
  const lines = offsetLinesOf(read.coordinates, read.next);
  const propagation = new Propagation(lines, read.next);
  propagation.run(null, () => {});
  const { graph } = propagation;
  const exact = partMergedFaces(lines, graph);
  const vertices = exact.map((node) => vertexOf(scaledNode(node, lines.exponent)));
  const faces: number[][] = [];
  for (let i = 0; i < graph.edgeCount; i++) {
    const line = lines.lineOfEdge[i]!;
    faces[read.edges[i]!] = line < 0 ? [] : graph.ring(i).map((half) => graph.from(half));
  }
  const edges: SkeletonEdge[] = [];
  const owner = new Int32Array(graph.size);
  for (let i = 0; i < graph.edgeCount; i++) {
    if (lines.lineOfEdge[i]! >= 0) for (const half of graph.ring(i)) owner[half] = read.edges[i]!;
  }
  for (let half = graph.edgeCount; half < graph.size; half += 2) {
    edges.push({ start: graph.from(half), end: graph.to(half), left: owner[half]!, right: owner[half + 1]! });
  }
  return { vertices, edges, faces };
}

function vertexOf({ x, y, time }: ExactNode): SkeletonVertex {
  return {
    point: [x, y],
    time,
    rounded: { point: [toNumber(x), toNumber(y)], time: toNumber(time) },
  };
}
