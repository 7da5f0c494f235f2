import { side } from '../../../implicit/index.js';
import { exact, signOf } from '../../referees/shapes/vectors.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { kernelPlane, kernelPoint, signClasses, signText } from './kernel.js';
import { Chooser, poolLayout3d, relatedPool } from './pool.js';
import { planeData, pointData } from './pool-shapes.js';
import { formAt, planeOfChoice, pointOfChoice } from './referee.js';

/** A plane by three points or by coefficients, and a plain or implicit point. */
export const sideQuestion: Question = {
  name: 'side',
  note: 'the sign of normal · point + constant (of a plane through points: the normal is (b - a) x (c - a)); undefined: point or plane does not exist',
  area: 'points',
  layout: poolLayout3d,
  families: [relatedPool(3)],
  shapes: shapesBy('plane point', (v) => {
    const chooser = new Chooser(v[0]!);
    return [planeData(v, chooser.plane()), pointData(v, chooser.point())];
  }),
  coded: true,
  subject(v) {
    const chooser = new Chooser(v[0]!);
    const plane = kernelPlane(v, chooser.plane());
    const point = kernelPoint(v, chooser.point());
    return signText(plane === undefined || point === undefined ? undefined : side(plane, point));
  },
  referee(v) {
    const values = exact(v);
    const chooser = new Chooser(v[0]!);
    const choice = chooser.plane();
    const plane = planeOfChoice(values, choice);
    const point = pointOfChoice(values, chooser.point());
    const noPlane = choice.kind === 'coefficients' && plane.normal.every((x) => x === 0n);
    return signText(noPlane || point === undefined ? undefined : signOf(formAt(plane, point)));
  },
  classes: signClasses,
  laws: [],
};
