import { MOST_VERTICES } from '../../cases/planar/rings.js';
import { integer, type layoutOf, points } from '../layout.js';

type Parts = Parameters<typeof layoutOf>[1][];

/** The count and the places of a ring. */
export function ringParts(name: string, least = 0, most = MOST_VERTICES): Parts {
  const names = Array.from({ length: most }, (_, i) => `${name}${i}`).join(' ');
  return [integer(`${name}Count`, least, most, 'how many of the points behind it count'), ...points(names)];
}

/** A convex polygon among flat values: policy, vertex to begin with, and points whose hull it is. */
export function convexRingParts(name: string): Parts {
  return [
    integer(`${name}Policy`, 0, 3),
    integer(`${name}From`, 0, MOST_VERTICES - 1),
    ...ringParts(name, 1),
  ];
}
