/** What is left of input polygons in a part of space. */
import type { Sign } from '../../core/sign.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';
import type { CheckedPolygon } from '../split/load-polygon.js';
import { splitChecked } from '../split/split-convex-polygon.js';

/** A part of a polygon. */
export interface Fragment {
  readonly polygon: CheckedPolygon;
  /** The number of the polygon that it is a part of. */
  readonly source: number;
  /** The number of its plane, */
  readonly plane: number;
  /** and whether it faces as that does. */
  readonly facing: Sign;
}

/** A plane with the number under which fragments know theirs. */
export interface Divider {
  readonly plane: PlaneObject;
  readonly number: number;
}

/** How many fragments lie where. Those on the plane are the rest. */
export interface SideCounts {
  readonly front: number;
  readonly back: number;
  readonly straddling: number;
}

/** How many of the fragments a plane would leave whole, and how many it would cut. */
export function countSides(fragments: readonly Fragment[], divider: Divider): SideCounts {
  const counts = { front: 0, back: 0, straddling: 0 };
  for (const fragment of fragments) {
    const sides = sidesTaken(fragment, divider);
    if (sides === 3) counts.straddling++;
    else if (sides === 1) counts.front++;
    else if (sides === 2) counts.back++;
  }
  return counts;
}

/** 1: some of it is in front, 2: some of it is behind, 3: both, 0: it is on the plane. */
function sidesTaken({ polygon, plane }: Fragment, divider: Divider): number {
  if (plane === divider.number) return 0;
  let sides = 0;
  for (const vertex of polygon.vertices) {
    const side = sideOfAny(divider.plane, vertex);
    if (side !== 0) sides |= side > 0 ? 1 : 2;
    if (sides === 3) break;
  }
  return sides;
}

/** Fragments on both sides of a plane and on it. */
export interface Division {
  readonly front: Fragment[];
  readonly back: Fragment[];
  readonly on: Fragment[];
}

/** Divides fragments by a plane, exactly. Fragments of its own plane are on it; others cannot be. */
export function divideFragments(where: string, fragments: readonly Fragment[], divider: Divider): Division {
  const division: Division = { front: [], back: [], on: [] };
  for (const fragment of fragments) {
    const sides = sidesTaken(fragment, divider);
    if (sides === 0) division.on.push(fragment);
    else if (sides === 1) division.front.push(fragment);
    else if (sides === 2) division.back.push(fragment);
    else {
      const { front, back } = splitChecked(where, fragment.polygon, divider.plane);
      division.front.push({ ...fragment, polygon: front });
      division.back.push({ ...fragment, polygon: back });
    }
  }
  return division;
}
