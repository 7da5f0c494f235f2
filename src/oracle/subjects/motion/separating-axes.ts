import * as surd from '../../../arithmetic/surd.js';
import { type AxisSweep, type Polytope, sweepBySeparatingAxes } from '../../../motion/index.js';
import { axisSweepText } from '../../answers/sweeps.js';
import { featureText } from '../../answers/text.js';
import { type SweepPair, typedSweepArguments } from '../../cases/motion/translation.js';

function textOf({ first, last, rounded }: AxisSweep): string {
  const isRounded = [first, last].every((time, i) => {
    const nearest = i === 0 ? rounded.first : rounded.last;
    return time === null ? nearest === null : Object.is(surd.toNumber(time), nearest);
  });
  return `${axisSweepText(first, last)}${isRounded ? '' : ' ROUNDING DIFFERS'}`;
}

/** Is there an axis exactly where the shapes come to meet later, and is it that of the shapes swapped, turned round? */
function hasRightAxis({ first, axis }: AxisSweep): boolean {
  return (axis !== null) === (first !== null && surd.sign(first) > 0);
}

/** The kernel's answer as text, and whether the answer with the shapes swapped agrees with it. */
export function axisSweepSubject(pair: SweepPair): (values: Float64Array) => string {
  const argumentsOf = typedSweepArguments(pair);
  return (values) => {
    const { shapes, motions } = argumentsOf(values);
    const [a, b] = shapes as readonly [Polytope, Polytope];
    const found = sweepBySeparatingAxes(a, motions[0], b, motions[1]);
    const text = textOf(found);
    const swapped = textOf(sweepBySeparatingAxes(b, motions[1], a, motions[0]));
    const axis = hasRightAxis(found)
      ? ''
      : ` AXIS DIFFERS ${found.axis === null ? '-' : featureText(found.axis.a)}`;
    return `${text}${axis}${swapped === text ? '' : ' SWAP DIFFERS'}`;
  };
}
