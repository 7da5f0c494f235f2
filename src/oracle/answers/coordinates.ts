/** `finite` or `overflow` (one is beyond the doubles), then the coordinates; -0 is not 0. */
export function coordinatesText(values: readonly number[]): string {
  const first = values.every(Number.isFinite) ? 'finite' : 'overflow';
  return [first, ...values.map((x) => (Object.is(x, -0) ? '-0' : String(x)))].join(' ');
}
