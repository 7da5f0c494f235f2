/**
 * The functions of the package earcut under their names: a replacement for code that was written for it. Polygons are
 * cut by exact signs. See docs/triangulation.md.
 */
import { takeSweep, triangulateRings } from '../triangulation/sweep/triangulate-rings.js';
import { readStarts, readVertices, requireVertexList } from './read-rings.js';

export { deviation } from './deviation.js';
export { type FlatPolygon, flatten } from './flatten.js';
export { refine } from './refine.js';

/**
 * The triangles of a polygon whose coordinates stand one behind the other, as the package earcut gives them: three
 * vertex numbers each, counterclockwise where y points up, whichever way the rings run.
 *
 * For a valid polygon the triangles are exactly the polygon: each has an area, no two overlap, and corners are
 * vertices. Valid means that rings do not cross or run along themselves or each other, and holes are inside of the
 * outer ring and apart; rings may touch at points. Where no two vertices are at one place and none is on another
 * edge, each vertex is a corner, of n vertices and h holes there are n - 2 + 2h triangles, and these meet edge to
 * edge. Of vertices at one place the first is a corner. A vertex on an edge cuts it.
 *
 * Other polygons have an answer, too. If no edges cross, the triangles are exactly what belongs to the outer ring, by
 * the even-odd rule, and what holes do not wind around, also where these leave it, overlap or have no area; a hole of
 * one point inside is a corner. If edges cross, the triangles do not hold the crossings, since corners are vertices:
 * each is moved to the end of an edge near it, and triangles may overlap or leave something out there. Where very
 * many cross, much may be left out, so that time is limited.
 *
 * Source: Hertel, Mehlhorn, "Fast triangulation of simple polygons", 1983: a sweep, which takes time in proportion to
 * n log n.
 *
 * @param data x, y and perhaps more numbers of each vertex, which are not read; the outer ring first
 * @param holeIndices the number of the first vertex of each hole
 * @param dim how many numbers a vertex has
 * @throws RangeError for what is no list, a length that is no multiple of `dim`, an x or y that is no finite number, or
 *   holes that do not begin one behind the other
 * @example
 * earcut([0, 0, 4, 0, 4, 4, 0, 4]); // [0, 1, 2, 0, 2, 3]
 * earcut([0, 0, 4, 0, 4, 4, 0, 4, 1, 1, 2, 1, 1, 2], [4]).length / 3; // 7
 */
export function earcut(data: ArrayLike<number>, holeIndices?: ArrayLike<number> | null, dim = 2): number[] {
  const count = requireVertexList('earcut', data, dim);
  const sweep = takeSweep();
  readVertices('earcut', data, dim, sweep.points.input(count), count);
  return triangulateRings(sweep, readStarts('earcut', holeIndices, count));
}

export default earcut;
