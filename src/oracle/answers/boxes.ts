/** Pairs of numbers, and whether they are none, some, or all that there could be: `some 0-1 0-3`. */
export function boxPairsText(pairs: ArrayLike<number>, possible: number): string {
  const texts = Array.from({ length: pairs.length / 2 }, (_, i) => `${pairs[2 * i]}-${pairs[2 * i + 1]}`);
  const kind = texts.length === 0 ? 'none' : texts.length === possible ? 'all' : 'some';
  return [kind, ...texts].join(' ');
}

/** From so many pairs on it is a crowd. */
const CROWD = 1000;

/** Pairs of numbers, and whether there are none, some, or a thousand and more: `some 0-1 0-3`. */
export function manyPairsText(pairs: ArrayLike<number>): string {
  const texts = Array.from({ length: pairs.length / 2 }, (_, i) => `${pairs[2 * i]}-${pairs[2 * i + 1]}`);
  const kind = texts.length === 0 ? 'none' : texts.length < CROWD ? 'some' : 'crowd';
  return [kind, ...texts].join(' ');
}

/** Numbers between commas, and whether they are none, some, or all of so many: `some 0,3`. */
export function foundText(found: ArrayLike<number>, of: number): string {
  const kind = found.length === 0 ? 'none' : found.length === of ? 'all' : 'some';
  return `${kind} ${Array.from(found).join()}`;
}

/** What was seen of boxes that moved: pairs that began and ended at each look, and those that are left. */
export interface Seen {
  readonly begun: readonly string[];
  readonly ended: readonly string[];
}

/** `changing = +0-1 -2-3 = +2-3 0-1 2-3`: looks begin with `=`, the pairs that are left stand at the end. */
export function movingText(looks: readonly Seen[], left: readonly string[]): string {
  const parts = looks.flatMap(({ begun, ended }) => [
    '=',
    ...begun.map((pair) => `+${pair}`),
    ...ended.map((pair) => `-${pair}`),
  ]);
  // The first look is at the list as it was given.
  const isStill = looks.slice(1).every(({ begun, ended }) => begun.length + ended.length === 0);
  return [isStill ? 'still' : 'changing', ...parts, ...left].join(' ');
}

/** Pairs of labels in order, the lower one first, as texts. */
export function pairTexts(pairs: readonly (readonly [number, number])[]): string[] {
  return pairs
    .map(([a, b]) => (a < b ? ([a, b] as const) : ([b, a] as const)))
    .sort(([a, b], [c, d]) => a - c || b - d)
    .map(([a, b]) => `${a}-${b}`);
}

/** Cells in order, each as its numbers between commas; whether there are none, whether the walk was stopped. */
export function cellsText(cells: readonly string[], isStopped: boolean): string {
  const kind = isStopped ? 'stopped' : cells.length === 0 ? 'none' : 'passed';
  return [kind, ...cells].join(' ');
}

/** Which of two points comes first along a curve, and the key of a cell: `before 5`. */
export function mortonText(order: number, key: number | bigint): string {
  return `${order < 0 ? 'before' : order > 0 ? 'after' : 'same'} ${key}`;
}
