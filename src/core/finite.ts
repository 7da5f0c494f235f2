/**
 * Whether the nine numbers from place i on are finite. A sum of finite numbers may overflow, so `false` means to look
 * closer; `true` is certain, because NaN and Infinity do not go away in a sum. One sum costs less than nine questions.
 *
 * @example nineAreFinite(new Float64Array(9), 0); // true
 */
export function nineAreFinite(v: Float64Array, i: number): boolean {
  const a = v[i]! + v[i + 1]! + v[i + 2]!;
  const b = v[i + 3]! + v[i + 4]! + v[i + 5]!;
  const sum = a + b + (v[i + 6]! + v[i + 7]! + v[i + 8]!);
  return sum - sum === 0;
}

/**
 * Whether eight values are finite numbers, or `null` or a boolean, which count as numbers; `false` means to look
 * closer, as in {@link nineAreFinite}. A text does not go away in a sum either, which then is a text.
 *
 * @example eightAreFinite(1, 2, 3, 4, 5, 6, 7, 8); // true
 */
export function eightAreFinite(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
): boolean {
  const sum = a + b + c + d + e + f + g + h;
  return sum - sum === 0 && typeof sum === 'number';
}
