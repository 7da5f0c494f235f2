import { coordinates } from '../../../implicit/index.js';
import { nearestDouble } from '../../referees/shapes/nearest-double.js';
import { exact } from '../../referees/shapes/vectors.js';
import type { Question } from '../question.js';
import { kernelPoint } from './kernel.js';
import { Chooser, poolLayout3d, relatedPool } from './pool.js';
import { poolPoints } from './pool-shapes.js';
import { pointOfChoice } from './referee.js';

function text(values: readonly number[]): string {
  const isExact = values.every(Number.isFinite) ? 'finite' : 'overflow';
  return [isExact, ...values.map((x) => (Object.is(x, -0) ? '-0' : String(x)))].join(' ');
}

/** The correctly rounded coordinates of a point, plain or implicit. Referee: bisection over the doubles. */
export const coordinatesQuestion: Question = {
  name: 'coordinates',
  note: 'each coordinate rounded once; overflow: one of them is beyond the doubles',
  area: 'points',
  layout: poolLayout3d,
  families: [relatedPool(3)],
  shapes: poolPoints('point'),
  coded: true,
  subject(v) {
    const point = kernelPoint(v, new Chooser(v[0]!).point());
    return point === undefined ? 'undefined' : text(coordinates(point));
  },
  referee(v) {
    const values = exact(v);
    const point = pointOfChoice(values, new Chooser(v[0]!).point());
    if (point === undefined) return 'undefined';
    return text([point.x, point.y, point.z].map((x) => nearestDouble(x, point.w * values.one)));
  },
  form: 'undefined | <finite|overflow> <x> <x> <x>',
  classes: ['finite', 'overflow', 'undefined'],
};
