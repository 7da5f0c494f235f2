import { Chooser } from '../../../cases/implicit.js';
import { dot, exact, isZero, signOf } from '../vectors.js';
import { type IntegerPlane, planeOfChoice } from './points.js';

/** Whether one row of four is a multiple of the other: all their products across are equal. */
function areProportional(p: IntegerPlane, q: IntegerPlane): boolean {
  const [a, b] = [
    [...p.normal, p.constant],
    [...q.normal, q.constant],
  ];
  return a.every((x, i) => b.every((_, j) => x * b[j]! === a[j]! * b[i]!));
}

/** Identity by proportional rows, and the scalar product of the normals. The kernel filters, and compares ratios. */
export function referee(v: Float64Array): string {
  const values = exact(v);
  const chooser = new Chooser(v[0]!);
  const choices = [chooser.plane(), chooser.plane()];
  const [p, q] = choices.map((choice) => planeOfChoice(values, choice)) as [IntegerPlane, IntegerPlane];
  const isNone = (plane: IntegerPlane, i: number) =>
    choices[i]!.kind === 'coefficients' && isZero(plane.normal);
  if (isNone(p, 0) || isNone(q, 1)) return 'undefined';
  const facing = signOf(dot(p.normal, q.normal));
  const isDegenerate = isZero(p.normal) || isZero(q.normal);
  const identity = isDegenerate || !areProportional(p, q) ? 0 : facing;
  const word = isDegenerate ? 'degenerate' : ['opposite', 'different', 'same'][identity + 1];
  return `${word} ${facing}`;
}
