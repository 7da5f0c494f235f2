import { inSphere } from '../../../implicit/index.js';
import { signText } from '../../answers/numbers.js';
import { pointChoices } from '../../cases/implicit.js';
import { kernelPoint } from './points.js';

/** The kernel's sign for five points, and whether other orders of them agree. */
export function subject(v: Float64Array): string {
  const [p, q, r, s, t] = pointChoices(v[0]!, 5).map((choice) => kernelPoint(v, choice));
  if (p === undefined || q === undefined || r === undefined || s === undefined || t === undefined)
    return 'undefined';
  const sign = inSphere(p, q, r, s, t);
  const swapped = inSphere(q, p, r, s, t) + sign !== 0 || inSphere(q, r, p, s, t) !== sign;
  return signText(sign) + (swapped ? ' SWAPPING DIFFERS' : '');
}
