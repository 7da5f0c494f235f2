/** A number a + b M, where M is greater than any number that can occur: what bounds an unbounded problem. */
export type Large = readonly [finite: bigint, times: bigint];

/** All x with normal · x + constant >= 0, in as many dimensions as the normal has. */
export interface Constraint {
  readonly normal: readonly bigint[];
  readonly constant: Large;
}

/** A point: (finite + times M) / denominator, the denominator positive. */
export interface LargePoint {
  readonly finite: readonly bigint[];
  readonly times: readonly bigint[];
  readonly denominator: bigint;
}

export function dotAll(u: readonly bigint[], v: readonly bigint[]): bigint {
  return u.reduce((sum, x, k) => sum + x * v[k]!, 0n);
}

/** The value of a constraint at a point, times its denominator. */
export function valueAt({ normal, constant }: Constraint, p: LargePoint): Large {
  return [
    dotAll(normal, p.finite) + constant[0] * p.denominator,
    dotAll(normal, p.times) + constant[1] * p.denominator,
  ];
}

export function isNegative([finite, times]: Large): boolean {
  return times < 0n || (times === 0n && finite < 0n);
}

/** Without coordinate k, on the boundary of a constraint whose normal is not zero there. */
export function restricted(one: Constraint, to: Constraint, k: number): Constraint {
  const [pivot, factor] = pivotOf(one, to, k);
  const mix = (x: bigint, y: bigint): bigint => pivot * x - factor * y;
  return {
    normal: one.normal.flatMap((x, j) => (j === k ? [] : [mix(x, to.normal[j]!)])),
    constant: [mix(one.constant[0], to.constant[0]), mix(one.constant[1], to.constant[1])],
  };
}

/** What both constraints are multiplied by, the first by a positive number. */
function pivotOf(one: Constraint, to: Constraint, k: number): readonly [bigint, bigint] {
  const [p, f] = [to.normal[k]!, one.normal[k]!];
  return p > 0n ? [p, f] : [-p, -f];
}

/** The point of the boundary of a constraint whose other coordinates are these. */
export function lifted(p: LargePoint, on: Constraint, k: number): LargePoint {
  const others = on.normal.filter((_, j) => j !== k);
  const pivot = on.normal[k]!;
  const sign = pivot > 0n ? 1n : -1n;
  const own = (constant: bigint, part: readonly bigint[]): bigint =>
    -sign * (constant * p.denominator + dotAll(others, part));
  const size = sign * pivot;
  const insert = (part: readonly bigint[], x: bigint): bigint[] => {
    const all = part.map((y) => y * size);
    all.splice(k, 0, x);
    return all;
  };
  return {
    finite: insert(p.finite, own(on.constant[0], p.finite)),
    times: insert(p.times, own(on.constant[1], p.times)),
    denominator: p.denominator * size,
  };
}
