/**
 * Shapes of which the numbers were read, as points whose hull they are. A coordinate is off by at most 4.1u of the
 * reach, u = 2^-53: the reach is the sum of the magnitudes that a coordinate is made of, and a product and three sums
 * round by less than (1 + u)^4 - 1 of it. What underflows is nothing beside that, because a reach is at least 2^-400.
 */
import { BOX, COUNT, EDGES, LINE, ORIENTED, PLANAR, RAY, REACH, S } from './arena.js';

const abs = Math.abs;
/** A little more than what a sum of four is rounded to. */
const MORE = 1 + 2 ** -50;
/** A determinant of three vectors is off by less than 16u of the product of their sums of magnitudes. */
const DETERMINANT = 2 ** -49;
const UNDERFLOW = 2 ** -1000;

/** Makes points of a shape, with their reach; how many, or 0 if it may be none. */
export function makePoints(form: number, at: number): number {
  if ((form & ORIENTED) !== 0) return cornersOfOrientedBox(at);
  if ((form & EDGES) !== 0) return cornersOfLozenge(at);
  const count = form & COUNT;
  setReach(at, count);
  return (form & BOX) !== 0 && count === 2 ? cornersOfBox(at, (form & PLANAR) === 0 ? 8 : 4) : count;
}

function setReach(at: number, count: number): void {
  let reach = 0;
  for (let i = at; i < at + 3 * count; i++) {
    const size = abs(S[i]!);
    if (size > reach) reach = size;
  }
  S[at + REACH] = reach;
}

function cornersOfBox(at: number, count: number): number {
  const x = S[at]!;
  const y = S[at + 1]!;
  const z = S[at + 2]!;
  const u = S[at + 3]!;
  const v = S[at + 4]!;
  const w = S[at + 5]!;
  for (let i = 0; i < count; i++) {
    S[at + 3 * i] = i & 1 ? u : x;
    S[at + 3 * i + 1] = i & 2 ? v : y;
    S[at + 3 * i + 2] = i & 4 ? w : z;
  }
  return count;
}

/** Products of the half sizes with the axes. */
function cornersOfOrientedBox(at: number): number {
  if (!areCertainlyAxes(at + 3)) return 0;
  for (let k = 0; k < 9; k++) S[at + 3 + k] = S[at + 3 + k]! * S[at + 12 + ((k / 3) | 0)]!;
  setReachOfSum(at, 4);
  const [x, y, z] = [S[at]!, S[at + 1]!, S[at + 2]!];
  const [ux, uy, uz] = [S[at + 3]!, S[at + 4]!, S[at + 5]!];
  const [vx, vy, vz] = [S[at + 6]!, S[at + 7]!, S[at + 8]!];
  const [wx, wy, wz] = [S[at + 9]!, S[at + 10]!, S[at + 11]!];
  for (let i = 0; i < 8; i++) {
    const u = i & 1 ? 1 : -1;
    const v = i & 2 ? 1 : -1;
    const w = i & 4 ? 1 : -1;
    S[at + 3 * i] = x + u * ux + v * vx + w * wx;
    S[at + 3 * i + 1] = y + u * uy + v * vy + w * wy;
    S[at + 3 * i + 2] = z + u * uz + v * vz + w * wz;
  }
  return 8;
}

/** The reach of a sum of vectors. */
function setReachOfSum(at: number, count: number): void {
  let reach = 0;
  for (let k = 0; k < 3; k++) {
    let size = 0;
    for (let i = 0; i < count; i++) size += abs(S[at + 3 * i + k]!);
    if (size > reach) reach = size;
  }
  S[at + REACH] = reach * MORE;
}

/** Are three vectors certainly independent? */
export function areCertainlyAxes(at: number): boolean {
  const [ux, uy, uz] = [S[at]!, S[at + 1]!, S[at + 2]!];
  const [vx, vy, vz] = [S[at + 3]!, S[at + 4]!, S[at + 5]!];
  const [wx, wy, wz] = [S[at + 6]!, S[at + 7]!, S[at + 8]!];
  const value = (uy * vz - uz * vy) * wx + (uz * vx - ux * vz) * wy + (ux * vy - uy * vx) * wz;
  const size = (abs(ux) + abs(uy) + abs(uz)) * (abs(vx) + abs(vy) + abs(vz)) * (abs(wx) + abs(wy) + abs(wz));
  return abs(value) > DETERMINANT * size + UNDERFLOW;
}

function cornersOfLozenge(at: number): number {
  setReachOfSum(at, 3);
  for (let k = at; k < at + 3; k++) {
    const o = S[k]!;
    const u = S[k + 3]!;
    const v = S[k + 6]!;
    S[k + 3] = o + u;
    S[k + 6] = o + u + v;
    S[k + 9] = o + v;
  }
  return 4;
}

/**
 * Makes a segment of a line or a ray that has the closest points of it to a bounded shape, whose reach is known. Beyond
 * the feet of all points of the shape, all of them are farther; a foot is at most |p - o| / |d| from the origin, and
 * that is at most 4 s / m for the sum s of the reaches and the greatest coordinate m of the direction, as |p - o| is at
 * most √3 s. What is no number here, or too great, is refused with the reach.
 */
export function makeSegment(form: number, at: number, reachOfOther: number): number {
  setReach(at, 1);
  const reach = S[at + REACH]!;
  const m = Math.max(abs(S[at + 3]!), abs(S[at + 4]!), abs(S[at + 5]!));
  const most = (4 * (reach + reachOfOther)) / m;
  for (let k = at; k < at + 3; k++) {
    const o = S[k]!;
    const far = most * S[k + 3]!;
    S[k + 3] = o + far;
    if ((form & LINE) !== 0) S[k] = o - far;
  }
  S[at + REACH] = (reach + most * m) * MORE;
  return (form & (LINE | RAY)) !== 0 ? 2 : 0;
}
