/** Simple polygons, convex or not, whose vertices have given signs to a plane: found by a search through a lattice. */
import type { Sign } from '../../../src/core/sign.js';
import type { Random } from '../../../src/oracle/cases/random.js';
import { THICKNESS } from './convex-patterns.js';

export type Place = readonly [number, number];

/** All patterns of signs around a polygon of n vertices. */
export function allPatterns(n: number): Sign[][] {
  if (n === 0) return [[]];
  return allPatterns(n - 1).flatMap((pattern) => ([1, 0, -1] as const).map((sign) => [...pattern, sign]));
}

const ACROSS = [0, 3, 4, 7, 8, 11, 15];

/**
 * Heights over the plane of vertices of a side; those in the band are on its faces, on the plane itself, and between.
 */
function heights(sign: Sign, isThick: boolean): readonly number[] {
  if (sign === 0) return isThick ? [10, 9, 7, 2, 0, -2, -7, -9, -10] : [0];
  const near = isThick ? THICKNESS : 0;
  return [1, 2, 3].map((k) => sign * (near + k));
}

const turn = (p: Place, q: Place, r: Place) =>
  Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));

const isOn = (p: Place, q: Place, x: Place) =>
  turn(p, q, x) === 0 && (x[0] - p[0]) * (x[0] - q[0]) + (x[1] - p[1]) * (x[1] - q[1]) <= 0;

/** Whether two segments without a common end have a common point. */
function meet(p: Place, q: Place, r: Place, s: Place): boolean {
  if (isOn(p, q, r) || isOn(p, q, s) || isOn(r, s, p) || isOn(r, s, q)) return true;
  return turn(p, q, r) * turn(p, q, s) < 0 && turn(r, s, p) * turn(r, s, q) < 0;
}

/** Whether an edge may follow a chain: it meets the chain in its last point only, and the first one if it closes it. */
function fits(chain: readonly Place[], next: Place, isClosing: boolean): boolean {
  const last = chain.at(-1)!;
  if (isOn(last, next, last) && last[0] === next[0] && last[1] === next[1]) return false;
  for (let i = isClosing ? 1 : 0; i + 2 < chain.length; i++) {
    if (meet(chain[i]!, chain[i + 1]!, last, next)) return false;
  }
  if (chain.length < 2) return true;
  const [before, first, second] = [chain.at(-2)!, chain[0]!, chain[1]!];
  return !(
    isOn(last, next, before) ||
    isOn(before, last, next) ||
    (isClosing && isOn(last, next, second)) ||
    (isClosing && isOn(first, second, last))
  );
}

/** Such a polygon, another for each state of the random numbers; null if none is found. */
export function simplePolygon(pattern: readonly Sign[], isThick: boolean, random: Random): Place[] | null {
  for (let tries = 0; tries < 200; tries++) {
    const found = search(pattern, isThick, random, 60 * pattern.length);
    if (found !== null) return found;
  }
  return null;
}

/** From a random beginning on, which may have no continuation. */
function search(pattern: readonly Sign[], isThick: boolean, random: Random, limit: number): Place[] | null {
  let steps = 0;
  const extend = (chain: readonly Place[]): Place[] | null => {
    if (chain.length === pattern.length) return fits(chain, chain[0]!, true) ? [...chain] : null;
    const rows = heights(pattern[chain.length]!, isThick);
    const places = ACROSS.flatMap((x) => rows.map((y): Place => [x, y]));
    for (const place of shuffled(places, random)) {
      if (++steps > limit) return null;
      if (chain.length > 0 && !fits(chain, place, false)) continue;
      const found = extend([...chain, place]);
      if (found !== null) return found;
    }
    return null;
  };
  return extend([]);
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}
