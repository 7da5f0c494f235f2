import { compare, type RootSum, toNumber } from '../arithmetic/root-sum.js';
import { type ExactNode, scaledNode } from './exact-nodes.js';
import type { OffsetLines } from './offset-lines.js';
import type { RoofGraph } from './roof-graph.js';

/** A vertex of a straight skeleton: where a vertex of the wavefront is when something happens to it. */
export interface SkeletonVertex {
  /** Where it is, exactly: numbers of `rootSum` (unerring/arithmetic). */
  readonly point: readonly [RootSum, RootSum];
  /** How far the edges whose faces meet there have moved: its distance from their lines, and its height in the roof. */
  readonly time: RootSum;
  /** The nearest doubles. */
  readonly rounded: { readonly point: readonly [number, number]; readonly time: number };
}

/** An edge of a straight skeleton, between two vertices, of which the first has the lower number. */
export interface SkeletonEdge {
  readonly start: number;
  readonly end: number;
  /** The numbers of the edges of the polygon whose faces are on its left and right, seen from start to end. */
  readonly left: number;
  readonly right: number;
}

/** The straight skeleton of a polygon. */
export interface StraightSkeleton2d {
  /** The vertices of the polygon, ring by ring, with time 0; then those inside, ordered by time, then x, then y. */
  readonly vertices: readonly SkeletonVertex[];
  /** All edges but those of the polygon, ordered by their numbers. */
  readonly edges: readonly SkeletonEdge[];
  /**
   * For each edge of the polygon the vertices of its face, counterclockwise, with the two ends of the edge first. None
   * for an edge whose ends coincide.
   */
  readonly faces: readonly (readonly number[])[];
}

function vertexOf({ x, y, time }: ExactNode): SkeletonVertex {
  return {
    point: [x, y],
    time,
    rounded: { point: [toNumber(x), toNumber(y)], time: toNumber(time) },
  };
}

/** The order of two numbers that may be one, of which the nearest doubles are known. */
const order = (a: RootSum, nearA: number, b: RootSum, nearB: number): number =>
  nearA === nearB ? compare(a, b) : nearA - nearB;

function compareVertices(p: SkeletonVertex, q: SkeletonVertex): number {
  return (
    order(p.time, p.rounded.time, q.time, q.rounded.time) ||
    order(p.point[0], p.rounded.point[0], q.point[0], q.rounded.point[0]) ||
    order(p.point[1], p.rounded.point[1], q.point[1], q.rounded.point[1])
  );
}

/**
 * The skeleton in an order that does not depend on where rings begin.
 *
 * @param exact the numbers of all nodes of the graph
 * @param firstVertices for each node of the polygon itself the first vertex that is there
 * @param edgeNumbers for each edge as the wavefront has it its number in the polygon
 */
export function numberSkeleton(
  lines: OffsetLines,
  graph: RoofGraph,
  exact: readonly ExactNode[],
  firstVertices: readonly number[],
  edgeNumbers: readonly number[],
): StraightSkeleton2d {
  const all = exact.map((node) => vertexOf(scaledNode(node, lines)));
  const inner = all.map((_, node) => node).slice(firstVertices.length);
  inner.sort((p, q) => compareVertices(all[p]!, all[q]!));
  const numbers = [...firstVertices];
  inner.forEach((node, i) => {
    numbers[node] = lines.points.length + i;
  });
  const nodeAt = new Map(firstVertices.map((vertex, node) => [lines.points[vertex]!.join(), node]));
  const outline = lines.points.map((point) => nodeAt.get(point.join())!);
  const vertices = [...outline, ...inner].map((node) => all[node]!);
  const faces: number[][] = [];
  const faceOf = new Int32Array(graph.size);
  edgeNumbers.forEach((edge, i) => {
    const ring = lines.lineOfEdge[i]! < 0 ? [] : graph.ring(i);
    for (const half of ring) faceOf[half] = edge;
    faces[edge] = ring.map((half) => numbers[graph.from(half)]!);
  });
  const edges: SkeletonEdge[] = [];
  for (let half = graph.edgeCount; half < graph.size; half += 2) {
    const [from, to] = [numbers[graph.from(half)]!, numbers[graph.to(half)]!];
    const [left, right] = [faceOf[half]!, faceOf[half + 1]!];
    edges.push(
      from < to ? { start: from, end: to, left, right } : { start: to, end: from, left: right, right: left },
    );
  }
  edges.sort((p, q) => p.start - q.start || p.end - q.end || p.left - q.left);
  return { vertices, edges, faces };
}
