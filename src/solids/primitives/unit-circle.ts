/** Points of the unit circle in doubles, the same on every machine: no engine's own sine is asked. */

/** How many terms of the series are more than doubles tell apart, for angles up to π / 4. */
const TERMS = 10;

/** x minus x³ / 3! plus ..., or 1 minus x² / 2! plus ..., from the small end. */
function series(x: number, first: 0 | 1): number {
  const square = x * x;
  let sum = 1;
  for (let k = TERMS; k >= 1; k--) {
    const n = 2 * k + first;
    sum = 1 - (square / (n * (n - 1))) * sum;
  }
  return first === 1 ? x * sum : sum;
}

/**
 * The nearest doubles, or their neighbours, to cosine and sine of `index / count` of a turn. Points that mirror each
 * other have the same numbers.
 *
 * @example
 * unitCircle(1, 4); // [0, 1]
 */
export function unitCircle(index: number, count: number): readonly [number, number] {
  const eighth = Math.floor((8 * index) / count) % 8;
  const rest = (8 * index) % count;
  // Odd eighths are run backwards from their end.
  const part = eighth % 2 === 0 ? rest : count - rest;
  const angle = (part / count) * (Math.PI / 4);
  // Between two eighths both are the same number.
  const [c, s] = part === count ? [Math.SQRT1_2, Math.SQRT1_2] : [series(angle, 0), series(angle, 1)];
  const turns: readonly (readonly [number, number])[] = [
    [c, s],
    [s, c],
    [-s, c],
    [-c, s],
    [-c, -s],
    [-s, -c],
    [s, -c],
    [c, -s],
  ];
  const [x, y] = turns[eighth]!;
  return [x + 0, y + 0];
}
