/** Contacts of meshes that move, as text. */

/** A pair of features in short, the double nearest to its first time, and whether no pair touches earlier. */
export interface MovingPairText {
  readonly a: string;
  readonly b: string;
  readonly time: number;
  readonly isFirst: boolean;
}

/** When the first contact is, in a word. */
function wordOf(pairs: readonly MovingPairText[]): string {
  const first = pairs.filter(({ isFirst }) => isFirst);
  if (first.length === 0) return 'never';
  const [{ time }] = first as [MovingPairText];
  if (time === 0) return 'start';
  if (time === 1) return 'end';
  return first.length === 1 ? 'single' : 'tied';
}

/**
 * All pairs, sorted as texts, behind a word for the first: `tied v3/f0@0.5* e0-1/e3-4@0.5* v5/f0@0.75`, the first ones
 * with a star. Edges are named by their vertices.
 */
export function movingPairsText(pairs: readonly MovingPairText[]): string {
  const texts = pairs.map(({ a, b, time, isFirst }) => `${a}/${b}@${time}${isFirst ? '*' : ''}`);
  return [wordOf(pairs), ...texts.sort()].join(' ');
}

/** The pairs of a text, each by its features and what stands behind them. */
const PAIR = /^([vef][\d-]+)\/([vef][\d-]+)(@.*)$/;

/** A text with each pair's sides exchanged, or its faces renamed. */
export function renamedPairs(
  text: string,
  rename: (a: string, b: string) => readonly [string, string],
): string {
  const [word, ...pairs] = text.split(' ');
  const renamed = pairs.map((pair) => {
    const found = PAIR.exec(pair);
    return found === null ? pair : `${rename(found[1]!, found[2]!).join('/')}${found[3]}`;
  });
  return [word, ...renamed.sort()].join(' ');
}
