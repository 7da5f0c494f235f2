import { cloudFamilies, MOST_IN_CLOUD, pointsOf } from '../enclosing/clouds.js';
import type { Random } from '../random.js';
import { pointBeside } from './located-points.js';

/** The most steps of a history. */
export const MOST_STEPS = 16;

/** Where the numbers stand behind the points: how many are there at first, how many steps there are, each step. */
const AT = 1 + 2 * MOST_IN_CLOUD;
const STEPS = AT + 2;
const POINT = STEPS + MOST_STEPS;

/** A step below this inserts a point; others remove one. */
export const INSERTIONS = MOST_IN_CLOUD;
/** One more than the greatest number of a step. */
export const STEP_NUMBERS = 2 * MOST_IN_CLOUD;

/** One step: the place where a point comes, or the number of the one that goes. */
export type Step = { readonly place: number[] } | { readonly gone: number };

export interface History {
  readonly start: number[][];
  readonly steps: Step[];
  readonly point: [number, number];
}

/**
 * Points that are there at first, and what happens then. A step s below twelve inserts a point where point s is, modulo
 * their number; another one removes, of the points that are there in the order of their numbers, that with the number
 * s - 12, modulo how many there are.
 */
export function historyOf(values: ArrayLike<number>): History {
  const places = pointsOf(values, 2) as number[][];
  const start = places.slice(0, values[AT]!);
  const here = start.map((_, id) => id);
  let given = start.length;
  const steps: Step[] = [];
  for (let k = 0; k < values[AT + 1]!; k++) {
    const s = values[STEPS + k]!;
    if (s < INSERTIONS) {
      steps.push({ place: places[s % places.length]! });
      here.push(given++);
    } else if (here.length > 0) {
      steps.push({ gone: here.splice((s - INSERTIONS) % here.length, 1)[0]! });
    }
  }
  return { start, steps, point: [values[POINT]!, values[POINT + 1]!] };
}

/** The families of clouds, with points that come and go, and one that is looked for at the end. */
export const historyFamilies = cloudFamilies[2].map(({ name, summary, fill }) => ({
  name: `history-of-${name}`,
  summary: `${summary}; some of them there at first, up to sixteen steps; and a point as in the families of located ones`,
  fill(random: Random, out: Float64Array) {
    fill(random, out);
    const count = out[0]!;
    out[AT] = random.oneIn(4) ? count : random.between(0, count);
    out[AT + 1] = random.between(1, MOST_STEPS);
    // Some grow, and some shrink.
    const inserted = random.between(1, 3);
    for (let k = 0; k < MOST_STEPS; k++) {
      const isInserted = random.below(4) < inserted;
      out[STEPS + k] = random.below(INSERTIONS) + (isInserted ? 0 : INSERTIONS);
    }
    out.set(pointBeside(random, pointsOf(out, 2)), POINT);
  },
}));
