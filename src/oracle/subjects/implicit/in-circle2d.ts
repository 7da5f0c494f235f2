import { inCircle2d } from '../../../implicit/index.js';
import { signText } from '../../answers/numbers.js';
import { planarChoices } from '../../cases/implicit.js';
import { planarKernelPoint } from './planar-points.js';

/** The kernel's sign for four points of the plane, and whether other orders of them agree. */
export function subject(v: Float64Array): string {
  const [p, q, r, s] = planarChoices(v[0]!, 4).map((choice) => planarKernelPoint(v, choice));
  if (p === undefined || q === undefined || r === undefined || s === undefined) return 'undefined';
  const sign = inCircle2d(p, q, r, s);
  const swapped = inCircle2d(q, p, r, s) + sign !== 0 || inCircle2d(q, r, p, s) !== sign;
  return signText(sign) + (swapped ? ' SWAPPING DIFFERS' : '');
}
