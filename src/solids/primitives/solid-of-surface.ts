import { rejectWords } from '../../core/arguments/index.js';
import type { Point3 } from '../../core/shapes.js';
import { solidOfMesh } from '../engine/combine.js';
import type { Solid } from '../solid.js';

/** A closed surface, its triangles counterclockwise seen from outside, or all the other way. */
export interface Surface {
  readonly points: readonly Point3[];
  readonly triangles: readonly (readonly [number, number, number])[];
}

/**
 * The solid within a surface, whichever way it looks.
 *
 * @throws RangeError for a shape without an inside, or with vertices that are no doubles
 */
export function solidOfSurface(where: string, name: string, { points, triangles }: Surface): Solid {
  const mesh = {
    positions: Float64Array.from(points.flatMap((point) => Array.from(point))),
    indices: Uint32Array.from(triangles.flat()),
  };
  if (!mesh.positions.every(Number.isFinite)) {
    rejectWords(where, name, 'a shape with an inside, within the range of doubles', 'another one');
  }
  const solid = solidOfMesh(where, name, mesh, (winding) => winding !== 0);
  if (solid.faces.length === 0) rejectWords(where, name, 'a shape with an inside', 'one without');
  return solid;
}

/** Where an edge of a ring goes. */
export const following = (i: number, count: number): number => (i + 1 === count ? 0 : i + 1);
