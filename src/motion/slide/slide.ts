/**
 * Where a shape goes that slides along walls. What is here proposes, in doubles; the stage decides, exactly, whether
 * each part of the way may be gone.
 */
import { exponentOf, powerOfTwo } from '../../arithmetic/float64.js';
import { SCALE, V } from '../../distance/small/simplex.js';
import { likelyTime } from '../parts/likely-time.js';
import { type NearPlane, nearPlane } from './bounding-plane.js';
import { type LatticePlane, placeOn, touchingPlane } from './lattice.js';
import type { Place } from './place.js';
import type { Blocker, Stage } from './stage.js';
import type { BoundingPlane, SlideContact } from './world.js';

/** A step of a walker. */
export interface Step<Contact extends SlideContact = SlideContact> {
  /** By what the shape is moved now from where it is given: doubles, to pass as `from` of the next step. */
  readonly position: readonly [number, number, number];
  /** What turned or stopped the shape on the way, in order. */
  readonly contacts: readonly Contact[];
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
    const { part, normal, time, lattice } = first;
    walls = [
      { normal, lattice },
      ...walls.filter((wall) => dot(wall.normal, rest) < 0 || wall.lattice !== null),
    ];
    const next = stopOf(stage, position, sum(position, rest, time), walls);
    position = next;
    contacts.push(stage.world.named(part, { normal, position }));
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
  readonly part: number;
  readonly time: number;
  readonly normal: Place;
  readonly lattice: LatticePlane | null;
}

/** What is likely to be met first of all that is in the way; `null`: nothing is, exactly. */
function firstBlocker(stage: Stage, from: Place, to: Place): First | null {
  let first: { part: number; time: number; facing: Facing } | null = null;
  stage.blockers(from, to, (blocker) => {
    const likely = likelyTime(blocker.hull, 0);
    const time = Number.isNaN(likely) ? 0 : likely;
    if (first === null || time < first.time)
      first = { part: blocker.part, time, facing: facingOf(stage, blocker) };
    return false;
  });
  if (first === null) return null;
  const { part, time, facing } = first as { part: number; time: number; facing: Facing };
  const { normal, bounding } = facing;
  const lattice = bounding && touchingPlane(stage.corners, stage.radius, bounding, from);
  return { part, time, normal, lattice };
}

/** What a contact is taken for: the direction from the part to the shape, and the plane of the part, if it is one's. */
interface Facing {
  readonly normal: Place;
  readonly bounding: BoundingPlane | null;
}

/** The direction of the shortest way from the part, as likelyTime left it; of what meets, that of a plane. */
function facingOf(stage: Stage, { part, hull }: Blocker): Facing {
  const way: Place = [V[0]! / SCALE[0]!, V[1]! / SCALE[0]!, V[2]! / SCALE[0]!];
  const length = Math.sqrt(dot(way, way));
  const isWay = length > 0 && hull.radius > 0;
  const planes = stage.world
    .planesOf(part)
    .map((bounding) => nearPlane(hull.points, hull.count, bounding))
    .filter((plane) => plane !== null);
  // A way that is that of a plane, as far as doubles tell.
  const own = isWay
    ? planes.find(({ normal }) => dot(normal, way) > length * NEARLY)
    : lastEntered(planes, hull.motion);
  if (own !== undefined) return own;
  return { normal: isWay ? sum([0, 0, 0], way, 1 / length) : [0, 0, 0], bounding: null };
}

/** The plane whose inner side the shape reaches last of all: it is that which the shape comes through. */
function lastEntered(planes: readonly NearPlane[], motion: Float64Array): NearPlane | undefined {
  let found: NearPlane | undefined;
  let latest = -Infinity;
  for (const plane of planes) {
    const speed = -(
      plane.normal[0] * motion[0]! +
      plane.normal[1] * motion[1]! +
      plane.normal[2] * motion[2]!
    );
    const time = speed > 0 ? plane.height / speed : -Infinity;
    if (found === undefined || time > latest) [found, latest] = [plane, time];
  }
  return found;
}

const NEARLY = 1 - 2 ** -24;

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
