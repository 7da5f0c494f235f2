/** Pairs of numbers, and whether they are none, some, or all that there could be: `some 0-1 0-3`. */
export function boxPairsText(pairs: ArrayLike<number>, possible: number): string {
  const texts = Array.from({ length: pairs.length / 2 }, (_, i) => `${pairs[2 * i]}-${pairs[2 * i + 1]}`);
  const kind = texts.length === 0 ? 'none' : texts.length === possible ? 'all' : 'some';
  return [kind, ...texts].join(' ');
}
