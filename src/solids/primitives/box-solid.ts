import { requireBox3, requireNoMore } from '../../core/arguments/index.js';
import type { Box3, Point3 } from '../../core/shapes.js';
import type { Solid } from '../solid.js';
import { solidOfSurface } from './solid-of-surface.js';

/** Corner i has the greatest x, y, z where bits 0, 1, 2 of i are set. */
const TRIANGLES = [
  [0, 2, 3],
  [0, 3, 1],
  [4, 5, 7],
  [4, 7, 6],
  [0, 1, 5],
  [0, 5, 4],
  [2, 6, 7],
  [2, 7, 3],
  [0, 4, 6],
  [0, 6, 2],
  [1, 3, 7],
  [1, 7, 5],
] as const;

/**
 * A box as a solid, exactly.
 *
 * @throws RangeError for what is no box, or a box without a volume
 * @example
 * boxSolid({ min: [0, 0, 0], max: [1, 2, 3] }).faces.length; // 6
 */
export function boxSolid(box: Box3): Solid {
  if (arguments.length > 1) requireNoMore('boxSolid', 1, arguments[1], 'one box, {min, max}');
  requireBox3('boxSolid', 'box', box);
  const { min, max } = box;
  const points = Array.from(
    { length: 8 },
    (_, i): Point3 => [(i & 1 ? max : min)[0]!, (i & 2 ? max : min)[1]!, (i & 4 ? max : min)[2]!],
  );
  return solidOfSurface('boxSolid', 'box', { points, triangles: TRIANGLES });
}
