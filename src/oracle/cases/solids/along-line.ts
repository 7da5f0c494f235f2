/**
 * Questions on a line and several solids: how many boxes and tetrahedra count, and where they stand behind the line.
 */
import { boxOf } from '../boxes/values.js';
import { SOLID, tetrahedronOf } from './values.js';

export const MOST_ON_LINE = 3;
export const BOX_COUNT = SOLID;
export const TETRAHEDRON_COUNT = SOLID + 1;

/** Where box i begins. */
export function boxPlace(i: number): number {
  return SOLID + 2 + 6 * i;
}

/** Where tetrahedron i begins. */
export function tetrahedronPlace(i: number): number {
  return boxPlace(MOST_ON_LINE) + 12 * i;
}

/** The solids that count as plain data, boxes first. */
export function solidsOf(v: ArrayLike<number>) {
  return [
    ...Array.from({ length: v[BOX_COUNT]! }, (_, i) => boxOf(v, boxPlace(i))),
    ...Array.from({ length: v[TETRAHEDRON_COUNT]! }, (_, i) => tetrahedronOf(v, tetrahedronPlace(i))),
  ];
}
