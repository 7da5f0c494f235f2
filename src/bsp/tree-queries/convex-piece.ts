/**
 * Convex sets of any dimension as corners with the planes that they lie on: what is cut by the planes of a tree on the
 * way down. A new corner is the common point of three planes, of the set or of the tree, so that its numbers do not
 * grow with the number of cuts.
 */
import type { Point3 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { samePoint } from '../../implicit/compare-points.js';
import type { PointLike3 } from '../../implicit/index.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { exists3, type Point3Object } from '../../implicit/objects/point3-object.js';
import { ThreePlanesPointObject } from '../../implicit/objects/three-planes-point.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';

/** An extreme point. */
export interface Corner {
  readonly point: Point3 | Point3Object;
  /** The numbers of all planes that it lies on, of those that the set is described by. */
  readonly tight: readonly number[];
}

/** The extreme points of a convex set, at least one. */
export type Piece = readonly Corner[];

/** The plane of a number. */
export type PlaneOf = (number: number) => PlaneObject;

/** The two closed parts of a piece that lies on both sides of a plane. */
export interface PieceSplit {
  readonly front: Piece;
  readonly back: Piece;
}

const includes = (tight: readonly number[], all: readonly number[]) => all.every((n) => tight.includes(n));

/** Without points that are equal to others, or within edges or faces. */
export function extremeCorners(corners: readonly Corner[]): Piece {
  return corners.filter((corner, i) => {
    return !corners.some((other, k) => {
      if (k === i || !includes(other.tight, corner.tight)) return false;
      const isSame = samePoint(other.point as PointLike3, corner.point as PointLike3);
      return isSame ? k < i : !includes(corner.tight, other.tight);
    });
  });
}

/** The side of each corner. */
export function sidesOfPiece(piece: Piece, plane: PlaneObject): Sign[] {
  return piece.map(({ point }) => sideOfAny(plane, point));
}

/** The part of a piece on one side that lies on the plane. */
export function facetOf(piece: Piece, sides: readonly Sign[], number: number): Piece {
  return piece.filter((_, i) => sides[i] === 0).map((corner) => onPlane(corner, number));
}

function onPlane({ point, tight }: Corner, number: number): Corner {
  return { point, tight: [...tight, number] };
}

/** Cuts a piece that has corners on both sides. */
export function splitPiece(
  piece: Piece,
  sides: readonly Sign[],
  number: number,
  planeOf: PlaneOf,
): PieceSplit {
  const shared = [...facetOf(piece, sides, number), ...cutCorners(piece, sides, number, planeOf)];
  const on = (side: Sign) => [...piece.filter((_, i) => sides[i] === side), ...shared];
  return { front: on(1), back: on(-1) };
}

/** Cuts a polygon that has corners on both sides; its corners and those of the parts are in their order around. */
export function splitRing(ring: Piece, sides: readonly Sign[], number: number, planeOf: PlaneOf): PieceSplit {
  const [front, back]: [Corner[], Corner[]] = [[], []];
  ring.forEach((q, j) => {
    const i = j === 0 ? ring.length - 1 : j - 1;
    if (sides[i] !== 0 && sides[j] === -sides[i]!) {
      const common = ring[i]!.tight.filter((n) => q.tight.includes(n));
      const corner = { point: cutPoint(common, number, planeOf), tight: [...common, number] };
      front.push(corner);
      back.push(corner);
    }
    const corner = sides[j] === 0 ? onPlane(q, number) : q;
    if (sides[j] !== -1) front.push(corner);
    if (sides[j] !== 1) back.push(corner);
  });
  return { front, back };
}

/** Where edges cross the plane: two corners are the ends of one if no third lies on all the planes that both lie on. */
function cutCorners(piece: Piece, sides: readonly Sign[], number: number, planeOf: PlaneOf): Corner[] {
  const found: Corner[] = [];
  piece.forEach((p, i) => {
    if (sides[i] !== 1) return;
    piece.forEach((q, j) => {
      if (sides[j] !== -1) return;
      const common = p.tight.filter((n) => q.tight.includes(n));
      const isEdge = !piece.some((r, k) => k !== i && k !== j && includes(r.tight, common));
      if (isEdge) found.push({ point: cutPoint(common, number, planeOf), tight: [...common, number] });
    });
  });
  return found;
}

/**
 * The common point of a plane and an edge, which is the line that two of its planes have in common. (Two may be the
 * same plane.)
 */
function cutPoint(common: readonly number[], number: number, planeOf: PlaneOf): Point3Object {
  const plane = planeOf(number);
  for (const [i, p] of common.entries()) {
    for (const q of common.slice(i + 1)) {
      const point = new ThreePlanesPointObject(planeOf(p), planeOf(q), plane);
      if (exists3(point)) return point;
    }
  }
  throw new Error('cutPoint: an edge without planes');
}
