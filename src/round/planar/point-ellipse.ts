import type { PointLocation } from '../../core/location.js';
import type { Ellipse, Point2 } from '../../core/shapes.js';
import { ellipseSolid } from '../hits/solids.js';
import { locate2d } from '../points/locate.js';

/**
 * Where does a point lie to an ellipse, and on which feature?
 * The ellipse is the closed region; its boundary is edge 0, what lies inside face 0.
 *
 * Source: Eberly, 3D Game Engine Design, B.1.2.
 *
 * @throws RangeError naming the argument, if a number is not finite or the axes are linearly dependent
 * @example
 * pointEllipse2d([3, 4], { center: [0, 0], axes: [[5, 0], [0, 5]] }).location; // 'boundary'
 * pointEllipse2d([3, 4], { center: [0, 0], axes: [[5, 0], [0, 5]] }).feature; // { type: 'edge', index: 0 }
 */
export function pointEllipse2d(point: Point2, ellipse: Ellipse): PointLocation {
  return locate2d('pointEllipse2d', point, ellipseSolid('pointEllipse2d', ellipse));
}

/**
 * Does an ellipse contain a point? The boundary counts.
 *
 * Source: Eberly, 3D Game Engine Design, B.1.2.
 *
 * @throws RangeError naming the argument, if a number is not finite or the axes are linearly dependent
 * @example
 * ellipseContainsPoint2d({ center: [0, 0], axes: [[5, 0], [0, 5]] }, [3, 4]); // true
 */
export function ellipseContainsPoint2d(ellipse: Ellipse, point: Point2): boolean {
  return (
    locate2d('ellipseContainsPoint2d', point, ellipseSolid('ellipseContainsPoint2d', ellipse)).location !==
    'outside'
  );
}
