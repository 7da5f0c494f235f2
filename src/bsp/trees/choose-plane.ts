/**
 * By which plane a part of space is divided: it changes how large a tree becomes, and not what it says.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.3.2 (the cost, and hint planes). Planes across the axes in front of
 * it, until few faces are left: a tree of the faces' own planes alone is a list for a sphere, whose faces have
 * everything behind them.
 */
import type { Point3 } from '../../core/shapes.js';
import type { ExactPlane } from '../../implicit/index.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { CoefficientsPlaneObject } from '../../implicit/objects/planes.js';
import { nearestOf3, type Point3Object } from '../../implicit/objects/point3-object.js';
import type { PlaneTable } from '../planes/plane-table.js';
import { countSides, type Divider, type Fragment, type SideCounts } from './fragments.js';
import type { CheckedOptions } from './tree-options.js';

/** How many vertices say where the middle of the faces is. */
const SAMPLES = 63;

/** What a choice depends on, beside the fragments. */
export interface Choice {
  readonly table: PlaneTable;
  readonly options: CheckedOptions;
  /** The numbers of the hint planes. */
  readonly hints: readonly number[];
  /** Planes across axes have coordinates below this in magnitude. */
  readonly reach: number;
}

/** The plane by which a part of space with these fragments, of which there are some, is divided. */
export function choosePlane(fragments: readonly Fragment[], choice: Choice): Divider {
  return (
    hintPlane(fragments, choice) ??
    (fragments.length > choice.options.localSize ? axisPlane(fragments, choice) : null) ??
    facePlane(fragments, choice)
  );
}

function dividerOf(table: PlaneTable, number: number): Divider {
  return { plane: table.planes[number] as ExactPlane & PlaneObject, number };
}

function costOf({ front, back, straddling }: SideCounts, weight: number): number {
  return weight * straddling + (1 - weight) * (front > back ? front - back : back - front);
}

/** The first hint that passes through the fragments or between them. */
function hintPlane(fragments: readonly Fragment[], { table, hints }: Choice): Divider | null {
  for (const number of hints) {
    const divider = dividerOf(table, number);
    const { front, back, straddling } = countSides(fragments, divider);
    if (straddling > 0 || (front > 0 && back > 0)) return divider;
  }
  return null;
}

/**
 * The best of the planes across the axes through the middle vertex, if there is one that leaves at most three quarters
 * on each side.
 */
function axisPlane(fragments: readonly Fragment[], { table, options, reach }: Choice): Divider | null {
  const samples = evenly(fragments, SAMPLES).map(sampleOf);
  let best: CoefficientsPlaneObject | null = null;
  let least = Infinity;
  for (let axis = 0; axis < 3; axis++) {
    const plane = middlePlane(samples, axis, reach);
    if (plane === null) continue;
    const counts = countSides(fragments, { plane, number: table.find(plane)?.index ?? -1 });
    const most = Math.max(counts.front, counts.back) + counts.straddling;
    const cost = costOf(counts, options.weight);
    if (4 * most <= 3 * fragments.length && cost < least) [best, least] = [plane, cost];
  }
  return best === null ? null : dividerOf(table, table.add(best).index);
}

/**
 * A vertex of a fragment: an input point, if there is one, so that planes pass through it; else where one is, in single
 * precision. The nearest doubles would cut off slivers without any double inside.
 */
function sampleOf({ polygon }: Fragment): Point3 {
  const { vertices } = polygon;
  const plain = vertices.find((vertex) => !('type' in vertex));
  return (plain as Point3 | undefined) ?? Float32Array.from(nearestOf3(vertices[0] as Point3Object));
}

/** The plane through the middle one of the samples; null if it is too far out. */
function middlePlane(
  samples: readonly Point3[],
  axis: number,
  reach: number,
): CoefficientsPlaneObject | null {
  const along = samples.map((p) => p[axis]!).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const middle = along[along.length >> 1]!;
  if (!(middle > -reach && middle < reach)) return null;
  const normal = [0, 1, 2].map((k) => (k === axis ? 1 : 0)) as [number, number, number];
  return new CoefficientsPlaneObject(normal, -middle);
}

/** The cheapest of the planes of faces; of equally cheap ones that with the lowest number. */
function facePlane(fragments: readonly Fragment[], { table, options }: Choice): Divider {
  const numbers = new Set(evenly(fragments, options.candidates).map(({ plane }) => plane));
  let best = -1;
  let least = Infinity;
  for (const number of numbers) {
    const cost = costOf(countSides(fragments, dividerOf(table, number)), options.weight);
    if (cost < least || (cost === least && number < best)) [best, least] = [number, cost];
  }
  return dividerOf(table, best);
}

/** At most so many members of a list, evenly distributed, the first one among them. */
function evenly<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)]!);
}
