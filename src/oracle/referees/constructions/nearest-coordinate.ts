/** Whether a double is the nearest to a quotient of sums of roots, by the middles between it and its neighbours. */
import { nextDown, nextUp } from '../../../arithmetic/float64.js';
import { fromNumber, fromParts } from '../../../arithmetic/rational.js';
import { add, fromRational, multiply, type RootSum, sign, subtract } from '../../../arithmetic/root-sum.js';

const scaleOf = (exponent: number): RootSum =>
  fromRational(exponent > 0 ? fromParts(1n << BigInt(exponent), 1n) : fromParts(1n, 1n << BigInt(-exponent)));

/** Is x the double nearest to p / q · 2^exponent? Of two that are equally near, the one with an even significand. */
export function isNearest(x: number, p: RootSum, q: RootSum, exponent: number): boolean {
  const value = multiply(p, scaleOf(exponent));
  const half = fromRational(fromParts(1n, 2n));
  const compareMiddle = (y: number): number => {
    const [s, t] = [fromRational(fromNumber(x)), fromRational(fromNumber(y))];
    const middle = multiply(add(s, t), half);
    return sign(subtract(value, multiply(middle, q)));
  };
  const [above, below] = [compareMiddle(nextUp(x)), compareMiddle(nextDown(x))];
  return (above < 0 && below > 0) || ((above === 0 || below === 0) && isEven(x));
}

function isEven(x: number): boolean {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  return view.getUint8(7) % 2 === 0;
}
