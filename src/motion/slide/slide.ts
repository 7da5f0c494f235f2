/**
 * Where a shape goes that slides along walls. What is here proposes, in doubles; the stage decides, exactly, whether
 * each part of the way may be gone.
 */
import { exponentOf, powerOfTwo } from '../../arithmetic/float64.js';
import { SCALE, V } from '../../distance/small/simplex.js';
import { likelyTime } from '../parts/likely-time.js';
import type { MovingHull } from '../parts/moving-hull.js';
import { type LatticePlane, placeOn, touchingPlane } from './lattice.js';
import type { Place, Stage } from './stage.js';

/** What turned or stopped a shape. */
export interface SlideContact {
  /** The number of the triangle. */
  readonly triangle: number;
  /** From the triangle to the shape, of length 1 as far as doubles tell. */
  readonly normal: readonly [number, number, number];
  /** The position of the shape there. */
  readonly position: readonly [number, number, number];
}

/** A step of a walker. */
export interface Step {
  /** By what the shape is moved now from where it is given: doubles, to pass as `from` of the next step. */
  readonly position: readonly [number, number, number];
  /** What turned or stopped the shape on the way, in order. */
  readonly contacts: readonly SlideContact[];
  /**
   * `overlapping`: something was nearer than the radius where the step began, and was in the way. The shape moves from
   * that only so that it does not get nearer.
   */
  readonly start: 'clear' | 'overlapping';
  /** Did nothing turn or stop it? Then the position is the rounded sum of `from` and the displacement. */
  readonly isFree: boolean;
}

/** What the shape slides along: the normal in doubles, and where doubles are exactly on it. */
interface Wall {
  readonly normal: Place;
  readonly lattice: LatticePlane | null;
}

/** How often a shape turns in a step. */
const MOST_TURNS = 16;
/** How many units in the last place a shape steps back from a wall, and what share of a way is left out, at most. */
const STEPS_BACK = [0, 1, 2, 4, 8, 32, 256, 4096];
const SHARES = [40, 30, 20, 10, 5, 3, 2, 1];

const sum = (p: Place, q: Place, by = 1): Place => [p[0] + q[0] * by, p[1] + q[1] * by, p[2] + q[2] * by];
const dot = (p: Place, q: Place): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const cross = (p: Place, q: Place): Place => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];
const isZero = (p: Place): boolean => p[0] === 0 && p[1] === 0 && p[2] === 0;
const areFinite = (p: Place): boolean => p.every(Number.isFinite);

/** Moves the shape as far as it goes. */
export function slide(stage: Stage, from: Place, displacement: Place): Step {
  const contacts: SlideContact[] = [];
  let walls: readonly Wall[] = [];
  let position = from;
  let rest = displacement;
  let isFree = false;
  // Also where nothing is to be moved, it is said how the shape starts.
  for (let turn = 0; turn < MOST_TURNS && (turn === 0 || !isZero(rest)); turn++) {
    const target = targetOf(position, rest, walls);
    if (!areFinite(target)) break;
    const first = firstBlocker(stage, position, target);
    if (first === null) {
      position = target;
      isFree = turn === 0;
      break;
    }
    const { triangle, normal, time, lattice } = first;
    walls = [
      { normal, lattice },
      ...walls.filter((wall) => dot(wall.normal, rest) < 0 || wall.lattice !== null),
    ];
    const next = stopOf(stage, position, sum(position, rest, time), walls);
    position = next;
    contacts.push({ triangle, normal, position });
    rest = along(sum([0, 0, 0], rest, 1 - time), walls);
  }
  return { position, contacts, start: stage.isTooClose ? 'overlapping' : 'clear', isFree };
}

/** Where a way ends, on the walls that it goes along as exactly as doubles can. */
function targetOf(position: Place, rest: Place, walls: readonly Wall[]): Place {
  const end = sum(position, rest);
  const lattices = walls.flatMap(({ lattice }) => (lattice === null ? [] : [lattice])).slice(0, 2);
  return placeOn(end, lattices) ?? placeOn(end, lattices.slice(0, 1)) ?? end;
}

interface First {
  readonly triangle: number;
  readonly time: number;
  readonly normal: Place;
  readonly lattice: LatticePlane | null;
}

/** What is likely to be met first of all that is in the way; `null`: nothing is, exactly. */
function firstBlocker(stage: Stage, from: Place, to: Place): First | null {
  let first: { triangle: number; time: number; normal: Place } | null = null;
  stage.blockers(from, to, ({ triangle, hull }) => {
    const likely = likelyTime(hull);
    const time = Number.isNaN(likely) ? 0 : likely;
    if (first === null || time < first.time) first = { triangle, time, normal: normalOf(hull) };
    return false;
  });
  if (first === null) return null;
  const { triangle, time, normal } = first as { triangle: number; time: number; normal: Place };
  return { triangle, time, normal, lattice: latticeOf(stage, triangle, normal, from) };
}

/** The direction of the shortest way from the triangle, as likelyTime left it; of what meets, that of the plane. */
function normalOf(hull: MovingHull): Place {
  const way: Place = [V[0]! / SCALE[0]!, V[1]! / SCALE[0]!, V[2]! / SCALE[0]!];
  const length = Math.sqrt(dot(way, way));
  const { corners: t, points } = hull;
  const edge = (i: number): Place => [t[i]! - t[0]!, t[i + 1]! - t[1]!, t[i + 2]! - t[2]!];
  const across = cross(edge(3), edge(6));
  const size = Math.sqrt(dot(across, across));
  const unit = sum([0, 0, 0], across, 1 / size);
  const isWay = length > 0 && hull.radius > 0;
  if (size > 0) {
    const middle = middleOf(points, hull.count);
    const side = dot(unit, [middle[0] - t[0]!, middle[1] - t[1]!, middle[2] - t[2]!]);
    const face: Place = side < 0 ? sum([0, 0, 0], unit, -1) : unit;
    // A way that is that of the plane, as far as doubles tell.
    if (!isWay || dot(face, way) > length * NEARLY) return face.map((x) => x + 0) as unknown as Place;
  }
  return isWay ? sum([0, 0, 0], way, 1 / length) : [0, 0, 0];
}

const NEARLY = 1 - 2 ** -24;

function middleOf(points: Float64Array, count: number): Place {
  const middle: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < 3 * count; i++) middle[i % 3]! += points[i]! / count;
  return middle;
}

/** The plane on which the shape touches the triangle, if it is the triangle's own. */
function latticeOf(stage: Stage, triangle: number, normal: Place, from: Place): LatticePlane | null {
  const { positions, indices } = stage.mesh;
  const corners = new Float64Array(9);
  for (let k = 0; k < 9; k++)
    corners[k] = positions[3 * indices[3 * triangle + Math.floor(k / 3)]! + (k % 3)]!;
  const plane = touchingPlane(stage.corners, stage.radius, corners, from);
  if (plane === null) return null;
  const [x, y, z] = plane.normal.map(Number) as [number, number, number];
  const length = Math.sqrt(x * x + y * y + z * z);
  return dot([x, y, z], normal) > length * NEARLY ? plane : null;
}

/** A place to stop at, near to the one that is wanted; the one where the shape is, if there is no other. */
function stopOf(stage: Stage, from: Place, wanted: Place, walls: readonly Wall[]): Place {
  for (const place of places(from, wanted, walls))
    if (areFinite(place) && stage.isFree(from, place)) return place;
  return from;
}

function* places(from: Place, wanted: Place, walls: readonly Wall[]): Generator<Place> {
  const [first] = walls;
  const lattices = walls.flatMap(({ lattice }) => (lattice === null ? [] : [lattice])).slice(0, 2);
  for (let count = lattices.length; count > 0; count--) {
    const place = placeOn(wanted, lattices.slice(0, count));
    if (place !== null) yield place;
  }
  const unit = powerOfTwo(exponentOf(Math.max(...wanted.map(Math.abs), 2 ** -900)) - 52);
  for (const steps of STEPS_BACK) yield sum(wanted, first!.normal, steps * unit);
  const way = sum(wanted, from, -1);
  for (const share of SHARES) yield sum(from, way, 1 - powerOfTwo(-share));
}

/** What of a way is left along walls: across the newest one, or along the edge of two; nothing, if a third is there. */
function along(way: Place, walls: readonly Wall[]): Place {
  const normals = walls.map(({ normal }) => normal);
  const isIn = (p: Place, n: Place): boolean => dot(p, n) < -(2 ** -40) * Math.sqrt(dot(p, p));
  const across = (p: Place, n: Place): Place => (dot(p, n) < 0 ? sum(p, n, -dot(p, n)) : p);
  const flat = across(way, normals[0]!);
  const second = normals.slice(1).find((n) => isIn(flat, n));
  if (second === undefined) return flat;
  const edge = cross(normals[0]!, second);
  const size = dot(edge, edge);
  if (size < 2 ** -40) return [0, 0, 0];
  const left = sum([0, 0, 0], edge, dot(way, edge) / size);
  return normals.some((n) => n !== second && n !== normals[0] && isIn(left, n)) ? [0, 0, 0] : left;
}
