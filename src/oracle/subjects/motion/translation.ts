import * as surd from '../../../arithmetic/surd.js';
import { type Sweep, type SweepShape, sweep, sweptIntersects } from '../../../motion/index.js';
import { swapSweep, sweepText } from '../../answers/sweeps.js';
import { featureText } from '../../answers/text.js';
import { type SweepPair, typedSweepArguments } from '../../cases/motion/translation.js';

function textOf({ start, first, last, contact, rounded }: Sweep): string {
  const isRational = first !== null && surd.isRational(first);
  const text = sweepText({
    start,
    first,
    last,
    approach: contact?.approach ?? '-',
    places: (contact?.points ?? []).map(({ a, b, rounded: { point } }) => ({
      a: featureText(a),
      b: featureText(b),
      point: isRational ? point : null,
    })),
  });
  const isRounded = [first, last].every((time, i) => {
    const nearest = i === 0 ? rounded.first : rounded.last;
    return time === null ? nearest === null : Object.is(surd.toNumber(time), nearest);
  });
  return `${text}${isRounded ? '' : ' ROUNDING DIFFERS'}`;
}

/** The kernel's answer as text, and whether the boolean and the answer with the shapes swapped agree with it. */
export function sweepSubject(pair: SweepPair): (values: Float64Array) => string {
  const argumentsOf = typedSweepArguments(pair);
  return (values) => {
    const { shapes, motions } = argumentsOf(values);
    const [a, b] = shapes as readonly [SweepShape, SweepShape];
    const text = textOf(sweep(a, motions[0], b, motions[1]));
    const swapped = swapSweep(textOf(sweep(b, motions[1], a, motions[0])));
    const meets = sweptIntersects(a, motions[0], b, motions[1]);
    const differs = meets === (text === 'never') ? ' BOOLEAN DIFFERS' : '';
    return `${text}${differs}${swapped === text ? '' : ' SWAP DIFFERS'}`;
  };
}
