import { toDecimal } from '../../../../src/oracle/cases/doubles.js';
import { POINT_POLYGON, ringAt } from '../../../../src/oracle/cases/planar/rings.js';
import type { Answer, AnyQuestion } from '../../../../src/oracle/questions/question.js';

/** A case for which a test is written. */
export interface SnippetCase {
  readonly engine: string;
  /** The module of an engine that is not built in. */
  readonly module?: string | undefined;
  readonly question: AnyQuestion;
  readonly values: readonly number[];
  /** The true answer, as far as the engine says anything: a sign, text, `true` or `false`. */
  readonly expected: Answer;
  readonly id: string;
}

/** Code that asks an engine one thing. */
export interface Call {
  /** Lines before it: imports, and what it needs. */
  readonly before: readonly string[];
  /** An expression. */
  readonly code: string;
}

/** How a package is asked, by the names of questions; `undefined` for values that it is not asked. */
export type Calls = Readonly<Record<string, (values: readonly number[]) => Call | undefined>>;

/** Numbers as the arguments of a call. */
export const numbers = (values: readonly number[]): string => values.map(toDecimal).join(', ');

/** So many values from `at` on as a list: `[0, 1]`. */
export const list = (values: readonly number[], at: number, count: number): string =>
  `[${numbers(values.slice(at, at + count))}]`;

/** Values in lists of so many, separated by commas. */
export function lists(values: readonly number[], count: number): string {
  return Array.from({ length: values.length / count }, (_, i) => list(values, i * count, count)).join(', ');
}

const { outer: OUTER, hole: HOLE } = POINT_POLYGON;

/**
 * A point and a ring of `pointPolygon2d`, as packages for one ring are asked; `undefined` for what they are not asked.
 */
export function pointAndRing(
  values: readonly number[],
): { readonly point: string; readonly ring: string; readonly closed: string } | undefined {
  const ring = ringAt(values, OUTER);
  if (values[0] !== 0 || values[HOLE] !== 0 || ring.length < 3) return undefined;
  const points = ring.map((p) => `[${numbers(p)}]`);
  return {
    point: list(values, 1, 2),
    ring: `[${points.join(', ')}]`,
    closed: `[${[...points, points[0]].join(', ')}]`,
  };
}
