/** The smallest and the largest of integers of any size; there has to be one. */
export function extremes(values: Iterable<bigint>): { readonly low: bigint; readonly high: bigint } {
  let [low, high] = [undefined, undefined] as [bigint | undefined, bigint | undefined];
  for (const value of values) {
    if (low === undefined || value < low) low = value;
    if (high === undefined || value > high) high = value;
  }
  if (low === undefined || high === undefined)
    throw new RangeError('extremes: there must be a value, got none');
  return { low, high };
}
