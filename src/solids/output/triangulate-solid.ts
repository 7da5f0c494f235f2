import { requireNoMore } from '../../core/arguments/surplus.js';
import { requireSolid } from '../require-solid.js';
import type { Solid } from '../solid.js';
import { solidPoints } from '../solid-points.js';
import { FaceTurns } from './face-turns.js';
import { type Stretch, sweepFace } from './sweep-face.js';

/** The faces of a solid in triangles. */
export interface SolidTriangles {
  /** Three vertex numbers for each triangle, counterclockwise seen from outside. */
  readonly triangles: Uint32Array;
  /** The number of the face that each triangle is of. */
  readonly faceOf: Uint32Array;
}

/**
 * Cuts the faces of a solid into triangles between its vertices, exactly: no triangle is without area, and every vertex
 * of a face, also in the middle of a straight edge, is a corner of its triangles. So they are closed, as the solid is:
 * each edge of a triangle is run along as often one way as the other. Faces come in their order, and equal solids have
 * equal triangles.
 *
 * The time is O(n log n) for a face of n edges.
 *
 * Source: Hertel and Mehlhorn 1983, "Fast triangulation of simple polygons".
 *
 * @throws RangeError for what is no solid
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [-1, 0, 0], [0, -1, 0], [0, 0, -1]];
 * const { triangles, faceOf } = triangulateSolid(convexSolid(axes.map((normal) => ({ normal, constant: -1 }))));
 * triangles.slice(0, 6); // new Uint32Array([1, 2, 0, 1, 3, 2])
 * faceOf; // new Uint32Array([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
 */
export function triangulateSolid(solid: Solid): SolidTriangles {
  if (arguments.length > 1) requireNoMore('triangulateSolid', 1, arguments[1]);
  requireSolid('triangulateSolid', 'solid', solid);
  return trianglesOfFaces(solid, new Map());
}

/** The faces in triangles, of which given stretches within each face are edges. */
export function trianglesOfFaces(
  solid: Solid,
  stretches: ReadonlyMap<number, readonly Stretch[]>,
): SolidTriangles {
  const { planes, points } = solidPoints('triangulateSolid', solid);
  const triangles: number[] = [];
  const faceOf: number[] = [];
  solid.faces.forEach(({ plane, facing, rings }, face) => {
    const turns = new FaceTurns(points, planes[plane]!, facing);
    sweepFace(
      rings,
      (a, b, c) => turns.of(a, b, c),
      (a, b, c) => {
        triangles.push(a, b, c);
        faceOf.push(face);
      },
      stretches.get(face),
    );
  });
  return { triangles: Uint32Array.from(triangles), faceOf: Uint32Array.from(faceOf) };
}
