import { reject, requireList } from '../core/arguments/index.js';

/** A polygon as `earcut` takes it. */
export interface FlatPolygon {
  /** The numbers of all vertices, ring by ring. */
  vertices: number[];
  /** The number of the first vertex of each hole. */
  holes: number[];
  /** How many numbers a vertex has. */
  dimensions: number;
}

/**
 * A polygon of rings, as GeoJSON has it, in one list, as `earcut` takes it. All vertices have as many numbers as the
 * first one; more are left out. Holes without vertices are left out.
 *
 * @throws RangeError naming the part that is no list, or the number that is missing
 * @example
 * flatten([[[0, 0], [4, 0], [4, 4]], [[2, 1], [3, 1], [3, 2]]]);
 * // { vertices: [0, 0, 4, 0, 4, 4, 2, 1, 3, 1, 3, 2], holes: [3], dimensions: 2 }
 */
export function flatten(data: ArrayLike<ArrayLike<ArrayLike<number>>>): FlatPolygon {
  requireList('flatten', 'data', 'a list of rings', data);
  const vertices: number[] = [];
  const holes: number[] = [];
  let dimensions = 0;
  for (let r = 0; r < data.length; r++) {
    const ring = data[r]!;
    requireList('flatten', `data[${r}]`, 'a list of points', ring);
    if (r > 0 && ring.length > 0) holes.push(dimensions === 0 ? 0 : vertices.length / dimensions);
    for (let i = 0; i < ring.length; i++) {
      const point = ring[i]!;
      requireList('flatten', `data[${r}][${i}]`, 'a point of 2 coordinates', point);
      if (dimensions === 0) {
        if (point.length < 2) reject('flatten', `data[${r}][${i}]`, 'a point of 2 coordinates', point);
        dimensions = point.length;
      }
      if (point.length < dimensions) {
        reject('flatten', `data[${r}][${i}]`, `a point of ${dimensions} coordinates`, point);
      }
      for (let k = 0; k < dimensions; k++) {
        const value = point[k]!;
        if (typeof value !== 'number') reject('flatten', `data[${r}][${i}][${k}]`, 'a finite number', value);
        vertices.push(value);
      }
    }
  }
  return { vertices, holes, dimensions: dimensions || 2 };
}
