import { type Constraint, isNegative, type LargePoint, lifted, restricted, valueAt } from './constraint.js';

/**
 * The optimum within a box of half size M, or the number of the first constraint that leaves nothing of those before.
 */
export type Outcome = LargePoint | number;

/**
 * The point of the constraints where objective · x is greatest, |x_k| <= M: one constraint after the other. One that
 * the best point so far satisfies changes nothing; else the best point lies on its boundary, where the problem has a
 * dimension less.
 *
 * Source: Seidel 1991, "Small-dimensional linear programming and convex hulls made easy".
 */
export function solve(objective: readonly bigint[], constraints: readonly Constraint[]): Outcome {
  let best = cornerFor(objective);
  for (let i = 0; i < constraints.length; i++) {
    const one = constraints[i]!;
    if (!isNegative(valueAt(one, best))) continue;
    const next = onBoundary(objective, one, constraints.slice(0, i));
    if (next === null) return i;
    best = next;
  }
  return best;
}

/** The corner of the box that the objective points to. */
function cornerFor(objective: readonly bigint[]): LargePoint {
  return {
    finite: objective.map(() => 0n),
    times: objective.map((c) => (c < 0n ? -1n : c > 0n ? 1n : 0n)),
    denominator: 1n,
  };
}

function onBoundary(
  objective: readonly bigint[],
  boundary: Constraint,
  before: readonly Constraint[],
): LargePoint | null {
  const k = boundary.normal.findIndex((x) => x !== 0n);
  if (k < 0) return null;
  if (objective.length === 1) return onPoint(boundary, before);
  const aim = restricted({ normal: objective, constant: [0n, 0n] }, boundary, k).normal;
  const all = [...before, ...boxAlong(k, objective.length)];
  const found = solve(
    aim,
    all.map((one) => restricted(one, boundary, k)),
  );
  return typeof found === 'number' ? null : lifted(found, boundary, k);
}

/** In one dimension the boundary is a point. */
function onPoint(boundary: Constraint, before: readonly Constraint[]): LargePoint | null {
  const point = lifted({ finite: [], times: [], denominator: 1n }, boundary, 0);
  const all = [...before, ...boxAlong(0, 1)];
  return all.some((one) => isNegative(valueAt(one, point))) ? null : point;
}

/** -M <= x_k <= M. */
function boxAlong(k: number, dimension: number): Constraint[] {
  return [1n, -1n].map((sign) => ({
    normal: Array.from({ length: dimension }, (_, j) => (j === k ? sign : 0n)),
    constant: [0n, 1n],
  }));
}
