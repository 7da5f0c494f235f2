/**
 * Bounded convex polyhedra whose faces lie in given planes, cut by planes exactly: what is left of a large box when one
 * goes down a tree.
 *
 * Every vertex is the common point of three planes of the cell, so that its numbers do not grow with the number of
 * cuts; rings are strictly convex.
 */
import type { Sign } from '../../core/sign.js';
import { FarPlaneObject } from '../../implicit/objects/far-plane.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import type { Point3Object } from '../../implicit/objects/point3-object.js';
import { ThreePlanesPointObject } from '../../implicit/objects/three-planes-point.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';

/** A face of a cell. */
export interface CellFace {
  readonly plane: PlaneObject;
  /** The number by which whoever cuts the cell knows the plane; those of the faces of the first box are negative. */
  readonly number: number;
  /** 1 if the plane's normal points out of the cell, -1 if into it. */
  readonly outward: 1 | -1;
  /** Numbers of vertices, counterclockwise as seen from outside. */
  readonly ring: readonly number[];
}

/** A bounded convex polyhedron with an inside. */
export interface Cell {
  readonly vertices: readonly Point3Object[];
  readonly faces: readonly CellFace[];
}

/** What is in front of a plane, and what behind it; null if there is nothing. */
export interface CellSplit {
  readonly front: Cell | null;
  readonly back: Cell | null;
}

/**
 * Corners of the faces 2 axis (the negative side) and 2 axis + 1: bit k of a corner's number is its side along axis k.
 */
const BOX_RINGS = [
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 2, 3, 1],
  [4, 5, 7, 6],
] as const;

/** The cube of all points whose coordinates are at most 2^exponent; its faces have the numbers -1 to -6. */
export function farCube(exponent: number): Cell {
  const planes = BOX_RINGS.map((_, i) => new FarPlaneObject((i >> 1) as 0 | 1 | 2, i & 1 ? 1 : -1, exponent));
  const vertices = Array.from({ length: 8 }, (_, corner) => {
    const [x, y, z] = [0, 1, 2].map((axis) => planes[2 * axis + ((corner >> axis) & 1)]!);
    return new ThreePlanesPointObject(x!, y!, z!);
  });
  const faces = BOX_RINGS.map((ring, i): CellFace => ({ plane: planes[i]!, number: ~i, outward: 1, ring }));
  return { vertices, faces };
}

/** Cuts a cell by a plane that is known under a number. */
export function splitCell(cell: Cell, plane: PlaneObject, number: number): CellSplit {
  const sides = cell.vertices.map((vertex) => sideOfAny(plane, vertex));
  if (!sides.includes(1)) return { front: null, back: cell };
  if (!sides.includes(-1)) return { front: cell, back: null };
  const vertices = [...cell.vertices];
  const cutAt = cutsOf(cell, sides, vertices, plane);
  const piece = (side: 1 | -1) => pieceOf(cell, vertices, sides, cutAt, { plane, number }, side);
  return { front: piece(1), back: piece(-1) };
}

/** The number of the vertex where an edge crosses the plane. */
type CutAt = (i: number, j: number) => number;

/** Appends the vertices of the cut: where an edge between two faces crosses the plane. */
function cutsOf(cell: Cell, sides: readonly Sign[], vertices: Point3Object[], plane: PlaneObject): CutAt {
  const count = cell.vertices.length;
  const key = (i: number, j: number) => (i < j ? i * count + j : j * count + i);
  const first = new Map<number, PlaneObject>();
  const cuts = new Map<number, number>();
  for (const face of cell.faces) {
    const { ring } = face;
    ring.forEach((j, at) => {
      const i = ring.at(at - 1)!;
      if (sides[i]! === 0 || sides[j]! === 0 || sides[i] === sides[j]) return;
      const neighbour = first.get(key(i, j));
      if (neighbour === undefined) first.set(key(i, j), face.plane);
      else {
        cuts.set(key(i, j), vertices.length);
        vertices.push(new ThreePlanesPointObject(neighbour, face.plane, plane));
      }
    });
  }
  return (i, j) => cuts.get(key(i, j))!;
}

/** The piece on one side: what is left of the faces, and the cap in the plane. */
function pieceOf(
  cell: Cell,
  vertices: readonly Point3Object[],
  sides: readonly Sign[],
  cutAt: CutAt,
  cut: Pick<CellFace, 'plane' | 'number'>,
  side: 1 | -1,
): Cell {
  const faces: CellFace[] = [];
  // The cap runs along each of its edges the other way than the face beyond.
  const next = new Map<number, number>();
  const isOnPlane = (i: number) => i >= sides.length || sides[i] === 0;
  for (const face of cell.faces) {
    if (!face.ring.some((i) => sides[i] === side)) continue;
    const ring = clipRing(face.ring, sides, cutAt, side);
    faces.push({ ...face, ring });
    ring.forEach((j, at) => {
      const i = ring.at(at - 1)!;
      if (isOnPlane(i) && isOnPlane(j)) next.set(j, i);
    });
  }
  const outward = side > 0 ? -1 : 1;
  faces.push({ ...cut, outward, ring: cycleOf(next) });
  return compacted(vertices, faces);
}

function clipRing(ring: readonly number[], sides: readonly Sign[], cutAt: CutAt, side: 1 | -1): number[] {
  const kept: number[] = [];
  ring.forEach((j, at) => {
    const i = ring.at(at - 1)!;
    if (sides[i] !== 0 && sides[j] !== 0 && sides[i] !== sides[j]) kept.push(cutAt(i, j));
    if (sides[j] === side || sides[j] === 0) kept.push(j);
  });
  return kept;
}

function cycleOf(next: ReadonlyMap<number, number>): number[] {
  const [first] = next.keys();
  const ring = [first!];
  for (let at = next.get(first!)!; at !== first; at = next.get(at)!) ring.push(at);
  return ring;
}

/** Only the vertices that faces have. */
function compacted(vertices: readonly Point3Object[], faces: readonly CellFace[]): Cell {
  const numbers = new Map<number, number>();
  const kept: Point3Object[] = [];
  const numberOf = (i: number) => {
    let number = numbers.get(i);
    if (number === undefined) {
      number = kept.length;
      numbers.set(i, number);
      kept.push(vertices[i]!);
    }
    return number;
  };
  const renumbered = faces.map((face) => ({ ...face, ring: face.ring.map(numberOf) }));
  return { vertices: kept, faces: renumbered };
}
