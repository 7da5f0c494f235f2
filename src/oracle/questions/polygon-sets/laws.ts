import { putRing, ringAt } from '../../cases/planar/rings.js';
import { type OperandSizes, operandSize, ringStarts, SET_RULES } from '../../cases/polygon-sets/operands.js';
import type { Random } from '../../cases/random.js';
import type { Law } from '../question.js';

const same = (answer: string): string => answer;

/** Changes the rings of each operand, from the places of their counts. */
function ringLaw(
  name: string,
  operands: readonly (readonly [at: number, sizes: OperandSizes])[],
  change: (
    values: Float64Array,
    starts: readonly number[],
    at: number,
    random: Random,
    sizes: OperandSizes,
  ) => void,
): Law {
  return {
    name,
    vary(values, random) {
      const changed = Float64Array.from(values);
      for (const [at, sizes] of operands) change(changed, ringStarts(at, sizes), at, random, sizes);
      return { values: changed, expected: same };
    },
  };
}

/** Operands of these sizes, one behind the other from value `at` on. */
export function placesOf(at: number, sizes: readonly OperandSizes[]): (readonly [number, OperandSizes])[] {
  let next = at;
  return sizes.map((one) => {
    next += operandSize(one);
    return [next - operandSize(one), one] as const;
  });
}

/** What changes nothing: where rings begin, which way they run where a rule does not look, and their order. */
export function setLaws(operands: readonly (readonly [at: number, sizes: OperandSizes])[]): Law[] {
  return [
    ringLaw('start', operands, (values, starts, _, random) => {
      for (const start of starts) {
        const ring = ringAt(values, start);
        const from = ring.length === 0 ? 0 : random.below(ring.length);
        putRing(values, start, [...ring.slice(from), ...ring.slice(0, from)]);
      }
    }),
    ringLaw('reversal', operands, (values, starts, at, random) => {
      const rule = SET_RULES[values[at]!];
      const all = random.oneIn(2);
      for (const start of starts) {
        const isTurned = rule === 'non-zero' ? all : rule !== 'positive' && random.oneIn(2);
        if (isTurned) putRing(values, start, ringAt(values, start).reverse());
      }
    }),
    ringLaw('ring-order', operands, (values, starts, at, random, { rings }) => {
      // Which rings are a polygon must not change.
      if (values[at + 1] === 2 && values[at] === 0) return;
      const [i, j] = [random.below(starts.length), random.below(starts.length)];
      const [p, q] = [ringAt(values, starts[i]!), ringAt(values, starts[j]!)];
      if (p.length > rings[j]! || q.length > rings[i]!) return;
      putRing(values, starts[i]!, q);
      putRing(values, starts[j]!, p);
    }),
  ];
}

/** Exchanging two operands of one size. */
export function exchange(size: number): Law {
  return {
    name: 'exchange',
    vary(values) {
      const changed = Float64Array.from(values, (_, i) => values[(i + size) % (2 * size)]!);
      return { values: changed, expected: same };
    },
  };
}
