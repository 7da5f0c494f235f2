/**
 * Planes for rounding points on them: double-words with magnitudes, and coordinates that are the same all over a plane.
 */
import {
  copyWord,
  negateWord,
  restoreWords,
  savedWords,
  setWord,
  setWordSum,
} from '../../arithmetic/measured-words.js';
import {
  WORDS_NORMAL_THROUGH,
  WORDS_OFFSET,
  wordsNormalThrough,
  wordsOffset,
} from '../generated/constructions.js';
import { keepWords, keptWords, type PlaneObject } from './plane-object.js';
import { CoefficientsPlaneObject, ThreePointsPlaneObject } from './planes.js';
import { SumPlaneObject } from './sum-plane.js';

/**
 * Puts the normal in places to, to + 2, to + 4 and the constant in to + 6, and uses the places below 32.
 *
 * @returns whether there is a way in double-words
 */
export function planeWords(plane: PlaneObject, to: number): boolean {
  const kept = keptWords(plane);
  if (kept !== undefined) restoreWords(to, kept);
  else if (plane instanceof ThreePointsPlaneObject) {
    throughWords(plane.points, to);
    keepWords(plane, savedWords(to));
  } else if (plane instanceof CoefficientsPlaneObject) coefficientWords(plane, to);
  else if (plane instanceof SumPlaneObject) sumWords(plane, to);
  else return false;
  return true;
}

function throughWords(points: readonly number[], to: number): void {
  const { xResult, yResult, zResult } = WORDS_NORMAL_THROUGH;
  wordsNormalThrough(points);
  // The offset reads the normal where it has its own places for it, which are below the results.
  copyWord(WORDS_OFFSET.nx, xResult);
  copyWord(WORDS_OFFSET.ny, yResult);
  copyWord(WORDS_OFFSET.nz, zResult);
  wordsOffset(points);
  negateWord(WORDS_OFFSET.dResult);
  copyWord(to + 6, WORDS_OFFSET.dResult);
  copyWord(to, WORDS_OFFSET.nx);
  copyWord(to + 2, WORDS_OFFSET.ny);
  copyWord(to + 4, WORDS_OFFSET.nz);
}

function coefficientWords({ normal, constant }: CoefficientsPlaneObject, to: number): void {
  for (let i = 0; i < 3; i++) setWord(to + 2 * i, normal[i]!);
  setWord(to + 6, constant);
}

function sumWords({ rows: [p, q] }: SumPlaneObject, to: number): void {
  for (let i = 0; i < 4; i++) setWordSum(to + 2 * i, p[i]!, q[i]!);
}

/**
 * The coordinate, as the nearest double, that all points of a plane have, if it is across an axis; else undefined. (A
 * plane that is none defines no point, so that it is not asked.)
 */
export function coordinateOnPlane(plane: PlaneObject, axis: number): number | undefined {
  if (plane instanceof ThreePointsPlaneObject) {
    const p = plane.points;
    const first = p[axis]!;
    return p[axis + 3] === first && p[axis + 6] === first ? first : undefined;
  }
  if (!(plane instanceof CoefficientsPlaneObject)) return undefined;
  const n = plane.normal;
  if (n[(axis + 1) % 3] !== 0 || n[(axis + 2) % 3] !== 0) return undefined;
  // A quotient of two doubles is rounded once. Adding zero makes 0 of -0.
  return -plane.constant / n[axis]! + 0;
}
