import type { Point3 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { nineNumbers } from '../../implicit/exact-plane.js';
import { ThreePointsPlaneObject } from '../../implicit/objects/planes.js';
import { projectedOrientation } from '../../implicit/projected-orientation.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';
import { boxesOverlapping } from '../../indexes/index.js';
import type { PreparedMesh } from '../../mesh/index.js';
import { orient2d } from '../../predicates/index.js';
import type { Polygon } from '../engine/facet.js';
import { innerPointOf } from '../engine/inner-line.js';
import { boxAlong, type Ray } from '../engine/probe.js';
import type { Soup } from '../engine/soup.js';
import { nearest } from '../engine/vertices.js';
import type { MeshOperand } from './operand.js';

/** How often each mesh winds around the points just beside a point inside a piece of a facet. */
export interface MeshWindings {
  /** On the side that the front of the piece's plane looks to. */
  readonly front: readonly number[];
  readonly back: readonly number[];
  /** The first of the triangles that cover the point, by mesh and number: it speaks for all. */
  readonly speaker: readonly [operand: number, triangle: number];
}

/**
 * Counts, along a ray that starts inside a piece which no triangle crosses and meets no edge, which triangles it
 * passes. What has the point on it lies in the plane of the piece.
 *
 * Source: Jacobson et al. 2013, "Robust Inside-Outside Segmentation".
 */
export function windingsBeside(
  soup: Soup,
  operands: readonly MeshOperand[],
  plane: number,
  piece: Polygon,
): MeshWindings {
  for (let attempt = 0; ; attempt++) {
    const inner = innerPointOf(soup.tables, soup.signs, plane, piece, attempt);
    if (inner === null) continue;
    const ray = { ...inner, near: nearest(inner.point) };
    const found = windingsAlong(operands, ray, soup.signs.along(plane, ray.axis) > 0);
    if (found !== null) return found;
  }
}

function windingsAlong(operands: readonly MeshOperand[], ray: Ray, isFrontUp: boolean): MeshWindings | null {
  const above = new Array<number>(operands.length).fill(0);
  const below = new Array<number>(operands.length).fill(0);
  const box = boxAlong(ray);
  let speaker: readonly [number, number] = [-1, -1];
  for (let operand = 0; operand < operands.length; operand++) {
    const { mesh } = operands[operand]!;
    if (mesh.triangles === 0 || !boxesMeet(mesh.bvh.bounds, box)) continue;
    for (const t of boxesOverlapping(mesh.bvh, box)) {
      const passage = passageOf(mesh, t, ray);
      if (passage === null) return null;
      if (passage.turn === 0) continue;
      below[operand]! += passage.turn;
      if (passage.isThere) {
        if (speaker[0] < 0) speaker = [operand, t];
      } else above[operand]! += passage.turn;
    }
  }
  return isFrontUp ? { front: above, back: below, speaker } : { front: below, back: above, speaker };
}

/** Does the first box of a list have a point in common with another one? */
function boxesMeet(boxes: ArrayLike<number>, box: ArrayLike<number>): boolean {
  for (let k = 0; k < 3; k++) if (boxes[k]! > box[3 + k]! || box[k]! > boxes[3 + k]!) return false;
  return true;
}

/** How the way up from a point passes a triangle. */
interface Passage {
  /** 1 if it leaves by it, -1 if it enters, 0 if it does not pass. */
  readonly turn: Sign;
  /** Whether the triangle has the point on it. */
  readonly isThere: boolean;
}

const NONE: Passage = { turn: 0, isThere: false };

/** Null if the ray meets the boundary of the triangle. */
function passageOf({ positions, indices }: PreparedMesh, t: number, ray: Ray): Passage | null {
  const [a, b, c] = [0, 1, 2].map((k): Point3 => {
    const at = 3 * indices[3 * t + k]!;
    return [positions[at]!, positions[at + 1]!, positions[at + 2]!];
  });
  const [u, v] = OTHERS[ray.axis];
  const way = orient2d(a![u]!, a![v]!, b![u]!, b![v]!, c![u]!, c![v]!);
  // A triangle along the ray is met in its edges, if at all.
  if (way === 0) return NONE;
  const signs = [sideOf(a!, b!, ray), sideOf(b!, c!, ray), sideOf(c!, a!, ray)];
  if (signs.some((sign) => sign * way < 0)) return NONE;
  const plane = new ThreePointsPlaneObject(nineNumbers(a!, b!, c!));
  const side = sideOfAny(plane, ray.point);
  // In front of a triangle that looks up is above it.
  if (side !== 0 && side === way) return NONE;
  if (signs.includes(0)) return null;
  return { turn: way > 0 ? 1 : -1, isThere: side === 0 };
}

const OTHERS = [
  [1, 2],
  [2, 0],
  [0, 1],
] as const;

/** On which side of an edge the ray passes, as it is seen from far along it. */
function sideOf(a: Point3, b: Point3, { axis, line, point }: Ray): number {
  if (line === null) return projectedOrientation(axis, a, b, point);
  const [u, v] = OTHERS[axis];
  return orient2d(a[u]!, a[v]!, b[u]!, b[v]!, line[u]!, line[v]!);
}
