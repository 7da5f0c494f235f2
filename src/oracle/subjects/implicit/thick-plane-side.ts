import { thickPlaneSide } from '../../../implicit/index.js';
import { signText } from '../../answers/numbers.js';
import { Chooser, HALF_THICKNESS, metricOf } from '../../cases/implicit.js';
import { kernelPlane, kernelPoint } from './points.js';

/** The kernel's side of the thick plane. */
export function subject(v: Float64Array): string {
  const chooser = new Chooser(v[0]!);
  const plane = kernelPlane(v, chooser.plane());
  const point = kernelPoint(v, chooser.point());
  if (plane === undefined || point === undefined) return signText(undefined);
  return signText(thickPlaneSide({ plane, halfThickness: v[HALF_THICKNESS]!, metric: metricOf(v) }, point));
}
