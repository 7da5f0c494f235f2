import { rejectWords, requireList, requireNoMore } from '../core/arguments/index.js';
import {
  compareLexicographic,
  type ExactPlane,
  isDegeneratePlane,
  orientation,
  type PlaneLike,
  planeIdentity,
  side,
  type ThreePlanesPoint,
  threePlanesPoint,
} from '../implicit/index.js';
import { planeFrom } from '../implicit/revive.js';
import { canonicalForm } from './canonical-form.js';
import { markMade } from './made-solids.js';
import { tripleOf } from './planes-of-corner.js';
import type { Solid, SolidFace } from './solid.js';

/** A vertex, and the planes that it lies on. */
interface Corner {
  readonly point: ThreePlanesPoint;
  readonly on: readonly number[];
}

/**
 * The convex solid behind all of some planes: the intersection of their closed half-spaces, outside in front. Planes
 * may come more than once, and those that bound no face are left out.
 *
 * Every three planes are tried, and each plane is asked for its side of their point: for brushes, not for thousands of
 * planes.
 *
 * Source: Ericson, Real-Time Collision Detection, 2.2 and 8.3 (solids by half-spaces).
 *
 * @throws RangeError for a plane that is none, or if the half-spaces have no common interior, or an unbounded one
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [-1, 0, 0], [0, -1, 0], [0, 0, -1]];
 * const cube = convexSolid(axes.map((normal) => ({ normal, constant: -1 })));
 * cube.vertices.length; // 8
 * cube.faces[0].rings; // [[0, 1, 3, 2]]
 */
export function convexSolid(planes: readonly PlaneLike[]): Solid {
  if (arguments.length > 1) requireNoMore('convexSolid', 1, arguments[1]);
  requireList('convexSolid', 'planes', 'a list of planes', planes);
  const own = Array.from(planes, (plane, i) => solidPlane('convexSolid', `planes[${i}]`, plane));
  return solidBehind('convexSolid', 'planes', own);
}

/** @throws RangeError for what is no plane */
export function solidPlane(where: string, name: string, plane: PlaneLike): ExactPlane {
  const own = planeFrom(where, name, plane) as unknown as ExactPlane;
  if (isDegeneratePlane(own)) rejectWords(where, name, 'a plane', 'three points on a line');
  return own;
}

/**
 * {@link convexSolid} of planes that have been checked.
 *
 * @throws RangeError if they do not bound a solid
 */
export function solidBehind(where: string, name: string, planes: readonly ExactPlane[]): Solid {
  const distinct = distinctPlanes(planes);
  const corners = cornersOf(distinct);
  if (corners.length < 4) rejectShape(where, name, planes);
  const isFlat = distinct.some((_, i) => corners.every(({ on }) => on.includes(i)));
  if (isFlat) rejectShape(where, name, planes);
  const faces = distinct.flatMap((_, i) => faceOn(i, corners));
  // An unbounded face lacks the edges at its ends, or closes with one that no other face has.
  if (faces.length < 4 || !isClosed(faces)) rejectShape(where, name, planes);
  const used = new Set(faces.map(({ plane }) => plane));
  const vertices = corners.map(({ on }) => ({
    planes: tripleOf(
      distinct,
      on.filter((plane) => used.has(plane)),
    ),
  }));
  return markMade(canonicalForm(false, distinct, vertices, faces));
}

function rejectShape(where: string, name: string, planes: readonly ExactPlane[]): never {
  const expected = 'half-spaces with a bounded common interior';
  const way = planes.length === 1 ? ': halfSpaceSolid(plane, box) ends it, cutSolid(solid, plane) cuts' : '';
  rejectWords(where, name, expected, `an empty, flat or unbounded set${way}`);
}

/** The planes without those that are there before, facing the same way. */
function distinctPlanes(planes: readonly ExactPlane[]): ExactPlane[] {
  const distinct: ExactPlane[] = [];
  for (const plane of planes) {
    if (!distinct.some((other) => planeIdentity(other, plane) === 1)) distinct.push(plane);
  }
  return distinct;
}

/** The points of three planes that no plane has in front, in lexicographic order, each once. */
function cornersOf(planes: readonly ExactPlane[]): Corner[] {
  const corners: Corner[] = [];
  for (let i = 0; i < planes.length; i++) {
    for (let j = i + 1; j < planes.length; j++) {
      for (let k = j + 1; k < planes.length; k++) {
        const corner = cornerAt(planes, i, j, k);
        if (corner !== null) corners.push(corner);
      }
    }
  }
  corners.sort((a, b) => compareLexicographic(a.point, b.point));
  return corners.filter(
    (corner, i) => i === 0 || compareLexicographic(corners[i - 1]!.point, corner.point) !== 0,
  );
}

function cornerAt(planes: readonly ExactPlane[], i: number, j: number, k: number): Corner | null {
  const point = threePlanesPoint(planes[i]!, planes[j]!, planes[k]!);
  if (point === null) return null;
  const on: number[] = [];
  for (let m = 0; m < planes.length; m++) {
    const at = side(planes[m]!, point);
    if (at > 0) return null;
    if (at === 0) on.push(m);
  }
  return { point, on };
}

/** The face in a plane, counterclockwise from the front; none, if fewer than three corners lie there. */
function faceOn(number: number, corners: readonly Corner[]): SolidFace[] {
  const ring = [...corners.keys()].filter((v) => corners[v]!.on.includes(number));
  if (ring.length < 3) return [];
  const first = ring[0]!;
  // Points of three planes that bound the solid are corners of the face, none of them within an edge: no turn is 0.
  const behind = corners.find(({ on }) => !on.includes(number))!.point;
  const turn = (a: number, b: number) =>
    orientation(corners[first]!.point, corners[a]!.point, corners[b]!.point, behind);
  const around = ring.slice(1).sort(turn);
  return [{ plane: number, facing: 1, rings: [[first, ...around]] }];
}

/** Whether each edge is there as often one way as the other. */
function isClosed(faces: readonly SolidFace[]): boolean {
  const open = new Set<string>();
  for (const { rings } of faces) {
    for (const ring of rings) {
      ring.forEach((from, i) => {
        const to = ring[(i + 1) % ring.length]!;
        if (!open.delete(`${to} ${from}`)) open.add(`${from} ${to}`);
      });
    }
  }
  return open.size === 0;
}
