import type { Location } from '../../core/location.js';
import { compareParameters } from '../../implicit/parameter.js';
import type { LeafSolidity } from '../trees/bsp-tree.js';
import type { LinePart } from './line-descent.js';
import type { Place, PlaceOrEnd } from './line-place.js';

/** What is around a point or along an open part of a line. */
interface Around {
  solid: boolean;
  empty: boolean;
}

/**
 * A place of the line; `after` is what is around the open part from there to the next place, or to the end of a ray.
 */
interface Stop {
  readonly place: Place;
  readonly at: Around;
  readonly after: Around;
  readonly planes: Set<number>;
}

/** One end of a stretch. */
export interface StretchEnd {
  readonly place: Place;
  readonly location: Exclude<Location, 'outside'>;
  /** The numbers of the planes that it lies on, ascending. */
  readonly planes: readonly number[];
}

/** A part of a line that is inside a solid, or on its boundary. */
export interface Stretch {
  readonly location: Exclude<Location, 'outside'>;
  readonly entry: StretchEnd;
  /** `null`: it has no end. */
  readonly exit: StretchEnd | null;
}

const none = (): Around => ({ solid: false, empty: false });

/** The parts of a line in solid space, in order, out of the parts that lie in the closed cells of leaves. */
export function stretchesOf(parts: readonly LinePart[], leaves: readonly LeafSolidity[]): Stretch[] {
  const { stops, rankOf } = stopsOf(parts);
  for (const part of parts) {
    const isSolid = leaves[~part.child] === 'solid';
    const [first, last] = [rankOf(part.from), rankOf(part.to)];
    for (let i = first; i <= last && i < stops.length; i++) {
      const stop = stops[i]!;
      add(stop.at, isSolid);
      if (i < last) add(stop.after, isSolid);
      for (const plane of part.within) stop.planes.add(plane);
    }
  }
  return runsOf(stops);
}

function add(around: Around, isSolid: boolean): void {
  if (isSolid) around.solid = true;
  else around.empty = true;
}

/** The distinct places of all parts, in order; the end of a ray comes after all. */
function stopsOf(parts: readonly LinePart[]) {
  const places = new Set<Place>();
  for (const { from, to } of parts) {
    places.add(from);
    if (to !== null) places.add(to);
  }
  const sorted = [...places].sort((p, q) => compareParameters(p.parameter, q.parameter));
  const stops: Stop[] = [];
  const ranks = new Map<PlaceOrEnd, number>();
  for (const place of sorted) {
    const before = stops.at(-1)?.place;
    if (before === undefined || compareParameters(before.parameter, place.parameter) !== 0) {
      stops.push({ place, at: none(), after: none(), planes: new Set() });
    }
    for (const plane of place.planes) stops.at(-1)!.planes.add(plane);
    ranks.set(place, stops.length - 1);
  }
  ranks.set(null, stops.length);
  return { stops, rankOf: (place: PlaceOrEnd) => ranks.get(place)! };
}

function locationOf({ solid, empty }: Around): Location {
  return solid ? (empty ? 'boundary' : 'inside') : 'outside';
}

/** Points and open parts in turn, as long as they have one location. */
function runsOf(stops: readonly Stop[]): Stretch[] {
  const found: Stretch[] = [];
  let before: Location = 'outside';
  for (const stop of stops) {
    const at = locationOf(stop.at);
    // Behind the last place there is nothing, unless a ray goes on there.
    const after = stop.after.solid || stop.after.empty ? locationOf(stop.after) : 'outside';
    if (before === at && at === after) continue;
    if (before !== 'outside' && (before !== at || at !== after)) close(found, endOf(stop, at));
    if (after !== 'outside' && (before !== at || at !== after)) {
      found.push({ location: after, entry: endOf(stop, at), exit: null });
    } else if (before === 'outside' && at !== 'outside') {
      found.push({ location: at, entry: endOf(stop, at), exit: endOf(stop, at) });
    }
    before = after;
  }
  return found;
}

function close(found: Stretch[], exit: StretchEnd): void {
  found.push({ ...found.pop()!, exit });
}

function endOf({ place, planes }: Stop, location: Location): StretchEnd {
  return { place, location: location as StretchEnd['location'], planes: [...planes].sort((p, q) => p - q) };
}
