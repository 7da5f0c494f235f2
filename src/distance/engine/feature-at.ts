import { edge, type Feature, type FeatureType, face, INTERIOR, vertex } from '../../core/feature.js';
import { type Cells, fromCorner, isInFace, type Quotient } from './cells.js';
import { along, type Slab } from './slab.js';
import { cross, dot, isZero, minus, type Vector } from './vectors.js';
import { type Walls, wallsOf } from './walls.js';

/**
 * The feature of a point of a shape: the first vertex equal to it, else the first edge, else the first face that
 * contains it.
 */
export function featureAt(cells: Cells, point: Quotient): Feature {
  if (cells.featureOn !== undefined) return cells.featureOn(facetsAt(wallsOf(cells).slabs, point));
  const i = vertexAt(cells, point);
  if (i >= 0) return vertex(i);
  if (cells.edges.length === 0 || cells.inside === 'edge') return insideFeature(cells.inside);
  const walls = wallsOf(cells);
  return walls.facetsOfEdges === null
    ? featureAmong(cells, point)
    : featureByWalls(cells, walls, walls.facetsOfEdges, point);
}

function vertexAt({ points, vertices }: Cells, { numerators, denominator }: Quotient): number {
  const [x, y, z] = numerators;
  for (let i = 0; i < vertices; i++) {
    const [u, v, w] = points.at(i);
    if (x === u * denominator && y === v * denominator && z === w * denominator) return i;
  }
  return -1;
}

/** A point of a shape is on an edge if it is in the planes of all facets there, and on a face if it is in its plane. */
function featureByWalls(
  { faces, inside }: Cells,
  { slabs }: Walls,
  facetsOfEdges: readonly (readonly number[])[],
  point: Quotient,
): Feature {
  const facets = facetsAt(slabs, point);
  if (facets.length === 0) return insideFeature(inside);
  const i = facetsOfEdges.findIndex((all) => all.every((f) => facets.includes(f)));
  if (i >= 0) return edge(i);
  return faces.length > 0 ? face(Math.min(...facets)) : insideFeature(inside);
}

/** The facets in whose planes a point is. */
function facetsAt(slabs: readonly Slab[], { numerators, denominator }: Quotient): number[] {
  const facets: number[] = [];
  for (const slab of slabs) {
    const value = along(slab, numerators);
    const { low, high, lowFacet, highFacet } = slab;
    if (lowFacet >= 0 && low !== null && value === low * denominator) facets.push(lowFacet);
    if (highFacet >= 0 && high !== null && value === high * denominator) facets.push(highFacet);
  }
  return facets;
}

function insideFeature(type: FeatureType): Feature {
  if (type === 'vertex') return vertex(0);
  if (type === 'edge') return edge(0);
  return type === 'face' ? face(0) : INTERIOR;
}

/**
 * The first edge or face that contains a point, which is on no vertex: by the lists, whatever their edges and faces
 * are.
 */
function featureAmong(cells: Cells, point: Quotient): Feature {
  const at = (i: number): Vector => cells.points.at(i);
  for (let i = 0; i < cells.edges.length; i++) {
    const [from, to] = cells.edges[i]!;
    if (isBetween(at(from), at(to), point)) return edge(i);
  }
  const contains = cells.bounds === undefined ? isInFace : isInHull;
  for (let i = 0; i < cells.faces.length; i++) {
    if (contains(cells.faces[i]!.map(at), point)) return face(i);
  }
  return insideFeature(cells.inside);
}

/** Is a point on the segment from u to v? */
function isBetween(u: Vector, v: Vector, point: Quotient): boolean {
  const along = minus(v, u);
  const there = fromCorner(u, point);
  if (isZero(along)) return isZero(there);
  if (!isZero(cross(along, there))) return false;
  const reach = dot(along, there);
  return reach >= 0n && reach <= dot(along, along) * point.denominator;
}

/**
 * Is a point in the convex hull of points of one plane, whatever their order? Then it is in one of their triangles or
 * on one of their segments.
 */
function isInHull(points: readonly Vector[], point: Quotient): boolean {
  return points.some((u, i) =>
    points.slice(i + 1).some((v, j) => {
      if (isBetween(u, v, point)) return true;
      return points.slice(i + j + 2).some((w) => isInFace([u, v, w], point));
    }),
  );
}
