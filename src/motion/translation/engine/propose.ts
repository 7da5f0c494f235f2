/** Where the first contact is likely to be: the walk over times, in doubles, which proves nothing. */

import { powerOfTwo } from '../../../arithmetic/float64.js';
import { type Doubles, scaleToOne } from '../../../distance/engine/doubles.js';
import { shortestWalk } from '../../../distance/engine/proposal.js';
import type { Member } from './corral-in-time.js';
import { type MovingPair, movedDoubles } from './moving-pair.js';

const MOST_STEPS = 30;
/** What is nearer than this share of the radius, or of the reach, is as near as doubles tell. */
const NEAR = 2 ** -40;

/** Generators that are likely to be those of the contact, the likeliest first. */
export function proposals(pair: MovingPair): (readonly Member[])[] {
  const [p, q] = [pair.a.points.doubles, pair.b.points.doubles];
  if (p === null || q === null) return [];
  const found = walk(pair, p, q);
  return found.reverse().slice(0, 3);
}

function walk(pair: MovingPair, p: Doubles, q: Doubles): (readonly Member[])[] {
  const radius = toDouble(pair);
  const found: Member[][] = [];
  let last = '';
  let time = 0;
  for (let i = 0; i < MOST_STEPS; i++) {
    const now = time === 0 ? p : movedDoubles(p, pair, time);
    const scale = scaleToOne(now, q);
    if (scale === 0) break;
    const { members, vector: x } = shortestWalk(now, q);
    const length = Math.sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
    const gap = length - radius * scale;
    if (!(gap > NEAR * (pair.radius === 0n ? 1 : length))) break;
    const key = members.map(({ a, b }) => `${a} ${b}`).join();
    if (key !== last) found.push(members.map(({ a, b }) => ({ isDirection: false, a, b })));
    last = key;
    const closing = (x[0] * pair.shift[0] + x[1] * pair.shift[1] + x[2] * pair.shift[2]) * scale;
    if (!(closing < 0)) break;
    const step = (gap * length) / -closing;
    // A contact at the end itself may seem to be after it.
    if (!(step < 2) || !(time + step > time) || time + step > 1 + NEAR) break;
    time += step;
  }
  return found;
}

/** The radius in the unit of the doubles. */
function toDouble({ radius, scale: { exponent, denominator } }: MovingPair): number {
  if (radius === 0n) return 0;
  const value = Number(radius) / Number(denominator);
  return exponent < -1000 || exponent > 1000 ? Number.NaN : value * powerOfTwo(exponent);
}
