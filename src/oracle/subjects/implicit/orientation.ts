import { orientation } from '../../../implicit/index.js';
import { signText } from '../../answers/numbers.js';
import { pointChoices } from '../../cases/implicit.js';
import { kernelPoint } from './points.js';

/** The kernel's sign for four points, and whether other orders of them agree. */
export function subject(v: Float64Array): string {
  const [p, q, r, s] = pointChoices(v[0]!, 4).map((choice) => kernelPoint(v, choice));
  if (p === undefined || q === undefined || r === undefined || s === undefined) return 'undefined';
  const sign = orientation(p, q, r, s);
  const swapped = orientation(r, q, p, s) + sign !== 0 || orientation(s, r, q, p) !== sign;
  return signText(sign) + (swapped ? ' SWAPPING DIFFERS' : '');
}
