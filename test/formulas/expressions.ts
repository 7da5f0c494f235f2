/**
 * The tests' own reading of a formula: its expression tree evaluated in big integers, determinants as the sum over all
 * permutations (Leibniz). Shares no code with the generator, which expands by Laplace.
 */
import type { Expression, Formula } from '../../src/formulas/language/index.js';

export function evaluate(expression: Expression, values: ReadonlyMap<string, bigint>): bigint {
  const visit = (e: Expression): bigint => {
    switch (e.kind) {
      case 'input': {
        const value = values.get(e.name);
        if (value === undefined) throw new Error(`no value for ${e.name}`);
        return value;
      }
      case 'sum':
        return visit(e.left) + visit(e.right);
      case 'difference':
        return visit(e.left) - visit(e.right);
      case 'product':
        return visit(e.left) * visit(e.right);
      case 'absolute': {
        const value = visit(e.operand);
        return value < 0n ? -value : value;
      }
      case 'determinant':
        return leibniz(e.rows.map((row) => row.map(visit)));
    }
  };
  return visit(expression);
}

/** Σ over permutations of ±Π entries. */
export function leibniz(rows: readonly (readonly bigint[])[]): bigint {
  let sum = 0n;
  for (const { order, sign } of permutations(rows.length)) {
    sum += order.reduce((product, column, row) => product * rows[row]![column]!, sign);
  }
  return sum;
}

/** All permutations of 0 ... n-1 with their signs. */
export function permutations(n: number): { order: number[]; sign: bigint }[] {
  if (n === 0) return [{ order: [], sign: 1n }];
  return permutations(n - 1).flatMap(({ order, sign }) =>
    Array.from({ length: n }, (_, at) => ({
      order: [...order.slice(0, at), n - 1, ...order.slice(at)],
      sign: (n - 1 - at) % 2 === 0 ? sign : -sign,
    })),
  );
}

/** The formula's value at a point given in argument order. */
export function valueAt(formula: Formula, point: readonly bigint[]): bigint {
  return evaluate(formula.expression, new Map(formula.arguments.map(({ name }, i) => [name, point[i]!])));
}

/** A small deterministic generator (Lehmer, modulus 2^31 - 1): enough to pick points. */
export class Numbers {
  private state: number;

  constructor(seed: number) {
    this.state = (seed % 2147483646) + 1;
  }

  /** An integer in [0, n). */
  below(n: number): number {
    this.state = (this.state * 48271) % 2147483647;
    return this.state % n;
  }

  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  /** Integers in [-limit, limit]. */
  integers(count: number, limit: number): bigint[] {
    return Array.from({ length: count }, () => BigInt(this.between(-limit, limit)));
  }
}
