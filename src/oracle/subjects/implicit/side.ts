import { side } from '../../../implicit/index.js';
import { signText } from '../../answers/numbers.js';
import { Chooser } from '../../cases/implicit.js';
import { kernelPlane, kernelPoint } from './points.js';

/** The kernel's side of the plane. */
export function subject(v: Float64Array): string {
  const chooser = new Chooser(v[0]!);
  const plane = kernelPlane(v, chooser.plane());
  const point = kernelPoint(v, chooser.point());
  return signText(plane === undefined || point === undefined ? undefined : side(plane, point));
}
