/**
 * When two moving features are no farther apart than a given length, exactly.
 *
 * The distance is a continuous function of time, so the times are a closed set. Let it begin or end at a time other
 * than 0 and 1. There the distance is the given one, and is more at times as near as one likes. The nearest point of
 * the polygon of differences is in some part without its rim (moving-polygon.ts), which it is at all times near by, so
 * that the part's `beyond` is 0 there and positive at these times: it is not 0 for all time. So the set begins and ends
 * at 0, at 1, and at roots of such polynomials at which the part's conditions hold; a time between each two of these
 * tells whether they belong to one interval. It is empty if it has none of these.
 *
 * Source: Bridson, Fedkiw, Anderson 2002, "Robust treatment of collisions, contact and friction for cloth animation"
 * (why a thickness is asked for); the roots of polynomials as in exact-contacts.ts.
 */
import { type Algebraic, fromSurd, refine } from '../../../arithmetic/algebraic.js';
import { compare as compareDyadics, type Dyadic } from '../../../arithmetic/dyadic.js';
import { middleOf } from '../../../arithmetic/root-isolation.js';
import type { Surd } from '../../../arithmetic/surd.js';
import * as surd from '../../../arithmetic/surd.js';
import { orderOfTimes, type Time } from '../../times/time.js';
import type { Found } from '../exact-contacts.js';
import { type LinearMotion, vanishes } from '../linear-motion.js';
import { type Moment, momentOf } from '../moment.js';
import { END, START, timesOf } from '../roots.js';
import { type Near, nearestAtStart } from './closest.js';
import { type Part, partsOf } from './moving-polygon.js';

/** A time at which a part's distance is the given one, and the part's conditions hold. */
interface Event {
  readonly time: Time;
  readonly at: Moment;
}

const isInside = (part: Part, at: Moment): boolean => part.inside.every((p) => at(p) > 0);
const isReached = (parts: readonly Part[], at: Moment): boolean =>
  parts.some((part) => at(part.beyond) <= 0 && isInside(part, at));

/** The events of one part from time 0 to 1, in order, as they are asked for. */
function* eventsOf(part: Part): Generator<Event> {
  if (vanishes(part.beyond)) return;
  for (const time of timesOf(part.beyond)) {
    const at = momentOf(time);
    if (isInside(part, at)) yield { time, at };
  }
}

/** All events, 0 and 1, in order. */
function allEvents(parts: readonly Part[]): Event[] {
  const ends = [START, END].map((time) => ({ time, at: momentOf(time) }));
  const events = [...ends, ...parts.flatMap((part) => [...eventsOf(part)])];
  events.sort((a, b) => orderOfTimes(a.time, b.time));
  return events.filter(({ time }, i) => i === 0 || orderOfTimes(events[i - 1]!.time, time) < 0);
}

const power = (exponent: number): Dyadic => ({ mantissa: 1n, exponent });
const enclosed = (time: Time): Algebraic => (time.type === 'surd' ? fromSurd(time) : time);

function atDyadic({ mantissa, exponent }: Dyadic): Surd {
  const shift = BigInt(Math.abs(exponent));
  const [numerator, denominator] = exponent < 0 ? [mantissa, 1n << shift] : [mantissa << shift, 1n];
  return surd.fromRational({ numerator, denominator });
}

/** A fraction between two times of which the first is earlier. */
function between(first: Time, second: Time): Surd {
  let [a, b] = [enclosed(first), enclosed(second)];
  for (let bits = 8; compareDyadics(a.upper, b.lower) >= 0; bits *= 2) {
    a = refine(a, power(-bits));
    b = refine(b, power(-bits));
  }
  return atDyadic(middleOf(a.upper, b.lower));
}

/** The parts that hold the nearest point at an event that begins an interval. */
function nearestAt(parts: readonly Part[], { time, at }: Event): Part[] {
  const inside = parts.filter((part) => isInside(part, at));
  if (time === START) return nearestAtStart(inside);
  return inside.filter((part) => at(part.beyond) === 0);
}

/** Intervals of time in which the features are no farther apart than the motion's length, in order. */
export function timesWithin(near: Near, motion: LinearMotion): Found[] {
  const parts = partsOf(motion, near.corners);
  const events = allEvents(parts);
  const found: Found[] = [];
  let isOpen = false;
  for (const [i, event] of events.entries()) {
    const { time, at } = event;
    const next = events[i + 1];
    // What is neither 0 nor 1 is an event because something is reached there.
    if ((i === 0 || next === undefined) && !isReached(parts, at)) continue;
    const before = isOpen ? found.pop()! : { time, contact: near.pairs(motion, at, nearestAt(parts, event)) };
    found.push({ ...before, until: time });
    isOpen = next !== undefined && isReached(parts, momentOf(between(time, next.time)));
  }
  return found;
}

/** Whether there is such an interval. */
export function isEverWithin(near: Near, motion: LinearMotion): boolean {
  const parts = partsOf(motion, near.corners);
  if (isReached(parts, momentOf(START)) || isReached(parts, momentOf(END))) return true;
  return parts.some((part) => eventsOf(part).next().done !== true);
}
