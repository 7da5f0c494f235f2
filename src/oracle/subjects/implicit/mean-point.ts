import { isImplicit, meanPoint, type PointLike3 } from '../../../implicit/index.js';
import { meanText } from '../../answers/numbers.js';
import { meanChoices } from '../../cases/implicit.js';
import { kernelPoint } from './points.js';

/** The mean, in either order. */
export function subject(v: Float64Array): string {
  const points = meanChoices(v[0]!).map((choice) => kernelPoint(v, choice));
  if (points.includes(undefined)) return 'undefined';
  const own = points as PointLike3[];
  const [mean, turned] = [meanPoint(own), meanPoint([...own].reverse())];
  const isSame = mean.every((x, k) => Object.is(x, turned[k]));
  return (
    meanText(
      own.map((point) => isImplicit(point)),
      mean,
    ) + (isSame ? '' : ' ORDER MATTERS')
  );
}
