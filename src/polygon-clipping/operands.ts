import type { SetStep } from '../arrangement/membership.js';
import { reject, requireList, requireNumber } from '../core/arguments/index.js';
import { isList } from '../core/arguments/kinds.js';
import { type ReadOperand, ReadRings, RingLists } from '../polygons/operand.js';

/** Rings to be wound around by the rule non-zero, and how polygons are made of them. */
export interface ReadGeometries {
  readonly rings: ReadOperand[];
  /** What each geometry is: the number of a step, or ~i for ring i. */
  readonly parts: number[];
  readonly steps: SetStep[];
}

const GEOMETRY = 'a list of rings or a list of polygons';

type Lists = ArrayLike<unknown>;

/** Whether a list is a polygon: a list of rings of points. What has no point at all may be either. */
function isPolygon(geometry: Lists): boolean {
  for (let i = 0; i < geometry.length; i++) {
    const ring = geometry[i] as Lists;
    if (!isList(ring)) return false;
    if (ring.length === 0) continue;
    const point = ring[0] as Lists;
    return isList(point) && point.length > 0 && !isList(point[0]);
  }
  return false;
}

/** The first two numbers of each point. */
function readRing(lists: RingLists, where: string, name: string, ring: unknown): ReadOperand {
  requireList(where, name, 'a list of points', ring);
  const points = ring as ArrayLike<ArrayLike<number>>;
  const read = new ReadRings(lists);
  for (let i = 0; i < points.length; i++) {
    const point = points[i]!;
    if (!isList(point) || point.length < 2) reject(where, `${name}[${i}]`, 'a point of 2 coordinates', point);
    for (const axis of [0, 1] as const) {
      const x = point[axis]!;
      requireNumber(where, `${name}[${i}][${axis}]`, x);
      lists.coordinates.push(x + 0);
    }
  }
  lists.ringEnds.push(lists.coordinates.length);
  lists.polygonEnds.push(lists.ringEnds.length);
  return read.finish();
}

/**
 * Reads geometries as polygon-clipping does: what its outer ring winds around belongs to a polygon, without what its
 * other rings wind around; polygons are united.
 *
 * @throws RangeError naming the part that is wrong
 */
export function readGeometries(
  where: string,
  geometries: readonly unknown[],
  nameOf: (i: number) => string,
): ReadGeometries {
  const lists = new RingLists();
  const read: ReadGeometries = { rings: [], parts: [], steps: [] };
  const step = (type: SetStep['type'], parts: readonly number[]): number =>
    parts.length === 1 ? parts[0]! : read.steps.push({ type, parts }) - 1;
  geometries.forEach((geometry, i) => {
    const name = nameOf(i);
    if (!isList(geometry)) reject(where, name, GEOMETRY, geometry);
    const isOne = isPolygon(geometry as Lists);
    const polygons = isOne ? [geometry] : Array.from(geometry as Lists);
    const parts = polygons.flatMap((rings, j) => {
      const path = isOne ? name : `${name}[${j}]`;
      requireList(where, path, 'a list of rings', rings);
      const own = Array.from(rings as Lists, (ring, k) => {
        read.rings.push(readRing(lists, where, `${path}[${k}]`, ring));
        return ~(read.rings.length - 1);
      });
      return own.length === 0 ? [] : [step('difference', own)];
    });
    read.parts.push(
      parts.length === 0 ? read.steps.push({ type: 'union', parts: [] }) - 1 : step('union', parts),
    );
  });
  return read;
}
