/**
 * All contacts of two moving features, exactly. Where a polynomial that is 0 at every contact is not 0 for all time,
 * contacts are among its roots, and each is tested there. Otherwise the answer changes at roots of other polynomials
 * only: these, and a time between each and the next, are tested, and what follows without a gap is one contact.
 *
 * Source: Provot 1997, "Collision and self-collision handling in cloth model dedicated to design garments" (the cubic);
 * Brochu, Edwards, Bridson 2012, "Efficient geometrically exact continuous collision detection" (why roundings matter).
 */
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import type { ContactPoint } from '../../core/contact.js';
import { orderOfTimes, type Time } from '../times/time.js';
import type { Encounter } from './encounter.js';
import { type LinearMotion, vanishes } from './linear-motion.js';
import { momentOf } from './moment.js';
import { END, START, timesOf } from './roots.js';

/** From when until when features have common points, and what these are at first. */
export interface Found {
  readonly time: Time;
  readonly until: Time;
  readonly contact: readonly ContactPoint[];
}

/** The contacts, and whether the polynomials that are 0 at each are always 0. */
export interface Contacts {
  readonly found: readonly Found[];
  readonly always: boolean;
}

/**
 * A fraction between two times of which the first is earlier: the next multiple of 2^-k above it, for the first k, in
 * steps, for which that is below the second.
 */
function between(a: Surd, b: Surd): Surd {
  for (let bits = 4n; ; bits *= 2n) {
    const above = surd.floor({ ...a, rational: a.rational << bits, coefficient: a.coefficient << bits }) + 1n;
    const sample = surd.fromRational({ numerator: above, denominator: 1n << bits });
    if (surd.compare(sample, b) < 0) return sample;
  }
}

/** The different ones of some times, in order. */
function inOrder(times: readonly Time[]): Time[] {
  const sorted = [...times].sort(orderOfTimes);
  return sorted.filter((time, i) => i === 0 || orderOfTimes(sorted[i - 1]!, time) < 0);
}

/** All times at which the answer may change where nothing but `critical` changes it; 0 and 1 are among them. */
function criticalTimes(encounter: Encounter, motion: LinearMotion): Surd[] {
  const polynomials = encounter.critical(motion).filter((p) => !vanishes(p));
  // All of them are quadratic, so these are surds.
  return inOrder([START, ...polynomials.flatMap(timesOf), END]) as Surd[];
}

/** Contacts where the answer changes at critical times only. */
function lastingContacts(encounter: Encounter, motion: LinearMotion): Found[] {
  const times = criticalTimes(encounter, motion);
  const at = (time: Time) => encounter.contactAt(motion, momentOf(time));
  const found: Found[] = [];
  let isOpen = false;
  for (const [i, time] of times.entries()) {
    const contact = at(time);
    if (contact.length === 0) isOpen = false;
    else {
      const first = isOpen ? found.pop()! : { time, contact };
      found.push({ ...first, until: time });
    }
    if (contact.length > 0 && i + 1 < times.length) isOpen = at(between(time, times[i + 1]!)).length > 0;
  }
  return found;
}

/**
 * All contacts, in order.
 *
 * A contact's set of times is closed, so that what is in contact between two times of the list is so at both of them.
 */
export function exactContacts(encounter: Encounter, motion: LinearMotion): Contacts {
  const polynomial = encounter.vanishing(motion).find((p) => !vanishes(p));
  if (polynomial === undefined) return { found: lastingContacts(encounter, motion), always: true };
  const found: Found[] = [];
  for (const time of timesOf(polynomial)) {
    const contact = encounter.contactAt(motion, momentOf(time));
    if (contact.length > 0) found.push({ time, until: time, contact });
  }
  return { found, always: false };
}

/** Whether there is a contact at all. One that lasts until it changes has a contact at a critical time, too. */
export function exactlyMeet(encounter: Encounter, motion: LinearMotion): boolean {
  const polynomial = encounter.vanishing(motion).find((p) => !vanishes(p));
  const times = polynomial === undefined ? criticalTimes(encounter, motion) : timesOf(polynomial);
  return times.some((time) => encounter.contactAt(motion, momentOf(time)).length > 0);
}
