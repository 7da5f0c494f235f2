/**
 * In doubles: what may prove that a body and the common part of half-spaces are apart, or that they are not. Nothing
 * here is certain; integers decide whether it proves anything, so that no error needs a bound.
 *
 * Seen from the middle of the body, in lengths of its reach, all is of the size of 1, whatever the exponents were.
 */

import { absolute } from '../../arithmetic/integers.js';
import { settle, type Triple } from '../../distance/engine/proposal.js';
import { dot } from '../../distance/engine/vectors.js';
import { type Body, greater, ratio } from './body.js';
import type { HalfSpaceCells } from './half-spaces.js';

/** A half-space in doubles; its number among the exact ones. */
interface Wall {
  readonly normal: Triple;
  readonly constant: number;
  readonly number: number;
}

/** About where three walls meet. */
interface RoughCorner {
  readonly at: Triple;
  readonly walls: readonly [Wall, Wall, Wall];
}

/** What half-spaces leave of a cube around the body, by its corners. */
export interface Rough {
  readonly corners: readonly RoughCorner[];
  /** The mean of the corners. */
  readonly middle: Triple;
}

/** Non-negative factors of half-spaces. */
export type Factors = readonly { readonly number: number; readonly factor: number }[];

/** Half-spaces farther than this do not come into the cube from -2 to 2. */
const FAR = 8;
/** What of the size of 1 is taken for zero: far above the rounding errors, and of no other meaning. */
const SMALL = 2 ** -36;

/** The greatest coordinate of a normal. */
export function sizeOf({ normal: [x, y, z] }: HalfSpaceCells): bigint {
  return greater(greater(absolute(x), absolute(y)), absolute(z));
}

/** The walls that come near; `null` if one leaves nothing of the cube. */
function wallsNear(body: Body, spaces: readonly HalfSpaceCells[]): Wall[] | null {
  const near: Wall[] = [];
  for (const [number, space] of spaces.entries()) {
    const size = sizeOf(space);
    const constant = ratio(dot(space.normal, body.middle) + space.constant, size * body.reach);
    if (constant > FAR) continue;
    if (!(constant >= -FAR)) return null;
    const [x, y, z] = space.normal;
    near.push({ normal: [ratio(x, size), ratio(y, size), ratio(z, size)], constant, number });
  }
  return near;
}

/** About what half-spaces, among which are those of the cube, leave of it; `null` if that seems to be nothing. */
export function roughPart(body: Body, spaces: readonly HalfSpaceCells[]): Rough | null {
  const walls = wallsNear(body, spaces);
  if (walls === null) return null;
  const corners: RoughCorner[] = [];
  for (let i = 0; i < walls.length; i++) {
    for (let j = i + 1; j < walls.length; j++) {
      const line = cross(walls[i]!.normal, walls[j]!.normal);
      for (let k = j + 1; k < walls.length; k++) {
        const own = [walls[i]!, walls[j]!, walls[k]!] as const;
        const at = crossing(own, line);
        if (at !== null && isWithin(at, walls, i, j, k)) corners.push({ at, walls: own });
      }
    }
  }
  if (corners.length === 0) return null;
  return { corners, middle: meanOf(corners) };
}

function meanOf(corners: readonly RoughCorner[]): Triple {
  let [x, y, z] = [0, 0, 0];
  for (const { at } of corners) {
    x += at[0];
    y += at[1];
    z += at[2];
  }
  return [x / corners.length, y / corners.length, z / corners.length];
}

function crossing([p, q, r]: readonly [Wall, Wall, Wall], line: Triple): Triple | null {
  const w = product(line, r.normal);
  if (!(Math.abs(w) > SMALL)) return null;
  const [u, v] = [cross(q.normal, r.normal), cross(r.normal, p.normal)];
  return [
    -(p.constant * u[0] + q.constant * v[0] + r.constant * line[0]) / w,
    -(p.constant * u[1] + q.constant * v[1] + r.constant * line[1]) / w,
    -(p.constant * u[2] + q.constant * v[2] + r.constant * line[2]) / w,
  ];
}

function isWithin(at: Triple, walls: readonly Wall[], i: number, j: number, k: number): boolean {
  for (let l = 0; l < walls.length; l++) {
    if (l === i || l === j || l === k) continue;
    const { normal, constant } = walls[l]!;
    if (!(product(normal, at) + constant > -SMALL)) return false;
  }
  return true;
}

const ANY: Triple = [1, 0, 0];

interface Member {
  readonly at: Triple;
  readonly corner: Triple;
  weight: number;
}

/** As many steps as one that converges has, and many more. */
const MOST_STEPS = 40;

/** A plane between them by its factors, or a common point: whatever seems to be the case. */
export function proposeApart(body: Body, rough: Rough): Factors | Triple | null {
  let members = [memberAgainst(body, rough, product(rough.middle, rough.middle) > 0 ? rough.middle : ANY)];
  for (let step = 0; step < MOST_STEPS; step++) {
    const x = sumOf(members, 'at');
    const square = product(x, x);
    if (!(square > SMALL * SMALL)) break;
    const next = memberAgainst(body, rough, x);
    if (product(x, next.at) > SMALL * Math.sqrt(square)) return factorsOf(rough, x);
    const better = settle([...members, next]);
    const y = sumOf(better, 'at');
    if (!(product(y, y) < square)) break;
    members = better;
  }
  return sumOf(members, 'corner');
}

/** The difference of the corner that is least in a direction and the point of the body that is greatest. */
function memberAgainst(body: Body, { corners }: Rough, x: Triple): Member {
  const far = body.farthest(x);
  let corner = corners[0]!.at;
  let least = Infinity;
  for (const { at } of corners) {
    const value = product(x, at);
    if (value < least) {
      least = value;
      corner = at;
    }
  }
  return { at: [corner[0] - far[0], corner[1] - far[1], corner[2] - far[2]], corner, weight: 1 };
}

function sumOf(members: readonly Member[], key: 'at' | 'corner'): Triple {
  let [x, y, z] = [0, 0, 0];
  for (const member of members) {
    const at = member[key];
    x += member.weight * at[0];
    y += member.weight * at[1];
    z += member.weight * at[2];
  }
  return [x, y, z];
}

/**
 * The direction as a sum of the normals at a corner where it is least: of several there, those with the greatest least
 * factor.
 */
function factorsOf({ corners }: Rough, x: Triple): Factors | null {
  const values = corners.map(({ at }) => product(x, at));
  const bound = Math.min(...values) + SMALL;
  let best: readonly number[] = [];
  let most = -Infinity;
  let walls: readonly Wall[] = [];
  corners.forEach((corner, i) => {
    if (values[i]! > bound) return;
    const factors = solved(corner.walls, x);
    const least = Math.min(...factors);
    if (!(least > most)) return;
    [most, best, walls] = [least, factors, corner.walls];
  });
  const largest = Math.max(...best);
  if (!(most > 0 - largest * 2 ** -10)) return null;
  return walls.map(({ number }, i) => ({ number, factor: Math.max(0, best[i]! / largest) }));
}

/** The factors of three normals whose sum is x. */
function solved([p, q, r]: readonly [Wall, Wall, Wall], x: Triple): readonly number[] {
  const [u, v, w] = [cross(q.normal, r.normal), cross(r.normal, p.normal), cross(p.normal, q.normal)];
  const below = product(p.normal, u);
  return [product(x, u) / below, product(x, v) / below, product(x, w) / below];
}

function product(u: Triple, v: Triple): number {
  return u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
}

function cross(u: Triple, v: Triple): Triple {
  return [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
}
