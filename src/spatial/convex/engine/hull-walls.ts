import type { Point3 } from '../../../core/shapes.js';
import { planeThrough } from '../../../implicit/index.js';
import { affineBasis, complementOf, equalPoints, sideOfThree } from '../../hull/affine-hull.js';
import type { Wall } from './wall.js';

/** The plane through a, b, c, turned so that `inner` lies behind it. */
export function wallThrough(a: Point3, b: Point3, c: Point3, inner: Point3): Wall {
  const front = sideOfThree(a, b, c, inner) > 0;
  return { plane: front ? planeThrough(a, c, b) : planeThrough(a, b, c), equality: false };
}

/** Both half-spaces of a plane: all points must lie on it. */
function bothSides(a: Point3, b: Point3, c: Point3): Wall[] {
  return [
    { plane: planeThrough(a, b, c), equality: true },
    { plane: planeThrough(a, c, b), equality: true },
  ];
}

/**
 * Exact half-spaces whose common part is the convex hull of a few points, of any dimension up to 2, or of the four
 * corners of a tetrahedron. All planes pass through input points and through corners of the unit tetrahedron that lie
 * outside the hull's own plane or line, so that no coordinate is computed: within the plane of a flat hull, it does
 * not matter from where outside its walls come.
 */
export function hullWalls(points: readonly Point3[]): Wall[] {
  const basis = affineBasis(points).map((i) => points[i]!);
  const apexes = complementOf(basis);
  if (basis.length === 4) return simplexWalls(basis);
  if (basis.length === 3) return planarWalls(points, basis, apexes[0]!);
  if (basis.length === 2) return lineWalls(points, apexes);
  const [p] = basis;
  const [e, f, g] = apexes;
  return [...bothSides(p!, e!, f!), ...bothSides(p!, f!, g!), ...bothSides(p!, e!, g!)];
}

function simplexWalls(corners: readonly Point3[]): Wall[] {
  return corners.map((opposite, i) => {
    const [a, b, c] = corners.filter((_, j) => j !== i);
    return wallThrough(a!, b!, c!, opposite);
  });
}

function lineWalls(points: readonly Point3[], [e, f]: readonly Point3[]): Wall[] {
  const start = points.reduce((least, p) => (before(p, least) ? p : least));
  const end = points.reduce((most, p) => (before(most, p) ? p : most));
  return [
    ...bothSides(start, end, e!),
    ...bothSides(start, end, f!),
    wallThrough(start, e!, f!, end),
    wallThrough(end, e!, f!, start),
  ];
}

/** Lexicographic order: along a line, one of its two directions. */
function before(p: Point3, q: Point3): boolean {
  for (let i = 0; i < 3; i++) if (p[i] !== q[i]) return p[i]! < q[i]!;
  return false;
}

/** The plane of coplanar points, and a wall over each edge of their hull. */
function planarWalls(points: readonly Point3[], basis: readonly Point3[], apex: Point3): Wall[] {
  const walls = bothSides(basis[0]!, basis[1]!, basis[2]!);
  const known = new Set<string>();
  for (let i = 0; i < points.length; i++) {
    for (let j = i + 1; j < points.length; j++) {
      const [p, q] = [points[i]!, points[j]!];
      if (equalPoints(p, q)) continue;
      const sides = points.map((r) => sideOfThree(p, q, apex, r));
      if (sides.includes(1) && sides.includes(-1)) continue;
      // Edges through the same points are one edge: collinear points along it give it more than once.
      const key = sides.map((side) => (side === 0 ? 'x' : '-')).join('');
      if (known.has(key)) continue;
      known.add(key);
      const plane = sides.includes(1) ? planeThrough(p, apex, q) : planeThrough(p, q, apex);
      walls.push({ plane, equality: false });
    }
  }
  return walls;
}
