/**
 * What half-spaces leave of a box, over the rationals: the double description method (Motzkin, Raiffa, Thompson, Thrall
 * 1953), where each corner is the point of three of the planes that it lies on, with a denominator of its own. What is
 * left of a frustum has up to twenty corners, whose common denominator would have twenty times as many digits.
 */
import { type Halfspace, valueAt } from '../halfspace.js';
import { cross, dot, type Rational3, rational, signOf, type Vector } from '../vectors.js';

/** A corner, and the walls that it lies on, as bits. */
export interface ClippedCorner {
  readonly at: Rational3;
  readonly tight: number;
}

/** The corners of what is left, and its walls: the six of the box, and the half-spaces behind them. */
export interface Clipped {
  readonly corners: readonly ClippedCorner[];
  readonly walls: readonly Halfspace[];
}

/** The bits of the box's own walls. */
export const BOX_WALLS = 63;

const AXES: readonly Vector[] = [
  [1n, 0n, 0n],
  [0n, 1n, 0n],
  [0n, 0n, 1n],
];

/** The box min..max; wall 2k is where coordinate k is least, 2k + 1 where it is greatest. */
function boxOf(min: Vector, max: Vector): Clipped {
  const walls = AXES.flatMap(([x, y, z], k): Halfspace[] => [
    { normal: [x, y, z], constant: -min[k]! },
    { normal: [-x, -y, -z], constant: max[k]! },
  ]);
  const corners = Array.from({ length: 8 }, (_, i): ClippedCorner => {
    const side = (k: number) => (i >> k) & 1;
    const at = (k: number) => (side(k) === 1 ? max[k]! : min[k]!);
    const tight = (1 << side(0)) | (4 << side(1)) | (16 << side(2));
    return { at: rational([at(0), at(1), at(2)]), tight };
  });
  return { corners, walls };
}

/** What half-spaces leave of the box min..max. Their normals are not zero. */
export function clippedBox(min: Vector, max: Vector, halfspaces: readonly Halfspace[]): Clipped {
  return clippedBy(boxOf(min, max), halfspaces);
}

/** What more half-spaces leave. */
export function clippedBy(polytope: Clipped, halfspaces: readonly Halfspace[]): Clipped {
  const walls = [...polytope.walls, ...halfspaces];
  let { corners } = polytope;
  for (let wall = polytope.walls.length; wall < walls.length && corners.length > 0; wall++) {
    corners = cut(corners, walls, wall);
  }
  return { corners, walls };
}

/** Corners that are not behind a wall are kept, and each edge that crosses it has a new one. */
function cut(
  corners: readonly ClippedCorner[],
  walls: readonly Halfspace[],
  wall: number,
): readonly ClippedCorner[] {
  const sides = corners.map(({ at }) => signOf(valueAt(walls[wall]!, at)));
  if (sides.every((side) => side > 0)) return corners;
  const bit = 1 << wall;
  const kept: ClippedCorner[] = [];
  for (const [i, corner] of corners.entries()) {
    if (sides[i]! > 0) kept.push(corner);
    else if (sides[i] === 0) kept.push({ at: corner.at, tight: corner.tight | bit });
  }
  for (const [i, inside] of corners.entries()) {
    if (sides[i]! <= 0) continue;
    for (const [j, outside] of corners.entries()) {
      if (sides[j]! >= 0 || !isEdge(corners, i, j)) continue;
      const tight = (inside.tight & outside.tight) | bit;
      kept.push({ at: pointOn(walls, tight), tight });
    }
  }
  return kept;
}

/** Two corners are the ends of an edge if no third one lies on all the walls that both lie on. */
function isEdge(corners: readonly ClippedCorner[], i: number, j: number): boolean {
  const shared = corners[i]!.tight & corners[j]!.tight;
  for (let k = 0; k < corners.length; k++) {
    if (k !== i && k !== j && (corners[k]!.tight & shared) === shared) return false;
  }
  return true;
}

/** The point of walls, three of which have independent normals. */
function pointOn(walls: readonly Halfspace[], tight: number): Rational3 {
  const own = walls.filter((_, i) => (tight >> i) & 1);
  for (let i = 0; i < own.length; i++) {
    for (let j = i + 1; j < own.length; j++) {
      const across = cross(own[i]!.normal, own[j]!.normal);
      for (let k = j + 1; k < own.length; k++) {
        const w = dot(across, own[k]!.normal);
        if (w !== 0n) return pointOfThree(own[i]!, own[j]!, own[k]!, across, w);
      }
    }
  }
  throw new Error('unreachable: a wall meets an edge in a point');
}

/** Cramer's rule; `across` and w are p × q and its product with r. */
function pointOfThree(p: Halfspace, q: Halfspace, r: Halfspace, across: Vector, w: bigint): Rational3 {
  const [u, v] = [cross(q.normal, r.normal), cross(r.normal, p.normal)];
  const at = (k: 0 | 1 | 2) => -(p.constant * u[k] + q.constant * v[k] + r.constant * across[k]);
  const [x, y, z] = [at(0), at(1), at(2)];
  return w > 0n ? { x, y, z, w } : { x: -x, y: -y, z: -z, w: -w };
}

/** The edges, by the numbers of their corners, but those on the walls of the box. */
export function innerEdges({ corners }: Clipped): [number, number][] {
  const edges: [number, number][] = [];
  for (let i = 0; i < corners.length; i++) {
    for (let j = i + 1; j < corners.length; j++) {
      const isOnBox = (corners[i]!.tight & corners[j]!.tight & BOX_WALLS) !== 0;
      if (!isOnBox && isEdge(corners, i, j)) edges.push([i, j]);
    }
  }
  return edges;
}
