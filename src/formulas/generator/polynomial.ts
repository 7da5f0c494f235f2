/**
 * Polynomials with integer coefficients in numbered variables, for what the generator proves: domination of
 * one bound by another, identities between permuted formulas, degrees.
 */
export class Polynomial {
  /** Monomial (variable numbers in ascending order, joined by commas; '' is 1) to coefficient, never zero. */
  readonly terms: ReadonlyMap<string, bigint>;

  private constructor(terms: ReadonlyMap<string, bigint>) {
    this.terms = terms;
  }

  static readonly zero = new Polynomial(new Map());

  static constant(value: bigint): Polynomial {
    return new Polynomial(value === 0n ? new Map() : new Map([['', value]]));
  }

  static variable(index: number): Polynomial {
    return new Polynomial(new Map([[String(index), 1n]]));
  }

  plus(other: Polynomial): Polynomial {
    const terms = new Map(this.terms);
    for (const [monomial, coefficient] of other.terms) accumulate(terms, monomial, coefficient);
    return new Polynomial(terms);
  }

  negated(): Polynomial {
    return new Polynomial(new Map([...this.terms].map(([monomial, c]) => [monomial, -c])));
  }

  minus(other: Polynomial): Polynomial {
    return this.plus(other.negated());
  }

  times(other: Polynomial): Polynomial {
    const terms = new Map<string, bigint>();
    for (const [m1, c1] of this.terms) {
      for (const [m2, c2] of other.terms) accumulate(terms, multiplyMonomials(m1, m2), c1 * c2);
    }
    return new Polynomial(terms);
  }

  equals(other: Polynomial): boolean {
    return this.minus(other).terms.size === 0;
  }

  /** Whether every coefficient is at least the other's; so this >= other wherever all variables are >= 0. */
  dominates(other: Polynomial): boolean {
    return [...other.terms].every(([monomial, c]) => (this.terms.get(monomial) ?? 0n) >= c);
  }

  /** The highest total degree of a term. */
  get degree(): number {
    return Math.max(0, ...[...this.terms.keys()].map((monomial) => factors(monomial).length));
  }
}

function accumulate(terms: Map<string, bigint>, monomial: string, coefficient: bigint): void {
  const sum = (terms.get(monomial) ?? 0n) + coefficient;
  if (sum === 0n) terms.delete(monomial);
  else terms.set(monomial, sum);
}

function factors(monomial: string): string[] {
  return monomial === '' ? [] : monomial.split(',');
}

function multiplyMonomials(left: string, right: string): string {
  return [...factors(left), ...factors(right)].sort((a, b) => Number(a) - Number(b)).join(',');
}
