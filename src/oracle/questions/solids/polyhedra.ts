/** Polyhedra among the values of questions: their parts, and how families fill them. */

import { FIRST_WITHOUT_AREA, templates } from '../../cases/polyhedra.js';
import type { Random } from '../../cases/random.js';
import { integer, points } from '../layout.js';

/** The parts of a polyhedron among a query's values: a template's number, then origin and frame. */
export const polyhedronParts = (name: string, last: number) => [
  integer(`${name}Template`, 0, last),
  ...points(`${name}Origin ${name}U ${name}V ${name}W`),
];

/** A frame of small integers, mostly of positive volume, for a template without any face that has an area. */
export function fillWithoutArea(random: Random, out: Float64Array, at: number): void {
  fillPolyhedron(random, out, at, 0);
  out[at] = random.between(FIRST_WITHOUT_AREA, templates.length - 1);
}

/** A frame of small integers, mostly of positive volume. */
export function fillPolyhedron(random: Random, out: Float64Array, at: number, last: number): void {
  out[at] = random.between(0, last);
  for (let i = 1; i < 4; i++) out[at + i] = random.between(-2, 2);
  for (let draw = 0; draw < 6; draw++) {
    for (let i = 4; i < 13; i++) out[at + i] = random.between(-2, 2);
    const [u, v, w] = [4, 7, 10].map((i) => [out[at + i]!, out[at + i + 1]!, out[at + i + 2]!]);
    const volume = [0, 1, 2].reduce((sum, i) => {
      const [j, k] = [(i + 1) % 3, (i + 2) % 3];
      return sum + u![i]! * (v![j]! * w![k]! - v![k]! * w![j]!);
    }, 0);
    if (volume > 0) break;
  }
}

/** Makes the polyhedron at `at` one of a plane z = constant. */
export function flattenPolyhedron(out: Float64Array, at: number): void {
  for (const i of [6, 9, 12]) out[at + i] = 0;
}
