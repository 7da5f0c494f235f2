import type { Location } from '../../core/location.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';
import type { Solid } from '../solid.js';
import { type Combination, soupOfSolids } from './combine.js';
import { cutFacet, type Trace } from './cut-facet.js';
import type { Polygon } from './facet.js';
import { locateInSolid } from './located-solid.js';
import { meetingOf } from './meeting.js';
import { surroundingsOf } from './probe.js';
import type { Soup } from './soup.js';
import { boxOf, type VertexPoint } from './vertices.js';

/** Where a point lies to a combination of solids. */
export function locateInCombination(
  where: string,
  solids: readonly Solid[],
  combination: Combination,
  point: VertexPoint,
): Location {
  const sides = solids.map((solid) => locateInSolid(where, solid, point));
  if (!sides.includes(0)) return combination(sides.map((side) => side > 0)) ? 'inside' : 'outside';
  return locateOnBoundaries(solids, combination, point);
}

/**
 * The facets through the point are cut by all others; around the point then there is nothing but the pieces that it
 * belongs to, and what is beside each of them does not change towards the point. If all sides of all of them belong to
 * the combination, or none does, so does the point.
 */
function locateOnBoundaries(
  solids: readonly Solid[],
  combination: Combination,
  point: VertexPoint,
): Location {
  const { soup, belongs } = soupOfSolids(solids, combination);
  const beside = new Set<boolean>();
  for (const index of soup.near(boxOf(point))) {
    const facet = soup.withEdges(index);
    if (!isOn(soup, facet.plane, facet, point)) continue;
    for (const piece of cutFacet(soup.tables, facet.plane, facet, tracesOn(soup, index))) {
      if (!isOn(soup, facet.plane, piece, point)) continue;
      const { front, back } = surroundingsOf(soup, facet.plane, piece, solids.length);
      beside.add(belongs(front)).add(belongs(back));
    }
  }
  if (beside.size > 1) return 'boundary';
  return beside.has(true) ? 'inside' : 'outside';
}

/** What the facets of other operands leave on a facet. */
function tracesOn(soup: Soup, index: number): Trace[] {
  const facet = soup.withEdges(index);
  const box = soup.boxes.subarray(6 * index, 6 * index + 6);
  const traces: Trace[] = [];
  for (const other of soup.near(box)) {
    if (soup.facets[other]!.operand === facet.operand) continue;
    traces.push(...(meetingOf(soup.tables, facet, soup.withEdges(other))?.onFirst ?? []));
  }
  return traces;
}

/** Does a point belong to a convex polygon? Its boundary counts. */
function isOn({ tables }: Soup, plane: number, { vertices, edges }: Polygon, point: VertexPoint): boolean {
  const { objects } = tables.planes;
  if (sideOfAny(objects[plane]!, point) !== 0) return false;
  return edges.every((edge) => {
    const side = sideOfAny(objects[edge]!, point);
    return side === 0 || vertices.every((v) => tables.vertices.side(v, edge) * side >= 0);
  });
}
