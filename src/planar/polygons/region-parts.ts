import type { Point2 } from '../../core/shapes.js';
import { edgeRelation } from './edge-relation.js';
import { isOnEdge } from './edge-winding.js';
import { germPart, type Part } from './germ.js';
import type { RegionEdge, RegionEdges } from './region-edges.js';
import { samePoint } from './ring.js';
import { ON_RING, ringWinding } from './winding-number.js';

/** Which parts of a polygon something meets: its inside, its boundary, its outside. */
export interface PolygonParts {
  readonly interior: boolean;
  readonly boundary: boolean;
  readonly exterior: boolean;
}

/** Parts that are still being collected. */
export type CollectedParts = { -readonly [P in Part]: boolean };

/** No parts yet. */
export const noParts = (): CollectedParts => ({ interior: false, boundary: false, exterior: false });

export const hasAll = (parts: PolygonParts) => parts.interior && parts.boundary && parts.exterior;

const isOn = (v: Point2, p: Point2, q: Point2) => isOnEdge(p[0]!, p[1]!, q[0]!, q[1]!, v[0]!, v[1]!);

/** The part of a polygon in which a point lies. */
export function partAt({ rings }: RegionEdges, v: Point2): Part {
  let inside = true;
  for (let i = 0; i < rings.length; i++) {
    const winding = ringWinding(rings[i]!, v[0]!, v[1]!);
    if (winding === ON_RING) return 'boundary';
    if ((winding !== 0) !== (i === 0)) inside = false;
  }
  return inside ? 'interior' : 'exterior';
}

/** Those of p, q and the ends of edges that lie both on the segment from p to q and on one of the edges. */
export function placesOn(p: Point2, q: Point2, meeting: readonly RegionEdge[]): Point2[] {
  const places: Point2[] = [];
  const add = (v: Point2) => {
    if (!places.some((known) => samePoint(known, v))) places.push(v);
  };
  for (const edge of meeting) {
    if (isOn(p, edge.p, edge.q)) add(p);
    if (isOn(q, edge.p, edge.q)) add(q);
    if (isOn(edge.p, p, q)) add(edge.p);
    if (isOn(edge.q, p, q)) add(edge.q);
  }
  return places;
}

/** Whether the segment from p to q crosses an edge where no vertex of another ring is. */
function crossesFreely(p: Point2, q: Point2, edge: RegionEdge, places: readonly Point2[]): boolean {
  if (edgeRelation(p, q, edge.p, edge.q) !== 'crossing') return false;
  return !places.some((v) => isOn(v, edge.p, edge.q));
}

/**
 * Adds the parts of a valid polygon that the segment from p to q meets, given the edges of the polygon that it meets,
 * of which there is at least one.
 *
 * Where the segment crosses an edge, there are points inside and outside beside it, unless another ring touches the
 * edge there. Otherwise it meets the boundary only in its own ends and in vertices, and is all inside, all outside or
 * all on the boundary in between.
 */
export function collectParts(
  parts: CollectedParts,
  region: RegionEdges,
  meeting: readonly RegionEdge[],
  p: Point2,
  q: Point2,
): void {
  const places = placesOn(p, q, meeting);
  parts.boundary = true;
  if (meeting.some((edge) => crossesFreely(p, q, edge, places))) {
    parts.interior = parts.exterior = true;
    return;
  }
  for (const v of places) {
    const touching = meeting.filter((edge) => isOn(v, edge.p, edge.q));
    if (!samePoint(v, p)) parts[germPart(region, touching, v, p)] = true;
    if (!samePoint(v, q)) parts[germPart(region, touching, v, q)] = true;
  }
}
