import { fractionText } from './numbers.js';

/** A parameter: numerator / denominator, the denominator positive. */
export interface FractionLike {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * A hit: the features of both there, the exact parameter, the point's rounded coordinates.
 *
 * @example
 * const half = { numerator: 2n, denominator: 4n };
 * hitText('e0', 'f2', half, [0, 0.5, 1]); // 'e0/f2@1/2(0,0.5,1)'
 */
export function hitText(a: string, b: string, t: FractionLike, point: readonly number[]): string {
  return `${a}/${b}@${fractionText(t.numerator, t.denominator)}(${point.map((x) => x + 0).join(',')})`;
}

/** One end of what a line and one of several solids have in common. */
export interface HitLike {
  readonly solid: number;
  readonly type: string;
  readonly rank: number;
  readonly feature: string;
  readonly parameter: FractionLike;
  readonly point: readonly number[];
}

/** All of them in order, behind whether there are none, all at different places, or some at one place. */
export function hitsAlongText(hits: readonly HitLike[]): string {
  const isTied = hits.some(({ rank }, i) => rank === hits[i - 1]?.rank);
  const kind = hits.length === 0 ? 'none' : isTied ? 'tied' : 'apart';
  const texts = hits.map(({ solid, type, rank, feature, parameter, point }) => {
    const t = fractionText(parameter.numerator, parameter.denominator);
    return `${solid}:${type}:${rank}:${feature}@${t}(${point.map((x) => x + 0).join()})`;
  });
  return [kind, ...texts].join(' ');
}

/**
 * A part of a line in a solid: its location, where it begins and where it ends (`null`: never), and whether these
 * points are as it is.
 */
export interface StretchLike {
  readonly location: string;
  readonly entry: FractionLike;
  readonly exit: FractionLike | null;
  readonly hasEntry: boolean;
  readonly hasExit: boolean;
}

/**
 * A stretch: `inside(1/2..3/4)`, brackets for ends that are of the stretch; of a single point `boundary[1/2]`.
 *
 * @example
 * const [half, one] = [{ numerator: 1n, denominator: 2n }, { numerator: 1n, denominator: 1n }];
 * stretchText({ location: 'inside', entry: half, exit: one, hasEntry: false, hasExit: true }); // 'inside(1/2..1/1]'
 */
export function stretchText({ location, entry, exit, hasEntry, hasExit }: StretchLike): string {
  const from = fractionText(entry.numerator, entry.denominator);
  const to = exit === null ? 'inf' : fractionText(exit.numerator, exit.denominator);
  if (from === to) return `${location}[${from}]`;
  return `${location}${hasEntry ? '[' : '('}${from}..${to}${hasExit ? ']' : ')'}`;
}

/** The relation of a line to a solid, and its stretches in order. */
export function stretchesText(relation: string, stretches: readonly StretchLike[]): string {
  return [relation, ...stretches.map(stretchText)].join(' ');
}

/** A part of a line in the cell of a leaf, or on its boundary. */
export interface PassageLike {
  readonly leaf: number;
  readonly location: string;
  readonly entry: FractionLike;
  readonly exit: FractionLike;
}

/**
 * A passage: `3:inside:0/1..1/2`.
 *
 * @example
 * const [from, to] = [{ numerator: 0n, denominator: 1n }, { numerator: 2n, denominator: 4n }];
 * passageText({ leaf: 3, location: 'inside', entry: from, exit: to }); // '3:inside:0/1..1/2'
 */
export function passageText({ leaf, location, entry, exit }: PassageLike): string {
  const [from, to] = [entry, exit].map((t) => fractionText(t.numerator, t.denominator));
  return `${leaf}:${location}:${from}..${to}`;
}

/** Passages in order, the class before them, and what else is said of the line. */
export function passagesText(passages: readonly string[], stretches: string): string {
  const isAlong = passages.some((text) => text.includes('boundary'));
  const count = isAlong ? 'along' : passages.length === 1 ? 'one' : 'several';
  return [count, ...passages, 'then', stretches].join(' ');
}
