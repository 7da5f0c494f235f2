import { readIndices } from '../../answers/construction.js';
import { exactRingAt } from '../../cases/planar/rings.js';
import { doubleArea } from '../shapes/planar-polygons/areas.js';
import { hullLists } from '../shapes/planar-polygons/hull.js';
import { exact, orientation2, sameVector } from '../shapes/vectors.js';
import { fractionText, type Points } from './plane.js';

/** The corners of the hull, and the class. */
export function hullReferee(values: Float64Array): string {
  const numbers = exact(values);
  const points = exactRingAt(numbers, 0);
  const hull = hullLists(points)[0]!;
  const area = hull.length < 3 ? 0n : doubleArea(hull.map((i) => points[i]!));
  const kind = hull.length < 3 ? 'flat' : 'polygon';
  return `${kind} ${hull.length} ${fractionText(area, 2n * numbers.one * numbers.one)}`;
}

/** Of a flat set the hull is its two ends, or the one point; some say nothing there, or give all points. */
function flatFault(points: Points, said: readonly number[], corners: readonly number[]): string | undefined {
  const missing = corners.find((i) => !said.some((j) => sameVector(points[i]!, points[j]!)));
  return missing === undefined ? undefined : `point ${missing}, an end, is missing`;
}

/**
 * What is wrong with a hull: counterclockwise, every point in it or on it; points inside its edges only if `isWeak`.
 */
export function checkHull(values: Float64Array, text: string, isWeak: boolean): string | undefined {
  const points = exactRingAt(exact(values), 0);
  const said = readIndices(text, points.length);
  const corners = hullLists(points)[0]!;
  const repeated = said.find((i, k) => said.some((j, m) => m < k && sameVector(points[i]!, points[j]!)));
  if (repeated !== undefined) return `point ${repeated} comes twice`;
  if (corners.length < 3 && isWeak) return flatFault(points, said, corners);
  if (corners.length < 3) {
    const isRight = said.length === corners.length && flatFault(points, said, corners) === undefined;
    return isRight ? undefined : `the points are on a line, and its ends are ${corners.join(' ')}`;
  }
  if (said.length < 3) return `${said.length} points are no polygon`;
  for (const [k, i] of said.entries()) {
    const [j, next] = [said[(k + 1) % said.length]!, said[(k + 2) % said.length]!];
    const outside = points.findIndex((p) => orientation2(points[i]!, points[j]!, p) < 0);
    if (outside >= 0) return `point ${outside} is to the right of the edge ${i} ${j}`;
    const isStraight = orientation2(points[i]!, points[j]!, points[next]!) === 0;
    if (isStraight && !isWeak) return `point ${j} is no corner`;
  }
  return roundsOnce(points, said) ? undefined : 'it goes around more than once';
}

/** Whether the ring has the area of the hull: one that goes around twice has more. */
function roundsOnce(points: Points, said: readonly number[]): boolean {
  const area = (list: readonly number[]) => doubleArea(list.map((i) => points[i]!));
  return area(said) === area(hullLists(points)[0]!);
}
