import { NONE } from '../core/collections/hashing.js';
import { HighestBelow } from './highest-below.js';
import type { Subdivision } from './subdivision.js';

/** A polygon of a region: rings of half-edges, which have the inside on their left; the outer ring comes first. */
export type BoundaryPolygon = readonly (readonly number[])[];

/** For each piece 1 if the inside is on its left only, 2 if on its right only, else 0. */
export type BoundarySides = Uint8Array;

/**
 * The boundary of a region, piece by piece: a polygon for each part of its interior that hangs together. Each ring
 * passes through a vertex once, so that rings have nothing but such points in common.
 *
 * A walk around a face comes to a vertex again where the face touches itself. What lies between is a ring of its own:
 * the walk is a cactus of rings (every block of a plane graph that bounds one face is a cycle), so that there is one
 * way to take it apart. The face is inside of one of them at most, which is its outer ring.
 */
export function boundaryPolygons(subdivision: Subdivision, sides: BoundarySides): BoundaryPolygon[] {
  const next = nextAlongBoundary(subdivision, sides);
  const cycles = cyclesOf(subdivision, sides, next);
  const walks = cycles.map((walk) => ringsOf(subdivision, walk));
  const polygons: (readonly number[])[][] = [];
  /** The polygon to which each walk belongs, and for those without an outer ring the walk that is below. */
  const polygonOf: number[] = [];
  const holes: number[] = [];
  walks.forEach((rings, walk) => {
    const outer = rings.findIndex((ring) => isCounterclockwise(subdivision, ring));
    if (outer < 0) {
      holes.push(walk);
      polygonOf.push(NONE);
      return;
    }
    polygonOf.push(polygons.length);
    polygons.push([rings[outer]!, ...rings.filter((_, i) => i !== outer)]);
  });
  if (holes.length > 0) {
    const below = walksBelow(subdivision, sides, walks, cycles, holes);
    for (const hole of holes) {
      const way = [hole];
      while (polygonOf[way.at(-1)!] === NONE) way.push(below.get(way.at(-1)!)!);
      const polygon = polygonOf[way.at(-1)!]!;
      for (const walk of way) polygonOf[walk] = polygon;
    }
    for (const hole of holes) polygons[polygonOf[hole]!]!.push(...walks[hole]!);
  }
  return polygons;
}

/** The half-edge of a piece that has the inside on its left; NONE for one that is not of the boundary. */
function insideHalf(piece: number, side: number): number {
  return side === 0 ? NONE : side === 1 ? 2 * piece : 2 * piece + 1;
}

/** For each half-edge with the inside on its left the one that comes next around the same face. */
function nextAlongBoundary({ starts, around }: Subdivision, sides: BoundarySides): Uint32Array {
  const next = new Uint32Array(2 * sides.length).fill(NONE);
  for (let v = 0; v + 1 < starts.length; v++) {
    const from = starts[v]!;
    const to = starts[v + 1]!;
    // What leaves the vertex and is followed, counterclockwise, by the twin of what comes in.
    let leaving = NONE;
    let first = NONE;
    for (let k = from; k < to; k++) {
      const h = around[k]!;
      const side = sides[h >>> 1]!;
      if (side === 0) continue;
      if (insideHalf(h >>> 1, side) === h) leaving = h;
      else if (leaving === NONE) first = h;
      else next[h ^ 1] = leaving;
    }
    if (first !== NONE) next[first ^ 1] = leaving;
  }
  return next;
}

function cyclesOf(_: Subdivision, sides: BoundarySides, next: Uint32Array): number[][] {
  const isSeen = new Uint8Array(2 * sides.length);
  const cycles: number[][] = [];
  for (let p = 0; p < sides.length; p++) {
    const first = insideHalf(p, sides[p]!);
    if (first === NONE || isSeen[first] === 1) continue;
    const cycle: number[] = [];
    for (let h = first; isSeen[h] === 0; h = next[h]!) {
      isSeen[h] = 1;
      cycle.push(h);
    }
    cycles.push(cycle);
  }
  return cycles;
}

/** A walk, taken apart where it comes to a vertex again. */
function ringsOf({ origins }: Subdivision, walk: readonly number[]): (readonly number[])[] {
  const places = new Map<number, number>();
  const open: number[] = [];
  const rings: (readonly number[])[] = [];
  for (const h of walk) {
    const v = origins[h]!;
    const place = places.get(v);
    if (place !== undefined) {
      const ring = open.splice(place);
      for (const g of ring) places.delete(origins[g]!);
      rings.push(ring);
    }
    places.set(v, open.length);
    open.push(h);
  }
  rings.push(open);
  return rings;
}

/** The place in a ring of the half-edge that starts at the least vertex. */
export function leastOf({ geometry, origins }: Subdivision, ring: readonly number[]): number {
  let least = 0;
  for (let i = 1; i < ring.length; i++)
    if (geometry.compare(origins[ring[i]!]!, origins[ring[least]!]!) < 0) least = i;
  return least;
}

/** Both edges at the least vertex of a ring point to the right: it turns left there if it is counterclockwise. */
function isCounterclockwise(subdivision: Subdivision, ring: readonly number[]): boolean {
  const at = leastOf(subdivision, ring);
  const leaving = ring[at]!;
  const coming = ring[at === 0 ? ring.length - 1 : at - 1]!;
  return subdivision.geometry.turn(subdivision.lineOf(leaving), subdivision.lineOf(coming)) > 0;
}

/** For each walk around a hole the one that is below it. */
function walksBelow(
  subdivision: Subdivision,
  sides: BoundarySides,
  walks: readonly (readonly (readonly number[])[])[],
  cycles: readonly (readonly number[])[],
  holes: readonly number[],
): Map<number, number> {
  const walkOf = new Uint32Array(sides.length);
  const pieces: number[] = [];
  cycles.forEach((cycle, walk) => {
    for (const h of cycle) {
      walkOf[h >>> 1] = walk;
      pieces.push(h >>> 1);
    }
  });
  const tree = new HighestBelow(subdivision, Uint32Array.from(pieces), holes.length);
  const below = new Map<number, number>();
  for (const hole of holes) {
    let least = NONE;
    for (const ring of walks[hole]!) {
      const v = subdivision.origins[ring[leastOf(subdivision, ring)]!]!;
      if (least === NONE || subdivision.geometry.compare(v, least) < 0) least = v;
    }
    below.set(hole, walkOf[tree.below(least)]!);
  }
  return below;
}
