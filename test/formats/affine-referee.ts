/** The referee of transforms: fractions of big integers and 3 x 4 matrices, nothing of the kernel. */

export interface Node {
  readonly matrix?: readonly number[];
  readonly translation?: readonly number[];
  readonly rotation?: readonly number[];
  readonly scale?: readonly number[];
}

/** numerator / 2^scale. */
export type Fraction = readonly [numerator: bigint, scale: bigint];

export function fraction(x: number): Fraction {
  let scale = 0n;
  let y = x;
  while (!Number.isInteger(y)) {
    // Exact: powers of two change nothing but the exponent, and numbers of this size are not whole for long.
    const step = Math.abs(y) < 2 ** -60 ? 60 : 1;
    y *= 2 ** step;
    scale += BigInt(step);
  }
  return [BigInt(y), scale];
}

export function plus([a, s]: Fraction, [b, t]: Fraction): Fraction {
  return s >= t ? [a + (b << (s - t)), s] : [(a << (t - s)) + b, t];
}

export function times([a, s]: Fraction, [b, t]: Fraction): Fraction {
  return [a * b, s + t];
}

/** The nearest double, ties to even, by bisection between the bits of all doubles. */
export function nearest([n, scale]: Fraction): number {
  if (n === 0n) return 0;
  const size: Fraction = [n < 0n ? -n : n, scale];
  const bits = new BigUint64Array(1);
  const double = new Float64Array(bits.buffer);
  let low = 0n;
  let high = 0x7ff0_0000_0000_0000n;
  const isBelow = (middle: bigint) => {
    // Is the number above the middle between this double and the next one? Beyond the largest, the next one is 2^1024.
    bits[0] = middle;
    const here = fraction(double[0]!);
    bits[0] = middle + 1n;
    const next: Fraction = double[0] === Number.POSITIVE_INFINITY ? [1n << 1024n, 0n] : fraction(double[0]!);
    const [difference] = plus(times(size, [2n, 0n]), times([-1n, 0n], plus(here, next)));
    return difference > 0n || (difference === 0n && (middle & 1n) === 1n);
  };
  while (low < high) {
    const middle = (low + high) / 2n;
    if (isBelow(middle)) low = middle + 1n;
    else high = middle;
  }
  bits[0] = low;
  return n < 0n && double[0] !== 0 ? -double[0]! : double[0]!;
}

type Rows = readonly (readonly Fraction[])[];

function rowsOf(node: Node): Rows {
  if (node.matrix !== undefined) {
    return [0, 1, 2].map((i) => [0, 1, 2, 3].map((j) => fraction(node.matrix![4 * j + i]!)));
  }
  const [x, y, z, w] = (node.rotation ?? [0, 0, 0, 1]).map(fraction) as [
    Fraction,
    Fraction,
    Fraction,
    Fraction,
  ];
  const s = (node.scale ?? [1, 1, 1]).map(fraction);
  const t = (node.translation ?? [0, 0, 0]).map(fraction);
  // I + 2 w [v] + 2 [v][v], where [v] u is the cross product v x u.
  const zero = fraction(0);
  const minus = (a: Fraction): Fraction => [-a[0], a[1]];
  const cross = [
    [zero, minus(z), y],
    [z, zero, minus(x)],
    [minus(y), x, zero],
  ];
  return [0, 1, 2].map((i) => [
    ...[0, 1, 2].map((j) => {
      let r = plus(fraction(i === j ? 1 : 0), times(fraction(2), times(w, cross[i]![j]!)));
      for (let k = 0; k < 3; k++) r = plus(r, times(fraction(2), times(cross[i]![k]!, cross[k]![j]!)));
      return times(r, s[j]!);
    }),
    t[i]!,
  ]);
}

/** Applies the last node first. */
export function referee(nodes: readonly Node[], positions: readonly number[]): Fraction[] {
  const out: Fraction[] = [];
  for (let v = 0; v < positions.length; v += 3) {
    let point = [0, 1, 2].map((k) => fraction(Math.fround(positions[v + k]!)));
    for (const node of [...nodes].reverse()) {
      point = rowsOf(node).map(([a, b, c, d]) =>
        plus(plus(times(a!, point[0]!), times(b!, point[1]!)), plus(times(c!, point[2]!), d!)),
      );
    }
    out.push(...point);
  }
  return out;
}

/** The sign of the product of the determinants. */
export function handedness(nodes: readonly Node[]): number {
  let sign = 1;
  for (const node of nodes) {
    const m = rowsOf(node);
    let sum: Fraction = [0n, 0n];
    for (const [i, j, k, s] of [
      [0, 1, 2, 1],
      [1, 2, 0, 1],
      [2, 0, 1, 1],
      [0, 2, 1, -1],
      [1, 0, 2, -1],
      [2, 1, 0, -1],
    ] as const) {
      sum = plus(sum, times(fraction(s), times(m[0]![i]!, times(m[1]![j]!, m[2]![k]!))));
    }
    sign *= sum[0] === 0n ? 0 : sum[0] > 0n ? 1 : -1;
  }
  return sign;
}
