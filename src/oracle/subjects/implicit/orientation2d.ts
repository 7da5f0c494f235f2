import {
  compareCoordinate2d,
  compareLexicographic2d,
  coordinates2d,
  orientation2d,
  samePoint2d,
} from '../../../implicit/index.js';
import { signText } from '../../answers/numbers.js';
import { planarChoices } from '../../cases/implicit.js';
import { planarKernelPoint } from './planar-points.js';

/** The kernel's orientation, orders and rounded coordinates, and whether other orders of the points agree. */
export function subject(v: Float64Array): string {
  const [p, q, r] = planarChoices(v[0]!, 3).map((choice) => planarKernelPoint(v, choice));
  if (p === undefined || q === undefined || r === undefined) return 'undefined';
  const sign = orientation2d(p, q, r);
  const order = compareLexicographic2d(p, q);
  const [x, y] = [compareCoordinate2d(0, p, q), compareCoordinate2d(1, p, q)];
  const differs =
    orientation2d(q, p, r) + sign !== 0 ||
    orientation2d(q, r, p) !== sign ||
    compareLexicographic2d(q, p) + order !== 0 ||
    compareCoordinate2d(0, q, p) + x !== 0 ||
    samePoint2d(p, q) !== (order === 0);
  const orders = [order, x, y].map(signText).join(' ');
  return `${signText(sign)} ${orders} ${coordinates2d(p).join(' ')}${differs ? ' SWAPPING DIFFERS' : ''}`;
}
