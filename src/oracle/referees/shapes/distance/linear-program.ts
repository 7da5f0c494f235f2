/**
 * Linear programs over the rationals: Fourier's elimination tells whether there is a point at all; the greatest value
 * is the least that a combination of at most as many constraints as there are dimensions allows (duality, all of them
 * tried). The kernel takes one constraint after the other instead.
 */
import { fractionText } from '../../../answers/numbers.js';
import { equation, feasible, type Inequality } from '../linear-programming.js';
import { cross, dot, exact, isZero, multiply, signOf, type Vector } from '../vectors.js';

/** A value: above / below. */
interface Value {
  readonly above: bigint;
  readonly below: bigint;
}

/**
 * Of an objective (three numbers), a count and so many planes, of which some count; in the plane all thirds are zero.
 */
export function linearProgramReferee(values: Float64Array, isPlanar: boolean): string {
  const { numerators, one } = exact(values);
  const at = (i: number): Vector => [numerators[i]!, numerators[i + 1]!, isPlanar ? 0n : numerators[i + 2]!];
  const objective = at(0);
  const planes = Array.from({ length: values[3]! }, (_, i): Inequality => {
    // What is at most zero, as what is at least zero.
    return { normal: multiply(at(4 + 4 * i), -1n), constant: -numerators[7 + 4 * i]! };
  });
  // In the plane the third coordinate is zero: with its equations, all is as in space.
  const all = isPlanar ? [...planes, ...equation([0n, 0n, 1n], 0n)] : planes;
  if (!feasible(all)) return 'infeasible';
  const value = greatest(objective, all);
  if (value === undefined) return 'unbounded';
  return `optimal ${fractionText(value.above, value.below * one)} ${isUnique(objective, value, all) ? 'unique' : 'several'}`;
}

/** The least bound of the objective: Σ y c for y >= 0 with objective + Σ y n = 0. */
function greatest(objective: Vector, planes: readonly Inequality[]): Value | undefined {
  if (isZero(objective)) return { above: 0n, below: 1n };
  const wanted = multiply(objective, -1n);
  let best: Value | undefined;
  const offer = (parts: readonly (readonly [bigint, Inequality])[], below: bigint) => {
    if (below === 0n || parts.some(([y]) => y * below < 0n)) return;
    const sign = below > 0n ? 1n : -1n;
    const above = parts.reduce((sum, [y, { constant }]) => sum + sign * y * constant, 0n);
    if (best === undefined || above * best.below < best.above * (sign * below))
      best = { above, below: sign * below };
  };
  planes.forEach((p, i) => {
    // y p = wanted.
    if (isZero(cross(p.normal, wanted))) offer([[dot(wanted, p.normal), p]], dot(p.normal, p.normal));
    planes.slice(i + 1).forEach((q, j) => {
      // y p + z q = wanted, by the components along the normal of both.
      const n = cross(p.normal, q.normal);
      if (dot(n, wanted) === 0n) {
        offer(
          [
            [dot(cross(wanted, q.normal), n), p],
            [dot(cross(p.normal, wanted), n), q],
          ],
          dot(n, n),
        );
      }
      for (const r of planes.slice(i + j + 2)) {
        offer(
          [
            [dot(wanted, cross(q.normal, r.normal)), p],
            [dot(wanted, cross(r.normal, p.normal)), q],
            [dot(wanted, n), r],
          ],
          dot(n, r.normal),
        );
      }
    });
  });
  return best;
}

/** Are the best points one: is each coordinate bounded among them, by one number from both sides? */
function isUnique(objective: Vector, { above, below }: Value, planes: readonly Inequality[]): boolean {
  const best = [...planes, ...equation(multiply(objective, below), -above)];
  return (
    [
      [1n, 0n, 0n],
      [0n, 1n, 0n],
      [0n, 0n, 1n],
    ] as const
  ).every((axis) => {
    const [high, low] = [greatest(axis, best), greatest(multiply(axis, -1n), best)];
    return (
      high !== undefined && low !== undefined && signOf(high.above * low.below + low.above * high.below) === 0
    );
  });
}
