/** Doubles as terms of Coq: their bits, so that nothing is left to how Coq reads decimals. */
export function literalOf(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return 'positive_infinity';
  if (!(value > 0)) throw new RangeError(`literalOf: value must be a positive double, got ${value}`);
  const bits = new BigUint64Array(new Float64Array([value]).buffer)[0]!;
  const biased = Number(bits >> 52n);
  const fraction = bits & ((1n << 52n) - 1n);
  const mantissa = biased === 0 ? fraction : fraction | (1n << 52n);
  return `(double ${mantissa} (${Math.max(biased, 1) - 1075}))`;
}
