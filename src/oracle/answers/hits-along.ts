import { fractionText } from './fractions.js';
import type { FractionLike } from './hits.js';

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
