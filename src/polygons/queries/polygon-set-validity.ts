import { Subdivision } from '../../arrangement/subdivision.js';
import { walkThroughFaces } from '../../arrangement/walk.js';
import { requireNoMore } from '../../core/arguments/index.js';
import type { Ring } from '../../core/shapes.js';
import { type PolygonFault, polygonValidity2d } from '../../planar/polygons/polygon-validity.js';
import { polygonUnion } from '../boolean-operations.js';
import { canonicalPolygonText } from '../canonical-polygon-text.js';
import { type LoadedOperands, loadOperands } from '../load-operands.js';
import { isMade } from '../made-sets.js';
import { type PolygonOperand, ReadRings, readOperand } from '../operand.js';
import { edgesOf, usesOf } from '../polygons-with-origins.js';

/** Two polygons of which no set may have both. */
export interface PolygonPairFault {
  /** Whether their insides have points in common, or else their boundaries more than points. */
  readonly type: 'polygons-overlap' | 'polygons-share-edges';
  /** Their numbers, the lesser first. */
  readonly polygons: readonly [number, number];
}

/** Whether polygons are valid, each and together. */
export interface PolygonSetValidity {
  readonly valid: boolean;
  /** What is wrong with single polygons, in their order. */
  readonly faults: readonly (PolygonFault & { readonly polygon: number })[];
  /** What is wrong with two of them, in the order of their numbers. */
  readonly pairs: readonly PolygonPairFault[];
}

/**
 * Are polygons valid as a `MultiPolygon`: each of them, as `polygonValidity2d` has it, and no two with more than points
 * of their boundaries in common? What an invalid polygon has inside is what an odd number of its rings is wound around.
 *
 * A polygon set is valid if its rings are, in canonical form, the boundary of what they enclose; what is wrong is not
 * told. Sets that were made here are valid.
 *
 * Source: OGC 06-103r4 (simple features), 6.1.14.
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * const square = (x) => [[x, 0], [x + 2, 0], [x + 2, 2], [x, 2]];
 * polygonSetValidity([[square(0)], [square(4)]]).valid; // true
 * polygonSetValidity([[square(0)], [square(2)], [square(3)]]).pairs;
 * // [{ type: 'polygons-share-edges', polygons: [0, 1] }, { type: 'polygons-overlap', polygons: [1, 2] }]
 */
export function polygonSetValidity(polygons: PolygonOperand): PolygonSetValidity {
  const where = 'polygonSetValidity';
  if (arguments.length > 1) requireNoMore(where, 1, arguments[1]);
  const read = readOperand(where, 'polygons', polygons);
  if (!(read instanceof ReadRings)) {
    const valid = isMade(read) || canonicalPolygonText(polygonUnion(read)) === canonicalPolygonText(read);
    return { valid, faults: [], pairs: [] };
  }
  const faults = ringsOf(read).flatMap(([outer = [], ...holes], polygon) =>
    polygonValidity2d({ outer, holes }).faults.map((fault) => ({ ...fault, polygon })),
  );
  const pairs = pairFaults(loadOperands([read], undefined));
  return { valid: faults.length === 0 && pairs.length === 0, faults, pairs };
}

/** The rings of each polygon. */
function ringsOf({ lists, from, to }: ReadRings): Ring[][] {
  const { coordinates, ringEnds, polygonEnds } = lists;
  let [at, ring] = from;
  return Array.from({ length: to[2] - from[2] }, (_, polygon) => {
    const rings: Ring[] = [];
    for (; ring < polygonEnds.data[from[2] + polygon]!; ring++) {
      const points: [number, number][] = [];
      for (; at < ringEnds.data[ring]!; at += 2) {
        points.push([coordinates.data[at]!, coordinates.data[at + 1]!]);
      }
      rings.push(points);
    }
    return rings;
  });
}

/** The polygon of each leaf: an outer ring and its holes may be leaves of their own. */
function polygonsOfLeaves({ rules, holesEnd }: LoadedOperands): Uint32Array {
  const polygons = new Uint32Array(rules.length);
  let polygon = 0;
  for (let leaf = 0; leaf < rules.length; polygon++) {
    const end = holesEnd.get(leaf) ?? leaf + 1;
    polygons.fill(polygon, leaf, end);
    leaf = end;
  }
  return polygons;
}

/** Walks through all faces, and keeps in mind in which polygons it is. */
function pairFaults(loaded: LoadedOperands): PolygonPairFault[] {
  const subdivision = new Subdivision(loaded.soup);
  const uses = usesOf(subdivision);
  const polygonOf = polygonsOfLeaves(loaded);
  const found = new Map<string, PolygonPairFault>();
  const note = (type: PolygonPairFault['type'], p: number, q: number): void => {
    const polygons: [number, number] = p < q ? [p, q] : [q, p];
    const key = polygons.join(' ');
    if (type === 'polygons-overlap' || !found.has(key)) found.set(key, { type, polygons });
  };
  const inside = new Set<number>();
  walkThroughFaces(subdivision, {
    cross(h: number): void {
      /** For each polygon whether its boundary, seen as what an odd number of rings is wound around, is crossed. */
      const crossed = new Map<number, boolean>();
      for (const edge of edgesOf(subdivision, h >>> 1)) {
        for (const use of uses[edge]!) {
          const polygon = polygonOf[loaded.leafOfUse[use]!]!;
          crossed.set(polygon, crossed.get(polygon) !== true);
        }
      }
      const all = Array.from(crossed.keys());
      all.forEach((p, i) => {
        for (const q of all.slice(0, i)) note('polygons-share-edges', p, q);
      });
      const changed = all.filter((polygon) => crossed.get(polygon) === true);
      const entered = changed.filter((polygon) => !inside.delete(polygon));
      for (const polygon of entered) {
        for (const other of inside) note('polygons-overlap', polygon, other);
        inside.add(polygon);
      }
    },
  });
  return Array.from(found.values()).sort(({ polygons: a }, { polygons: b }) => a[0] - b[0] || a[1] - b[1]);
}
