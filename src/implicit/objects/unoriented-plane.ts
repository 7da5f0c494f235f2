import type { PlaneObject } from './plane-object.js';
import { CoefficientsPlaneObject, ThreePointsPlaneObject } from './planes.js';
import { SumPlaneObject } from './sum-plane.js';

/** A plane as one of the two that face opposite ways, and whether that is the opposite of the one that was given. */
export interface UnorientedPlane {
  readonly plane: PlaneObject;
  readonly isOpposite: boolean;
}

const known: WeakMap<PlaneObject, UnorientedPlane> = /* @__PURE__ */ new WeakMap();

/**
 * The same data for a plane and its negative, so that what is defined by them is the same, too: the first coefficient
 * that is not zero is positive, three points are in lexicographic order. (A face of a box is what it is: its negative
 * is no face.)
 */
export function unoriented(plane: PlaneObject): UnorientedPlane {
  let found = known.get(plane);
  if (found === undefined) {
    found = unorientedOf(plane);
    known.set(plane, found);
  }
  return found;
}

function unorientedOf(plane: PlaneObject): UnorientedPlane {
  if (plane instanceof CoefficientsPlaneObject) {
    const { normal, constant } = plane;
    if (!startsNegative(normal)) return { plane, isOpposite: false };
    return { plane: new CoefficientsPlaneObject(negative(normal), -constant), isOpposite: true };
  }
  if (plane instanceof SumPlaneObject) {
    const [p, q] = plane.rows;
    if (!startsNegative([...p, ...q])) return { plane, isOpposite: false };
    return { plane: new SumPlaneObject(negative(p), negative(q)), isOpposite: true };
  }
  return plane instanceof ThreePointsPlaneObject ? sortedPoints(plane) : { plane, isOpposite: false };
}

function startsNegative(numbers: readonly number[]): boolean {
  return (numbers.find((x) => x !== 0) ?? 0) < 0;
}

function negative(numbers: readonly number[]): number[] {
  return numbers.map((x) => -x);
}

function sortedPoints(plane: ThreePointsPlaneObject): UnorientedPlane {
  const p = plane.points;
  const order = [0, 3, 6].sort((i, j) => compareAt(p, i, j));
  const [i, j, k] = order as [number, number, number];
  if (i === 0 && j === 3) return { plane, isOpposite: false };
  const points = [i, j, k].flatMap((at) => p.slice(at, at + 3));
  // Each exchange of two points turns the normal around; the even orders are 0 3 6, 3 6 0 and 6 0 3.
  return { plane: new ThreePointsPlaneObject(points), isOpposite: (j - i + 9) % 9 !== 3 };
}

function compareAt(p: readonly number[], i: number, j: number): number {
  for (let k = 0; k < 3; k++) if (p[i + k] !== p[j + k]) return p[i + k]! < p[j + k]! ? -1 : 1;
  return 0;
}
