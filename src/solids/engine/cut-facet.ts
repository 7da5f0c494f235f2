import type { Sign } from '../../core/sign.js';
import { chordOf, isStraddling, type Polygon, sidesOf, splitPolygon, type Tables } from './facet.js';

/**
 * A segment in the plane of a facet that no piece of the facet may cross: on the plane `cut`, from one vertex to
 * another.
 */
export interface Trace {
  readonly cut: number;
  readonly from: number;
  readonly to: number;
}

/** A node of the tree of a facet's pieces: a piece, or a plane and what is on both its sides. */
type Node = { piece: Polygon; cut: -1 } | { piece: null; cut: number; front: Node; back: Node };

/**
 * The convex pieces of a facet that none of the traces crosses: a tree of planes, grown trace by trace. A piece is
 * split by the plane of a trace only where the trace runs through its inside.
 */
export function cutFacet(tables: Tables, plane: number, whole: Polygon, traces: readonly Trace[]): Polygon[] {
  const root: { node: Node } = { node: { piece: whole, cut: -1 } };
  for (const trace of scattered(traces)) root.node = insert(tables, plane, root.node, trace);
  const pieces: Polygon[] = [];
  collect(root.node, pieces);
  return pieces;
}

/**
 * The same traces in an order that no input makes bad on purpose: with a list in the order of a boundary the tree would
 * be a list, too. The numbers are those of a fixed linear congruence, so that results are reproducible.
 */
function scattered(traces: readonly Trace[]): Trace[] {
  const order = [...traces];
  let state = 1;
  for (let i = order.length - 1; i > 0; i--) {
    state = (state * 48_271) % 2_147_483_647;
    const j = state % (i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

function insert(tables: Tables, plane: number, node: Node, trace: Trace): Node {
  if (node.piece !== null) return insertIntoPiece(tables, plane, node.piece, trace) ?? node;
  // The node's plane has cut both sides there already.
  if (node.cut === trace.cut) return node;
  const { vertices } = tables;
  const [from, to] = [vertices.side(trace.from, node.cut), vertices.side(trace.to, node.cut)];
  // A trace on the plane of the node crosses nothing that is on one side of it.
  if (from > 0 || to > 0) node.front = insert(tables, plane, node.front, trace);
  if (from < 0 || to < 0) node.back = insert(tables, plane, node.back, trace);
  return node;
}

function insertIntoPiece(tables: Tables, plane: number, piece: Polygon, trace: Trace): Node | null {
  const sides = sidesOf(tables, piece.vertices, trace.cut);
  if (!isStraddling(sides) || !runsThrough(tables, plane, piece, trace, sides)) return null;
  const { front, back } = splitPolygon(tables, plane, piece, trace.cut, sides);
  return { piece: null, cut: trace.cut, front: { piece: front, cut: -1 }, back: { piece: back, cut: -1 } };
}

/** Do a trace and the chord that its plane cuts out of a piece have more than a point in common? */
function runsThrough(
  tables: Tables,
  plane: number,
  piece: Polygon,
  trace: Trace,
  sides: readonly Sign[],
): boolean {
  const { vertices } = tables;
  const [first, last] = chordOf(tables, plane, piece, trace.cut, sides)!;
  const forward = vertices.order(trace.from, trace.to) < 0;
  const [from, to] = forward ? [trace.from, trace.to] : [trace.to, trace.from];
  return vertices.order(from, last) < 0 && vertices.order(first, to) < 0;
}

function collect(node: Node, pieces: Polygon[]): void {
  if (node.piece !== null) pieces.push(node.piece);
  else {
    collect(node.front, pieces);
    collect(node.back, pieces);
  }
}
