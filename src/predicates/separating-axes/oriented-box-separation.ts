import { boxBody, exactContainment, exactSeparation, orientedBoxBody, triangleBody } from './exact-body.js';
import {
  filterContainment,
  filterOrientedBoxes,
  filterTriangleOrientedBox,
  isParallel,
  PROVEN_SEPARATED,
} from './oriented-box-filter.js';
import { gridSeparation, gridTriangleSeparation, OFF_GRID } from './oriented-box-grid.js';
import { MEETING, SEPARATED, type Separation } from './separation.js';

/**
 * How two oriented boxes meet, by their 15 axes: the filter, then plain doubles where they are exact, then integers on
 * the axes that it leaves undecided. Each box is 15 finite numbers: center, axes (independent), half sizes (not
 * negative).
 *
 * Source: Gottschalk, Lin and Manocha, "OBBTree", 1996, without its assumption that axes are orthonormal: the face
 * normals are cross products of the axes.
 */
export function orientedBoxesSeparation(
  a: ArrayLike<number>,
  i: number,
  b: ArrayLike<number>,
  j: number,
): Separation {
  const undecided = filterOrientedBoxes(a, i, b, j, 0);
  if (undecided === PROVEN_SEPARATED) return SEPARATED;
  if (undecided === 0) return MEETING;
  const onGrid = gridSeparation(a, i, b, j, undecided);
  if (onGrid !== OFF_GRID) return onGrid;
  const axes = haveEqualAxes(a, i, b, j) ? undecided & OWN_NORMALS : undecided;
  return exactSeparation(orientedBoxBody(a, i), orientedBoxBody(b, j), axes);
}

/** The face normals of the first of two bodies, in the numbering of `exactSeparation`. */
const OWN_NORMALS = 7;

/** Whether the axes are equal or opposite one by one: then all fifteen axes are parallel to three of them, or void. */
function haveEqualAxes(a: ArrayLike<number>, i: number, b: ArrayLike<number>, j: number): boolean {
  return isParallel(a, i + 3, b, j + 3) && isParallel(a, i + 6, b, j + 6) && isParallel(a, i + 9, b, j + 9);
}

/** How an axis-aligned box (six numbers) and an oriented box meet, by their 15 axes. */
export function boxOrientedBoxSeparation(
  box: ArrayLike<number>,
  i: number,
  oriented: ArrayLike<number>,
  j: number,
): Separation {
  const rounded = centered(box, i);
  const undecided = filterOrientedBoxes(rounded, 0, oriented, j, slackOf(rounded));
  if (undecided === PROVEN_SEPARATED) return SEPARATED;
  return undecided === 0
    ? MEETING
    : exactSeparation(boxBody(box, i), orientedBoxBody(oriented, j), undecided);
}

/** An axis-aligned box as an oriented one, with its center and half sizes rounded. */
function centered(box: ArrayLike<number>, i: number): number[] {
  const rounded = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];
  for (let k = 0; k < 3; k++) {
    const [min, max] = [box[i + k]!, box[i + k + 3]!];
    rounded[k] = (min + max) / 2;
    rounded[k + 12] = (max - min) / 2;
  }
  return rounded;
}

/** What the error of a rounded center is relative to. */
function slackOf(rounded: readonly number[]): number {
  return Math.abs(rounded[0]!) + Math.abs(rounded[1]!) + Math.abs(rounded[2]!);
}

/** Does the first oriented box contain the second? Shared boundaries count. */
export function orientedBoxContains(
  a: ArrayLike<number>,
  i: number,
  b: ArrayLike<number>,
  j: number,
): boolean {
  const known = filterContainment(a, i, b, j, 0);
  return known !== 0 ? known > 0 : exactContainment(orientedBoxBody(a, i), orientedBoxBody(b, j));
}

/** Does an axis-aligned box (six numbers) contain an oriented one? */
export function boxContainsOrientedBox(
  box: ArrayLike<number>,
  i: number,
  oriented: ArrayLike<number>,
  j: number,
): boolean {
  const rounded = centered(box, i);
  const known = filterContainment(rounded, 0, oriented, j, slackOf(rounded));
  return known !== 0 ? known > 0 : exactContainment(boxBody(box, i), orientedBoxBody(oriented, j));
}

/** Does an oriented box contain an axis-aligned one (six numbers)? */
export function orientedBoxContainsBox(
  oriented: ArrayLike<number>,
  i: number,
  box: ArrayLike<number>,
  j: number,
): boolean {
  const rounded = centered(box, j);
  const known = filterContainment(oriented, i, rounded, 0, slackOf(rounded));
  return known !== 0 ? known > 0 : exactContainment(orientedBoxBody(oriented, i), boxBody(box, j));
}

/** How an oriented box and the triangle with corners at three places of a buffer meet, by their 13 axes. */
export function triangleOrientedBoxSeparation(
  box: ArrayLike<number>,
  i: number,
  positions: ArrayLike<number>,
  a: number,
  b: number,
  c: number,
): Separation {
  const undecided = filterTriangleOrientedBox(box, i, positions, a, b, c);
  if (undecided === PROVEN_SEPARATED) return SEPARATED;
  if (undecided === 0) return MEETING;
  const onGrid = gridTriangleSeparation(box, i, positions, a, b, c, undecided);
  if (onGrid !== OFF_GRID) return onGrid;
  return exactSeparation(orientedBoxBody(box, i), triangleBody(positions, a, b, c), undecided);
}
