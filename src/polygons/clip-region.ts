import { ArgumentError, requireBox2, requireSegment2 } from '../core/arguments/index.js';
import { isList } from '../core/arguments/kinds.js';
import type { Box2, Segment } from '../core/shapes.js';
import { coordinates2d, type PointLike2 } from '../implicit/index.js';
import { orient2d } from '../predicates/index.js';
import { type PolygonOperand, type ReadOperand, ReadRings, readOperand } from './operand.js';
import type { PolygonSet, PolygonSetVertex } from './polygon-set.js';
import { setPoints } from './set-points.js';

/**
 * What clips: polygons of any kind, a box, or the half-plane on the left of the line from `start` to `end`, the line
 * included.
 */
export type PolygonClip = PolygonOperand | Box2 | Segment;

/**
 * Reads what clips. A half-plane becomes its part in a square around all that is clipped.
 *
 * @param reach no coordinate of what is clipped is greater, in magnitude
 */
export function readClip(where: string, name: string, clip: PolygonClip, reach: number): ReadOperand {
  if (typeof clip === 'object' && clip !== null && !isList(clip)) {
    if ('min' in clip) {
      requireBox2(where, name, clip);
      const [x0, y0, x1, y1] = [clip.min[0]!, clip.min[1]!, clip.max[0]!, clip.max[1]!];
      return readOperand(where, name, [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ]);
    }
    if ('start' in clip) {
      requireSegment2(where, name, clip);
      return halfPlaneIn(where, name, clip, reach);
    }
  }
  return readOperand(where, name, clip as PolygonOperand);
}

/** A power of two that no coordinate exceeds in magnitude, or the greatest double. */
export function reachOf(operand: ReadOperand): number {
  let most = 1;
  if (operand instanceof ReadRings) {
    for (const x of operand.coordinates.finish()) most = Math.max(most, Math.abs(x));
  } else {
    for (const point of setPoints(operand)) {
      const [x, y] = coordinates2d(point as PointLike2);
      most = Math.max(most, Math.abs(x), Math.abs(y));
    }
  }
  // Nearest doubles may be a little less than what they stand for.
  let reach = 2;
  while (reach <= most) reach *= 2;
  return Math.min(reach, Number.MAX_VALUE);
}

function halfPlaneIn(where: string, name: string, { start, end }: Segment, reach: number): PolygonSet {
  const [ax, ay, bx, by] = [start[0]! + 0, start[1]! + 0, end[0]! + 0, end[1]! + 0];
  if (ax === bx && ay === by) requireDirection(where, name);
  const corners: (readonly [number, number])[] = [
    [-reach, -reach],
    [reach, -reach],
    [reach, reach],
    [-reach, reach],
  ];
  const sides = corners.map(([x, y]) => orient2d(ax, ay, bx, by, x, y));
  // Line 0 is the border, line i + 1 the side of the square that begins at corner i.
  const lines: PolygonSet['lines'][number][] = [
    [ax, ay, bx, by],
    ...corners.map(([x, y], i) => [x, y, ...corners[(i + 1) % 4]!] as const),
  ];
  const vertices: PolygonSetVertex[] = [];
  corners.forEach((corner, i) => {
    if (sides[i]! >= 0) vertices.push(corner);
    if (sides[i]! * sides[(i + 1) % 4]! < 0) vertices.push({ lines: [0, i + 1] });
  });
  const polygons = vertices.length < 3 ? [] : [[vertices.map((_, v) => v)]];
  return { type: 'polygon-set', lines, vertices, polygons };
}

function requireDirection(where: string, name: string): never {
  throw new ArgumentError(`${where}: ${name}.end must be a point other than start, got the same point`);
}
