import { sumUp } from '../../arithmetic/directed.js';
import type { MovedMesh } from './snap-mesh.js';

/**
 * Moves each vertex to the nearest point of a grid; vertices may fall together.
 *
 * @param width a power of two, of which every coordinate is less than 2^53 times as much
 */
export function roundToGrid({ positions, indices, deviation }: MovedMesh, width: number): MovedMesh {
  const moved = positions.map((x) => Math.round(x / width) * width + 0);
  return { positions: moved, indices, deviation: sumUp(deviation, width / 2) };
}
