import { isDoublePoint } from '../arrangement/double-point.js';
import { pointsOfLine } from '../arrangement/moved-crossing.js';
import type { Subdivision } from '../arrangement/subdivision.js';
import { NONE } from '../core/collections/hashing.js';
import type { PolygonSetLine } from './polygon-set.js';
import { sameLines } from './same-lines.js';

/** An edge of a set: a run of pieces on one line, by half-edges, and the line that it is known by. */
export interface Run {
  readonly from: number;
  line: number;
  readonly halves: readonly number[];
}

/** The edges of the rings of polygons. */
export type RingRuns = readonly (readonly (readonly Run[])[])[];

/** Lines of a soup in the lexicographic order of their numbers. */
export class Lines {
  readonly #subdivision: Subdivision;

  constructor(subdivision: Subdivision) {
    this.#subdivision = subdivision;
  }

  compare(a: number, b: number): number {
    if (a === b) return 0;
    const { lines: all, moves } = this.#subdivision.soup;
    const lines = all.data;
    for (let k = 0; k < 4; k++) {
      const [x, y] = [lines[4 * a + k]!, lines[4 * b + k]!];
      if (x !== y) return x < y ? -1 : 1;
    }
    const [moveA, moveB] = [moves.get(a), moves.get(b)];
    for (let k = 0; k < 2; k++) {
      const [x, y] = [moveA?.[k] ?? -Infinity, moveB?.[k] ?? -Infinity];
      if (x !== y) return x < y ? -1 : 1;
    }
    return 0;
  }

  lesser(a: number, b: number): number {
    return this.compare(a, b) <= 0 ? a : b;
  }

  /** The least line of the edges that are behind half-edges. */
  leastOf(halves: readonly number[]): number {
    const subdivision = this.#subdivision;
    const lineOf = subdivision.soup.edgeLine.data;
    let least = subdivision.lineOf(halves[0]!);
    for (const h of halves) {
      least = this.lesser(subdivision.lineOf(h), least);
      for (let at = subdivision.moreOf(h >>> 1); at !== NONE; at = subdivision.moreAfter(at)) {
        least = this.lesser(lineOf[subdivision.moreEdge(at)]!, least);
      }
    }
    return least;
  }

  /** The numbers of lines in a set, in their order. */
  numbered(lines: readonly number[]): Map<number, number> {
    const distinct = Array.from(new Set(lines)).sort((a, b) => this.compare(a, b));
    return new Map(distinct.map((line, number) => [line, number]));
  }

  pointsOf(line: number): PolygonSetLine {
    return pointsOfLine(this.#subdivision.soup, line) as unknown as PolygonSetLine;
  }
}

/** The vertices of runs that are no points of doubles. */
export function crossingsOf({ geometry, soup }: Subdivision, polygons: RingRuns): Set<number> {
  const crossings = new Set<number>();
  const seen = new Set<number>();
  for (const rings of polygons) {
    for (const ring of rings) {
      for (const { from } of ring) {
        if (geometry.isPlain(from) || seen.has(from)) continue;
        seen.add(from);
        if (!isDoublePoint(soup, from)) crossings.add(from);
      }
    }
  }
  return crossings;
}

/**
 * Gives all edges on one line that need a number for it the same line, which depends on the set as little as can be on
 * what it was made of: the line through the two least points of doubles in which such edges end; where there are no
 * two, the least of the lines that were given. So a set that is read again has the same lines.
 */
export function useOneLineEach(
  subdivision: Subdivision,
  polygons: RingRuns,
  crossings: ReadonlySet<number>,
  lines: Lines,
): void {
  if (crossings.size === 0) return;
  const numbers = new Uint32Array(subdivision.soup.lines.length / 4).fill(NONE);
  const known: number[] = [];
  const points = new LeastPairs(subdivision);
  const users: Run[] = [];
  for (const rings of polygons) {
    for (const ring of rings) {
      let run = ring.at(-1)!;
      let isFrom = crossings.has(run.from);
      for (const next of ring) {
        const isTo = crossings.has(next.from);
        if (isFrom || isTo) {
          users.push(run);
          if (numbers[run.line] === NONE) numbers[run.line] = known.push(run.line) - 1;
          if (!isFrom) points.add(numbers[run.line]!, run.from);
          else if (!isTo) points.add(numbers[run.line]!, next.from);
        }
        run = next;
        isFrom = isTo;
      }
    }
  }
  const own = known.slice();
  const first = sameLines(subdivision, known, (a, b) => {
    own[a] = lines.lesser(own[a]!, own[b]!);
    points.join(a, b);
  });
  for (let i = 0; i < own.length; i++) if (first[i] === i) own[i] = points.lineOf(i) ?? own[i]!;
  for (const run of users) run.line = own[first[numbers[run.line]!]!]!;
}

/** For each of some lines the two least of the points that were told of it. */
class LeastPairs {
  readonly #subdivision: Subdivision;
  readonly #pairs: (readonly number[] | undefined)[] = [];

  constructor(subdivision: Subdivision) {
    this.#subdivision = subdivision;
  }

  add(line: number, v: number): void {
    const { geometry } = this.#subdivision;
    const [p, q] = this.#pairs[line] ?? [];
    if (p === undefined) this.#pairs[line] = [v];
    else if (p === v || q === v) return;
    else if (geometry.compare(v, p) < 0) this.#pairs[line] = [v, p];
    else if (q === undefined || geometry.compare(v, q) < 0) this.#pairs[line] = [p, v];
  }

  join(line: number, other: number): void {
    for (const v of this.#pairs[other] ?? []) this.add(line, v);
  }

  /** The line through both points; null if there are no two. */
  lineOf(line: number): number | null {
    const { soup } = this.#subdivision;
    const [p, q] = (this.#pairs[line] ?? []).map((v) => soup.point(soup.x.data[v]!, soup.y.data[v]!));
    return p === undefined || q === undefined ? null : soup.lineThrough(p, q);
  }
}
