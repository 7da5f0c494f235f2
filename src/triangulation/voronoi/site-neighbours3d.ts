import { type TriangulatedPoints, triangulatePoints } from '../space/triangulate-points.js';

/** Of each site those whose cells may have a face in common with its own; null for one without a cell. */
export type SiteNeighbours = readonly (readonly number[] | null)[];

/**
 * Sites that span space, with others beside their plane or line if they do not: what is in a face of the hull is
 * triangulated as it is alone.
 */
function spanning(coordinates: Float64Array, weights: Float64Array | undefined): TriangulatedPoints {
  let found = triangulatePoints(coordinates, weights);
  let [points, squares] = [coordinates, weights];
  for (let axis = 0; axis < 3 && found.dimension < 3; axis++) {
    // The first site moved along an axis to some other double.
    const moved = Float64Array.from(coordinates.subarray(0, 3));
    moved[axis] = moved[axis] === 0 ? 1 : 0;
    const more = Float64Array.from([...points, ...moved]);
    const moreSquares = squares && Float64Array.from([...squares, 0]);
    const next = triangulatePoints(more, moreSquares);
    if (next.dimension === found.dimension) continue;
    [found, points, squares] = [next, more, moreSquares];
  }
  return found;
}

/**
 * The neighbours of all sites in their Delaunay or regular triangulation, by number; for sites that do not span space.
 *
 * @param coordinates three finite ones for each site, 0 for -0
 */
export function spanningNeighbours(coordinates: Float64Array, weights?: Float64Array): SiteNeighbours {
  const count = coordinates.length / 3;
  if (count === 0) return [];
  const { tetrahedra, duplicates, hidden } = spanning(coordinates, weights);
  const sets: (Set<number> | null)[] = Array.from({ length: count }, () => new Set());
  for (let at = 0; at < tetrahedra.length; at++) {
    const set = sets[tetrahedra[at]!];
    for (let k = at & ~3; k < (at & ~3) + 4; k++) {
      if (k !== at && tetrahedra[k]! < count) set?.add(tetrahedra[k]!);
    }
  }
  for (let k = 0; k < duplicates.length; k += 2) if (duplicates[k]! < count) sets[duplicates[k]!] = null;
  for (const i of hidden) if (i < count) sets[i] = null;
  return sets.map((set) => set && [...set].sort((i, j) => i - j));
}
