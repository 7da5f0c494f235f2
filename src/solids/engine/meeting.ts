import type { Sign } from '../../core/sign.js';
import type { Trace } from './cut-facet.js';
import { chordOf, type Facet, type Polygon, sidesOf, type Tables } from './facet.js';

/** What one facet leaves on another. */
export interface Meeting {
  /** The segments along which the first is to be cut. */
  readonly onFirst: readonly Trace[];
  readonly onSecond: readonly Trace[];
  /** A vertex in which alone they meet, or -1. */
  readonly point: number;
}

/** A facet with the planes of its edges. */
export type CutFacet = Facet & Polygon;

/**
 * How two facets meet: along a segment, in a point, in a part of their common plane; null if they have no point in
 * common. Neighbours in a mesh meet in what they share: if that is all, the answer is null, too.
 */
export function meetingOf(tables: Tables, first: CutFacet, second: CutFacet): Meeting | null {
  if (first.plane === second.plane) return meetingInPlane(tables, first, second);
  const sidesOfFirst = sidesOf(tables, first.vertices, second.plane);
  if (isAside(sidesOfFirst)) return null;
  const sidesOfSecond = sidesOf(tables, second.vertices, first.plane);
  if (isAside(sidesOfSecond)) return null;
  const [a1, a2] = chordOf(tables, first.plane, first, second.plane, sidesOfFirst)!;
  const [b1, b2] = chordOf(tables, second.plane, second, first.plane, sidesOfSecond)!;
  const { vertices } = tables;
  const from = vertices.order(a1, b1) < 0 ? b1 : a1;
  const to = vertices.order(a2, b2) < 0 ? a2 : b2;
  const order = vertices.order(from, to);
  if (order > 0) return null;
  if (order === 0) return { onFirst: [], onSecond: [], point: from };
  return {
    onFirst: [{ cut: second.plane, from, to }],
    onSecond: [{ cut: first.plane, from, to }],
    point: -1,
  };
}

/** Are all vertices strictly on one side? */
function isAside(sides: readonly Sign[]): boolean {
  const side = sides[0]!;
  return side !== 0 && sides.every((s) => s === side);
}

/** Facets of one plane: each is cut by the edges of the other. */
function meetingInPlane(tables: Tables, first: CutFacet, second: CutFacet): Meeting | null {
  if (areApart(tables, first, second) || areApart(tables, second, first)) return null;
  return { onFirst: edgesOf(second), onSecond: edgesOf(first), point: -1 };
}

/**
 * Does the line of an edge of the first part the insides of the two? Convex polygons of one plane whose insides have no
 * point in common have an edge that does. What they share then is on the boundary of both, where nothing cuts.
 */
function areApart(tables: Tables, first: CutFacet, second: CutFacet): boolean {
  return first.edges.some((edge) => {
    const own = sidesOf(tables, first.vertices, edge).find((s) => s !== 0);
    return own !== undefined && sidesOf(tables, second.vertices, edge).every((s) => s !== own);
  });
}

function edgesOf({ vertices, edges }: CutFacet): Trace[] {
  return edges.map((cut, i) => ({ cut, from: vertices[i]!, to: vertices[(i + 1) % vertices.length]! }));
}
