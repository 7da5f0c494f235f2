import { rejectWords } from '../../core/arguments/index.js';
import { compareCoordinate } from '../../implicit/compare-points.js';
import type { PointLike3 } from '../../implicit/data.js';
import type { RingPoint } from './cut-ring.js';

/** Two places of a ring by their numbers, and what is between them lies inside of the polygon. */
export type Chord = readonly [number, number];

const AXES = [0, 1, 2] as const;

/**
 * The chords of a plane: the maximal segments of the line in which it cuts the polygon's plane that lie inside of the
 * polygon, from each place of the boundary on the line to the next.
 *
 * The places are put in order along the line. Edges that leave it into front or back change what is just in front of
 * the line, or behind it, from inside to outside or back again; where both are inside, there is a chord. (Along an edge
 * that lies on the line only one of them is.) No turn is asked for, so that it does not matter which way the polygon
 * runs.
 *
 * @throws RangeError if two places are the same, or a chord is an edge, which is so in no simple polygon
 */
export function chordsAlong(where: string, ring: readonly RingPoint[]): Chord[] {
  const places = inOrder(where, ring);
  const chords: Chord[] = [];
  let [isFrontInside, isBackInside] = [false, false];
  places.forEach((place, k) => {
    for (const neighbour of [ring.at(place - 1)!, ring[(place + 1) % ring.length]!]) {
      if (neighbour.exactSide > 0) isFrontInside = !isFrontInside;
      if (neighbour.exactSide < 0) isBackInside = !isBackInside;
    }
    const next = places[k + 1];
    if (!(isFrontInside && isBackInside) || next === undefined) return;
    if ((place + 1) % ring.length === next || (next + 1) % ring.length === place) {
      rejectWords(where, 'polygon', 'simple', 'a boundary that crosses itself on the plane');
    }
    chords.push([place, next]);
  });
  return chords;
}

/** The places on the line, by the first coordinate that tells two of them apart. */
function inOrder(where: string, ring: readonly RingPoint[]): number[] {
  const places = [...ring.keys()].filter((i) => ring[i]!.exactSide === 0);
  const at = (i: number) => ring[i]!.point as PointLike3;
  const axis = AXES.find((a) => places.some((i) => compareCoordinate(a, at(places[0]!), at(i)) !== 0)) ?? 0;
  const compare = (i: number, j: number) => compareCoordinate(axis, at(i), at(j));
  places.sort(compare);
  if (places.some((place, k) => k > 0 && compare(places[k - 1]!, place) === 0)) {
    rejectWords(where, 'polygon', 'simple', 'a boundary that touches itself on the plane');
  }
  return places;
}
