import { edge } from '../../core/feature.js';
import { locationAt, type PointLocation } from '../../core/location.js';
import type { Line, Point3 } from '../../core/shapes.js';
import { loadLine } from './linear-workspace.js';
import { isOnCarrier } from './on-carrier.js';
import { FIRST, loadPoint } from './workspace.js';

/**
 * Where does a point lie to a line of space? `inside`, on its edge 0, or `outside`: a line has no boundary.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example
 * pointLine([0, -1, -2], { origin: [1, 1, 1], direction: [1, 2, 3] }); // { location: 'inside', feature: { type: 'edge', index: 0 } }
 * pointLine([0, -1, -3], { origin: [1, 1, 1], direction: [1, 2, 3] }); // { location: 'outside', feature: null }
 */
export function pointLine(point: Point3, line: Line): PointLocation {
  loadPoint('pointLine', 'point', FIRST, point);
  loadLine('pointLine', 'line', line);
  return locationAt(isOnCarrier('line') ? edge(0) : null, 'edge');
}

/**
 * Does a line of space contain a point?
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example
 * lineContainsPoint({ origin: [1, 1, 1], direction: [1, 2, 3] }, [0, -1, -2]); // true
 * lineContainsPoint({ origin: [1, 1, 1], direction: [1, 2, 3] }, [0, -1, -3]); // false
 */
export function lineContainsPoint(line: Line, point: Point3): boolean {
  loadLine('lineContainsPoint', 'line', line);
  loadPoint('lineContainsPoint', 'point', FIRST, point);
  return isOnCarrier('line');
}
