/** A pair of triangles and the text of their contact. */
export type PairText = readonly [a: number, b: number, contact: string];

/** Pairs as text, the worst relation first: `crossing: 0-3 crossing e0/f0 f0/e1; 1-2 touching v0/f0`. */
export function pairsText(pairs: readonly PairText[]): string {
  const list = pairs.map(([a, b, contact]) => `${a}-${b} ${contact}`);
  const kinds = ['overlapping', 'crossing', 'touching'];
  const worst = kinds.find((kind) => list.some((text) => text.includes(kind)));
  return `${worst}: ${list.join('; ')}`;
}

/** The class of a text: its first word, without the colon. */
export function firstWord(text: string): string {
  return /^[a-z-]+/.exec(text)?.[0] ?? text;
}

/**
 * The pairs with their relations only, which no numbering of corners changes; `rename` gives a pair its new numbers.
 * What is not a list of pairs stays as it is.
 */
export function barePairs(
  text: string,
  rename: (a: number, b: number) => readonly [number, number] = (a, b) => [a, b],
): string {
  const colon = text.indexOf(': ');
  if (colon < 0) return text;
  const pairs = text
    .slice(colon + 2)
    .split('; ')
    .map((pair) => {
      const [, a, b, relation] = /^(\d+)-(\d+) ([a-z]+)/.exec(pair) ?? [];
      return `${rename(Number(a), Number(b)).join('-')} ${relation}`;
    });
  return pairs.sort().join('; ');
}

/** A changed answer if it has the pairs of the first one, renamed; else those. */
export function samePairs(
  answer: string,
  got: string,
  rename?: (a: number, b: number) => readonly [number, number],
): string {
  const expected = barePairs(answer, rename);
  return barePairs(got) === expected && !got.includes('DIFFER') ? got : expected;
}
