import { orientation } from '../../../implicit/index.js';
import { between, cross, dot, exact, signOf } from '../../referees/shapes/vectors.js';
import type { Question } from '../question.js';
import { kernelPoint, signClasses, signText } from './kernel.js';
import { Chooser, type PointChoice, poolLayout3d, relatedPool } from './pool.js';
import { poolPoints } from './pool-shapes.js';
import { pointOfChoice } from './referee.js';

function choices(choice: number): [PointChoice, PointChoice, PointChoice, PointChoice] {
  const chooser = new Chooser(choice);
  return [chooser.point(), chooser.point(), chooser.point(), chooser.point()];
}

/** Four points, plain or implicit in any mixture. Odd choices leave only the last one implicit. */
export const orientation3dQuestion: Question = {
  name: 'orientation',
  note: 'the sign of det(q - p, r - p, s - p); undefined: one of the points does not exist',
  area: 'points',
  layout: poolLayout3d,
  families: [relatedPool(3)],
  shapes: poolPoints('p q r s'),
  coded: true,
  subject(v) {
    const [p, q, r, s] = choices(v[0]!).map((choice) => kernelPoint(v, choice));
    if (p === undefined || q === undefined || r === undefined || s === undefined) return 'undefined';
    const sign = orientation(p, q, r, s);
    const swapped = orientation(r, q, p, s) + sign !== 0 || orientation(s, r, q, p) !== sign;
    return signText(sign) + (swapped ? ' SWAPPING DIFFERS' : '');
  },
  referee(v) {
    const values = exact(v);
    const [p, q, r, s] = choices(v[0]!).map((choice) => pointOfChoice(values, choice));
    if (p === undefined || q === undefined || r === undefined || s === undefined) return 'undefined';
    // Seen from s: the determinant of the vectors to p, q, r is the negative of that seen from p.
    return signText(-signOf(dot(between(s, p), cross(between(s, q), between(s, r)))));
  },
  classes: signClasses,
};
