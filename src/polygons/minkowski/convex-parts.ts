import { rejectWords } from '../../core/arguments/index.js';
import { convexPartition2d } from '../../triangulation/partition/convex-partition2d.js';
import { combineOperands } from '../combine.js';
import { loadOperands } from '../load-operands.js';
import { type PolygonOperand, readOperand } from '../operand.js';
import type { PolygonSet } from '../polygon-set.js';

/** A convex polygon: x and y of its corners, counterclockwise, from the least by x, then by y. */
export type ConvexPart = Float64Array;

/** What an operand of a Minkowski sum encloses, in convex parts between its corners. */
export interface ConvexParts {
  readonly set: PolygonSet;
  readonly parts: readonly ConvexPart[];
  /** The least x and y, the greatest x and y. */
  readonly bounds: readonly [number, number, number, number];
}

/**
 * The convex parts of what polygons enclose.
 *
 * @throws RangeError naming the part that is wrong; also if nothing is enclosed, or a corner is no point of doubles
 */
export function convexPartsOf(where: string, name: string, polygons: PolygonOperand): ConvexParts {
  const read = readOperand(where, name, polygons);
  const { set } = combineOperands(loadOperands([read], undefined), [{ type: 'union', parts: [~0] }], 0);
  if (set.polygons.length === 0) rejectWords(where, name, 'polygons that enclose an area', 'none that do');
  return partsOfSet(where, name, set);
}

/** The same, of a set that is known to enclose something. */
export function partsOfSet(where: string, name: string, set: PolygonSet): ConvexParts {
  const points = set.vertices.map((vertex): readonly [number, number] => {
    if (!('lines' in vertex)) return vertex;
    return rejectWords(
      where,
      name,
      'polygons whose corners are doubles (see roundPolygonSet)',
      'ones with edges that cross in other points',
    );
  });
  const parts: ConvexPart[] = [];
  for (const rings of set.polygons) {
    const [outer, ...holes] = rings.map((ring) => ring.map((v) => points[v]!));
    const corners = [...outer!, ...holes.flat()];
    for (const part of convexPartition2d({ outer: outer!, holes })!) {
      parts.push(fromLeast(Array.from(part, (corner) => corners[corner]!)));
    }
  }
  return { set, parts, bounds: boundsOf(points) };
}

function boundsOf(points: readonly (readonly [number, number])[]): [number, number, number, number] {
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < bounds[0]) bounds[0] = x;
    if (y < bounds[1]) bounds[1] = y;
    if (x > bounds[2]) bounds[2] = x;
    if (y > bounds[3]) bounds[3] = y;
  }
  return bounds;
}

function fromLeast(ring: readonly (readonly [number, number])[]): ConvexPart {
  let least = 0;
  ring.forEach(([x, y], i) => {
    const [leastX, leastY] = ring[least]!;
    if (x < leastX || (x === leastX && y < leastY)) least = i;
  });
  return Float64Array.from([...ring.slice(least), ...ring.slice(0, least)].flat());
}

/** What has the opposite coordinates: each part turned by half a turn about the origin. */
export function opposite({ set, parts, bounds }: ConvexParts): ConvexParts {
  const turned = parts.map((part) =>
    fromLeast(Array.from({ length: part.length / 2 }, (_, i) => [0 - part[2 * i]!, 0 - part[2 * i + 1]!])),
  );
  const [minX, minY, maxX, maxY] = bounds;
  return { set, parts: turned, bounds: [0 - maxX, 0 - maxY, 0 - minX, 0 - minY] };
}

/** @throws RangeError if there are coordinates whose sum is beyond the largest double */
export function requireFiniteSums(where: string, a: ConvexParts, b: ConvexParts, name: string): void {
  const areFinite = a.bounds.every((bound, k) => Number.isFinite(bound + b.bounds[k]!));
  if (areFinite) return;
  rejectWords(where, name, 'polygons whose sums are in the range of doubles', 'coordinates beyond it');
}
