import { signText } from '../../../answers/numbers.js';
import { Chooser } from '../../../cases/implicit.js';
import { exact, signOf } from '../vectors.js';
import { formAt, planeOfChoice, pointOfChoice } from './points.js';

/** The plane's form at the point, both over integers. The kernel knows first what point and plane share. */
export function referee(v: Float64Array): string {
  const values = exact(v);
  const chooser = new Chooser(v[0]!);
  const choice = chooser.plane();
  const plane = planeOfChoice(values, choice);
  const point = pointOfChoice(values, chooser.point());
  const noPlane = choice.kind === 'coefficients' && plane.normal.every((x) => x === 0n);
  return signText(noPlane || point === undefined ? undefined : signOf(formAt(plane, point)));
}
