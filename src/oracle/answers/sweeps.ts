/** When shapes that translate meet, as text. */
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import { fractionText } from './numbers.js';

/** A time a + b√c: a fraction, or one plus or minus the root of another one. */
export function timeText(time: Surd): string {
  const { rational, coefficient, radicand, denominator } = time;
  const whole = fractionText(rational, denominator);
  if (surd.isRational(time)) return whole;
  const root = fractionText(coefficient * coefficient * radicand, denominator * denominator);
  return `${whole}${coefficient < 0n ? '-' : '+'}√(${root})`;
}

/** A common point at the first time; without coordinates where these are irrational. */
export interface SweepPlace {
  readonly a: string;
  readonly b: string;
  readonly point: readonly number[] | null;
}

/** What is said of a sweep. */
export interface SaidOfSweep {
  readonly start: string;
  readonly first: Surd | null;
  readonly last: Surd | null;
  readonly approach: string;
  readonly places: readonly SweepPlace[];
}

const ONE = surd.fromNumber(1);

/**
 * The class first: how it starts, or whether the shapes stay in contact from the first time on, pass, or touch once.
 */
export function sweepText({ start, first, last, approach, places }: SaidOfSweep): string {
  if (first === null || last === null) return 'never';
  const passage = surd.equals(last, ONE) ? 'stays' : surd.equals(first, last) ? 'instant' : 'passes';
  const word = start === 'disjoint' ? passage : start;
  const texts = places.map(({ a, b, point }) => `${a}/${b}${point === null ? '' : `(${point.join()})`}`);
  return [word, timeText(first), timeText(last), approach, ...texts.sort()].join(' ');
}

/** The text with the shapes swapped. */
export function swapSweep(text: string): string {
  const words = text.split(' ');
  const swapped = words.slice(4).map((word) => word.replace(/^([^/]+)\/([^(]+)/, '$2/$1'));
  return [...words.slice(0, 4), ...swapped.sort()].join(' ');
}

/** What is said of times alone: how long the shapes meet, and both times. */
export function axisSweepText(first: Surd | null, last: Surd | null): string {
  if (first === null || last === null) return 'never';
  const passage = surd.equals(last, ONE) ? 'stays' : surd.equals(first, last) ? 'instant' : 'passes';
  const word = surd.sign(first) === 0 ? 'started' : passage;
  return `${word} ${timeText(first)} ${timeText(last)}`;
}

/** The same of a text of {@link sweepText}. */
export function timesOfSweep(text: string): string {
  const [word, ...rest] = text.split(' ');
  if (rest.length === 0) return text;
  return [word === 'touching' || word === 'overlapping' ? 'started' : word, ...rest.slice(0, 2)].join(' ');
}
