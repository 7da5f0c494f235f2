import { compareLexicographic2d, coordinates2d, orientation2d } from '../../../implicit/index.js';
import { nearestDouble } from '../../referees/shapes/nearest-double.js';
import { between, compareCoordinate, cross, exact, signOf } from '../../referees/shapes/vectors.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { signClasses, signText } from './kernel.js';
import { planarChoices, planarKernelPoint, planarPointData, planarRefereePoint } from './planar-points.js';
import { poolLayout2d, relatedPool } from './pool.js';

/** Three points of the plane: orientation, the order of the first two, the rounded coordinates of the first. */
export const orientation2dQuestion: Question = {
  name: 'orientation2d',
  note: 'the orientation, the lexicographic order of p and q, the coordinates of p; undefined: one of the points does not exist',
  area: 'points',
  layout: poolLayout2d,
  families: [relatedPool(2)],
  shapes: shapesBy('p q r', (v) => planarChoices(v[0]!, 3).map((choice) => planarPointData(v, choice))),
  coded: true,
  subject(v) {
    const [p, q, r] = planarChoices(v[0]!, 3).map((choice) => planarKernelPoint(v, choice));
    if (p === undefined || q === undefined || r === undefined) return 'undefined';
    const sign = orientation2d(p, q, r);
    const differs = orientation2d(q, p, r) + sign !== 0 || orientation2d(q, r, p) !== sign;
    const order = signText(compareLexicographic2d(p, q));
    return `${signText(sign)} ${order} ${coordinates2d(p).join(' ')}${differs ? ' SWAPPING DIFFERS' : ''}`;
  },
  referee(v) {
    const values = exact(v);
    const [p, q, r] = planarChoices(v[0]!, 3).map((choice) => planarRefereePoint(values, choice));
    if (p === undefined || q === undefined || r === undefined) return 'undefined';
    const sign = signOf(cross(between(r, p), between(r, q))[2]);
    const order = compareCoordinate(p, q, 'x') || compareCoordinate(p, q, 'y');
    const rounded = [p.x, p.y].map((x) => nearestDouble(x, p.w * values.one));
    return `${signText(sign)} ${signText(order)} ${rounded.join(' ')}`;
  },
  form: 'undefined | <minus|zero|plus> <minus|zero|plus> <x> <x>',
  classes: signClasses,
};
