import { compareLexicographic, samePoint } from '../../../implicit/index.js';
import { compareCoordinate, exact } from '../../referees/shapes/vectors.js';
import type { Question } from '../question.js';
import { kernelPoint, signClasses, signText } from './kernel.js';
import { Chooser, poolLayout3d, relatedPool } from './pool.js';
import { poolPoints } from './pool-shapes.js';
import { pointOfChoice } from './referee.js';

/** The order of two points, plain or implicit, and whether they are one. */
export const compareLexicographic3dQuestion: Question = {
  name: 'compareLexicographic',
  note: 'minus: p comes first',
  area: 'points',
  layout: poolLayout3d,
  families: [relatedPool(3)],
  shapes: poolPoints('p q'),
  coded: true,
  subject(v) {
    const chooser = new Chooser(v[0]!);
    const p = kernelPoint(v, chooser.point());
    const q = kernelPoint(v, chooser.point());
    if (p === undefined || q === undefined) return 'undefined';
    const order = compareLexicographic(p, q);
    const differs = compareLexicographic(q, p) + order !== 0 || samePoint(p, q) !== (order === 0);
    return signText(order) + (differs ? ' SWAPPING DIFFERS' : '');
  },
  referee(v) {
    const values = exact(v);
    const chooser = new Chooser(v[0]!);
    const p = pointOfChoice(values, chooser.point());
    const q = pointOfChoice(values, chooser.point());
    if (p === undefined || q === undefined) return 'undefined';
    const orders = (['x', 'y', 'z'] as const).map((axis) => compareCoordinate(p, q, axis));
    return signText(orders.find((order) => order !== 0) ?? 0);
  },
  classes: signClasses,
};
