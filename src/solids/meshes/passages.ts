import { boxesOverlapping, buildBvh } from '../../indexes/index.js';
import type { Trace } from '../engine/cut-facet.js';
import { insideOf, type Tables } from '../engine/facet.js';
import type { Marks } from '../engine/marks.js';
import type { FacetPiece, Sheet } from '../engine/sheets.js';
import type { Soup } from '../engine/soup.js';
import { boxOf } from '../engine/vertices.js';

/** Two parts of one facet that have an edge in common, and what passes between them. */
export interface Passage {
  /** The sheets of the two. */
  readonly from: number;
  readonly to: number;
  /** The one facet that passes between them, or -1 if none does. */
  readonly by: number;
  /** Whether that facet looks to where the first part is. */
  readonly isInward: boolean;
}

/**
 * The passages between parts of each facet that no other one covers. Where several facets leave traces on an edge, they
 * meet there, and nothing is said: one alone passes through the facet with its inside, since an edge of it belongs to
 * at least two.
 */
export function passagesWithin(
  soup: Soup,
  marks: readonly (Marks | undefined)[],
  sheets: readonly Sheet[],
): Passage[] {
  const ofFacet = new Map<number, Side[]>();
  sheets.forEach((sheet, i) => {
    for (const piece of sheet.pieces) {
      if (marks[piece.facet]!.isCovered) continue;
      const sides = sidesOfPiece(soup.tables, piece, i);
      const known = ofFacet.get(piece.facet);
      if (known === undefined) ofFacet.set(piece.facet, sides);
      else known.push(...sides);
    }
  });
  const found: Passage[] = [];
  for (const [facet, sides] of ofFacet) {
    const near = tracesNear(soup.tables, marks[facet]!);
    forNeighbours(soup.tables, sides, (one, other, from, to) => {
      const by = passing(soup.tables, marks[facet]!, near(from, to), one.plane, from, to);
      if (by === null) return;
      const isInward = by >= 0 && looksAt(soup, by, one.polygon);
      found.push({ from: one.sheet, to: other.sheet, by, isInward });
    });
  }
  return found;
}

/** An edge of a part of a facet. */
interface Side {
  readonly plane: number;
  /** Its ends in their order, and whether it runs that way. */
  readonly low: number;
  readonly high: number;
  readonly isUp: boolean;
  readonly sheet: number;
  readonly polygon: readonly number[];
}

function sidesOfPiece({ vertices: all }: Tables, { vertices, edges }: FacetPiece, sheet: number): Side[] {
  return edges.map((plane, i): Side => {
    const [from, to] = [vertices[i]!, vertices[i + 1 === edges.length ? 0 : i + 1]!];
    const isUp = all.order(from, to) < 0;
    return { plane, low: isUp ? from : to, high: isUp ? to : from, isUp, sheet, polygon: vertices };
  });
}

/** Shows all pairs of edges on one plane that run to and fro, and the ends of what they have in common. */
function forNeighbours(
  { vertices }: Tables,
  sides: Side[],
  visit: (one: Side, other: Side, from: number, to: number) => void,
): void {
  sides.sort((one, other) => one.plane - other.plane || vertices.order(one.low, other.low));
  let active: Side[] = [];
  for (const side of sides) {
    active = active.filter(({ plane, high }) => plane === side.plane && vertices.order(side.low, high) < 0);
    for (const other of active) {
      if (other.isUp === side.isUp) continue;
      visit(other, side, side.low, vertices.order(other.high, side.high) < 0 ? other.high : side.high);
    }
    active.push(side);
  }
}

/** Does a facet look to the side on which a polygon is that it does not cross? */
function looksAt({ facets, tables }: Soup, index: number, polygon: readonly number[]): boolean {
  const { plane, facing } = facets[index]!;
  return insideOf(tables, polygon, plane) === facing;
}

/** So few traces are all looked at. */
const FEW = 12;

/** The numbers of the traces on a facet whose boxes meet that of an edge. */
function tracesNear(
  { vertices }: Tables,
  { traces }: Marks,
): (from: number, to: number) => ArrayLike<number> {
  const all = Uint32Array.from(traces.keys());
  if (traces.length <= FEW) return () => all;
  const boxes = new Float64Array(6 * traces.length);
  for (const [i, { from, to }] of traces.entries()) boxes.set(boxOfEdge(vertices, from, to), 6 * i);
  const bvh = buildBvh(boxes);
  return (from, to) => boxesOverlapping(bvh, boxOfEdge(vertices, from, to));
}

/** A box around the segment between two vertices. */
function boxOfEdge({ points }: Tables['vertices'], from: number, to: number): number[] {
  const box = boxOf(points[from]!);
  const other = boxOf(points[to]!);
  return box.map((x, k) => (k < 3 ? Math.min(x, other[k]!) : Math.max(x, other[k]!)));
}

/** The one facet of those of some traces that leaves one on an edge, -1 if none does; null if several do. */
function passing(
  tables: Tables,
  { traces, by }: Marks,
  near: ArrayLike<number>,
  plane: number,
  from: number,
  to: number,
): number | null {
  let found = -1;
  for (let k = 0; k < near.length; k++) {
    const i = near[k]!;
    if (!liesAlong(tables, traces[i]!, plane, from, to)) continue;
    if (found >= 0) return null;
    found = by[i]!;
  }
  return found;
}

/** Does a trace, which lies in the plane of the same facet, have more than a point in common with an edge? */
function liesAlong({ vertices }: Tables, trace: Trace, plane: number, low: number, high: number): boolean {
  if (
    trace.cut !== plane &&
    (vertices.side(trace.from, plane) !== 0 || vertices.side(trace.to, plane) !== 0)
  ) {
    return false;
  }
  const [from, to] =
    vertices.order(trace.from, trace.to) < 0 ? [trace.from, trace.to] : [trace.to, trace.from];
  return vertices.order(from, high) < 0 && vertices.order(low, to) < 0;
}
