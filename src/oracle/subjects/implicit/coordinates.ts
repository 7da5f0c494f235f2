import { coordinates } from '../../../implicit/index.js';
import { coordinatesText } from '../../answers/numbers.js';
import { Chooser } from '../../cases/implicit.js';
import { kernelPoint } from './points.js';

/** The kernel's rounded coordinates. */
export function subject(v: Float64Array): string {
  const point = kernelPoint(v, new Chooser(v[0]!).point());
  return point === undefined ? 'undefined' : coordinatesText(coordinates(point));
}
