import { rejectWords, requireNoMore } from '../core/arguments/index.js';
import type { Placement } from '../core/shapes.js';
import { exactCoordinates2d } from '../implicit/coordinates.js';
import type { PlacedMesh } from '../mesh/structure/placed-mesh.js';
import type { PreparedMesh } from '../mesh/structure/prepared-mesh.js';
import type { PolygonSet } from '../polygons/polygon-set.js';
import { requirePolygonSet } from '../polygons/require-polygon-set.js';
import { setPoints } from '../polygons/set-points.js';
import { boxAround, placedBoxAround } from '../round/bounds/box-around.js';
import type { Piece } from '../round/bounds/piece.js';
import { PIECES, PIECES_OF_PLANE } from '../round/bounds/pieces-of.js';
import { boxOfMesh, isMesh } from './box-of-mesh.js';
import { type Known, known } from './dispatch.js';
import type { Shape } from './shape.js';

/** The box around a shape: a `Box2` or a `Box3` with lists of two or three numbers. */
export interface BoxOfShape {
  /** It is a shape itself. */
  readonly type: 'box';
  /** The least coordinates. */
  readonly min: readonly number[];
  /** The greatest coordinates. */
  readonly max: readonly number[];
}

const WHERE = 'boxOf';

/**
 * The least box along the axes whose corners are doubles and that contains a shape, in the plane or in space: each
 * coordinate is where the shape ends, exactly, rounded once, down for `min` and up for `max`. Of shapes whose ends are
 * doubles (points, triangles, boxes, hulls) it is the very box; of round ones the roots are compared exactly.
 *
 * With a placement, the box around the shape at its place, as tight: not around its own box. What has no end in some
 * direction (lines, rays, planes, infinite cylinders, most frusta) has no box, and is refused, as is a k-DOP without
 * points. The box of a polygon is that of its outer ring. A mesh (of `prepareMesh` or `placeMesh`) has the box around
 * its triangles.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.2.6 (the box of what is turned), and 6.5.1; Eberly, 3D Game Engine
 * Design, 4.3 (projections of round shapes).
 *
 * @param placement where a shape of space is put; it need not be a rotation; a mesh of `placeMesh` has its own
 * @throws RangeError naming the argument, if the shape has no `type`, or is none, or has no end, or no points, or if
 *   its box would reach beyond the doubles; and for a placement that cannot be undone, or of a shape of the plane
 * @example
 * boxOf({ type: 'sphere', center: [0.1, 0, 0], radius: 0.2 }).max[0]; // 0.30000000000000004
 * boxOf({ type: 'disk', center: [0, 0, 0], normal: [1, 1, 0], radius: 1 }).max[0]; // 0.7071067811865476
 * const turned = { type: 'parts', rotation: [0, 0, 1, 2] } as const;
 * boxOf({ type: 'box', min: [0, 0, 0], max: [5, 5, 5] }, turned).min; // [-4, 0, 0]
 *
 * import { placeMesh, prepareMesh } from 'unerring/mesh';
 * const sheet = prepareMesh({ positions: [0, 0, 0, 5, 0, 0, 0, 5, 0], indices: [0, 1, 2] });
 * boxOf(placeMesh(sheet, turned)); // { type: 'box', min: [-4, 0, 0], max: [3, 4, 0] }
 */
export function boxOf(shape: Shape | PreparedMesh | PlacedMesh, placement?: Placement): BoxOfShape {
  if (arguments.length > 2) requireNoMore(WHERE, 2, arguments[2]);
  if (isMesh(shape)) return { ...boxOfMesh(WHERE, shape, placement), type: 'box' };
  const one = known(WHERE, 'shape', shape);
  const pieces = piecesOf(one);
  if (placement === undefined)
    return { ...boxAround(WHERE, 'shape', pieces, one.isPlanar ? 2 : 3), type: 'box' };
  if (one.isPlanar) rejectWords(WHERE, 'shape', 'one of space, with a placement', 'one of the plane');
  return { ...placedBoxAround(WHERE, 'shape', pieces, placement), type: 'box' };
}

function piecesOf({ shape, type, isPlanar }: Known): readonly Piece[] {
  if (type === 'polygon-set') return piecesOfSet(shape as PolygonSet);
  const read = (isPlanar ? PIECES_OF_PLANE : PIECES)[type];
  if (read === undefined) return rejectWords(WHERE, 'shape', 'bounded', `one of type '${type}'`);
  return read(WHERE, 'shape', shape as Shape);
}

function piecesOfSet(set: PolygonSet): readonly Piece[] {
  requirePolygonSet(WHERE, 'shape', set);
  const points = setPoints(set);
  if (points.length === 0) rejectWords(WHERE, 'shape', 'a shape with points', 'an empty one');
  return points.map((p) => ({ at: exactCoordinates2d(p), reach: null }));
}
