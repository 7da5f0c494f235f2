import { PointNumbers } from '../../arrangement/point-numbers.js';
import { orient2d } from '../../predicates/index.js';
import { compareRings } from '../canonical-set.js';
import type { PolygonSet } from '../polygon-set.js';
import type { ExactRings } from './exact-rings.js';
import type { RoundedVertices } from './rounded-vertices.js';

/**
 * Does a set have the rings of others, whose vertices were rounded: each with its vertices in their order, in the same
 * polygons, and nothing more? A vertex at which an edge leads on straight after rounding is none of the set.
 */
export function hasSameStructure(rings: ExactRings, rounded: RoundedVertices, set: PolygonSet): boolean {
  if (rounded.pixelCount !== rings.count || set.polygons.length !== rings.polygons.length) return false;
  const numbers = new PointNumbers(set.vertices.length);
  for (const vertex of set.vertices) {
    if ('lines' in vertex) return false;
    numbers.numberOf(vertex[0], vertex[1]);
  }
  const count = set.vertices.length;
  const { x, y } = rounded;
  const numberOf = Int32Array.from({ length: rings.count }, (_, v) => {
    const number = numbers.numberOf(x[v]!, y[v]!);
    return number < count ? number : -1;
  });
  const polygons: number[][][] = [];
  for (const polygon of rings.polygons) {
    const own: number[][] = [];
    for (const ring of polygon) {
      const kept = keptOf(ring, numberOf, rounded);
      if (kept === null) return false;
      own.push(kept);
    }
    polygons.push([own[0]!, ...own.slice(1).sort(compareRings)]);
  }
  polygons.sort((a, b) => compareRings(a[0]!, b[0]!));
  return polygons.every((polygon, i) => {
    const other = set.polygons[i]!;
    return polygon.length === other.length && polygon.every((ring, k) => compareRings(ring, other[k]!) === 0);
  });
}

/** The vertices of a ring that are vertices of the set, from the least; null if others do not lie between them. */
function keptOf(ring: readonly number[], numberOf: Int32Array, { x, y }: RoundedVertices): number[] | null {
  const start = ring.findIndex((v) => numberOf[v]! >= 0);
  if (start < 0) return null;
  const kept: number[] = [];
  let from = ring[start]!;
  let passed: number[] = [];
  for (let k = 1; k <= ring.length; k++) {
    const v = ring[(start + k) % ring.length]!;
    if (numberOf[v]! < 0) {
      passed.push(v);
      continue;
    }
    // Straight on, in the direction of the edge all the way.
    let before = from;
    for (const between of [...passed, v]) {
      if (orient2d(x[from]!, y[from]!, x[v]!, y[v]!, x[between]!, y[between]!) !== 0) return null;
      const isX = x[from] !== x[v];
      const at = isX ? x : y;
      if (order(at[before]!, at[between]!) !== order(at[from]!, at[v]!)) return null;
      before = between;
    }
    kept.push(numberOf[from]!);
    from = v;
    passed = [];
  }
  let least = 0;
  for (let i = 1; i < kept.length; i++) if (kept[i]! < kept[least]!) least = i;
  return [...kept.slice(least), ...kept.slice(0, least)];
}

const order = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);
