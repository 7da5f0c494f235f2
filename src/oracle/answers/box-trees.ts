import { foundText } from './boxes.js';

/** What is found along a line: all boxes near to far, those that a test was asked for, and the first that is hit. */
export interface FoundAlong {
  readonly met: readonly number[];
  readonly asked: readonly number[];
  readonly first: number | null;
}

/** `some 3,1,2 asked:3,1 first:1`. */
export function alongText({ met, asked, first }: FoundAlong, count: number): string {
  return `${foundText(met, count)} asked:${asked.join()} first:${first ?? '-'}`;
}

/** What is found about a point: boxes within a distance, the nearest, and the same as along a line. */
export interface FoundNear {
  readonly within: readonly number[];
  readonly nearest: readonly number[];
  readonly asked: readonly number[];
  readonly first: number | null;
}

/** `some 1,2 nearest:2,1,0 asked:2,1 first:1`. */
export function nearText({ within, nearest, asked, first }: FoundNear, count: number): string {
  return `${foundText(within, count)} nearest:${nearest.join()} asked:${asked.join()} first:${first ?? '-'}`;
}

/** What is found among boxes that came and went, by their labels: along a line, and within a distance. */
export function changedText(met: readonly number[], within: readonly number[], count: number): string {
  const ascending = (labels: readonly number[]) => [...labels].sort((a, b) => a - b);
  return `${foundText(ascending(met), count)} within:${ascending(within).join()} of:${count}`;
}
