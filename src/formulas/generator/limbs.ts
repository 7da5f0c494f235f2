/**
 * Fixed-point numbers as unevaluated sums of limbs, for code generation: each limb is a double that is an
 * integer in units of 2^(-width · position), and a bound on that integer is known when the code is generated.
 * As long as no bound exceeds 2^53, every operation on limbs is exact.
 */
export interface Limb {
  /** Code whose value is the limb; a variable's name where `named` holds. */
  readonly code: string;
  readonly named: boolean;
  /** The limb is at most this many units in absolute value. */
  readonly bound: bigint;
}

export interface FixedPoint {
  /** Position of the first limb; the following ones have the following positions. */
  readonly top: number;
  readonly limbs: readonly Limb[];
}

const LARGEST_EXACT = 1n << 53n;

/** Thrown where a limb could exceed 2^53 units: the width is too large. */
export class LimbOverflow extends RangeError {}

/** Generates straight-line code on fixed-point numbers. */
export class LimbEmitter {
  readonly lines: string[] = [];
  private count = 0;
  private readonly normalised = new Map<FixedPoint, FixedPoint>();
  readonly width: number;

  constructor(width: number) {
    this.width = width;
  }

  /** Code that rounds `code` to a multiple of the unit at `position`; |code| must be below 2^51 units. */
  rounded(code: string, position: number): string {
    const rounder = 1.5 * 2 ** (52 - this.width * position);
    return `${code} + ${rounder} - ${rounder}`;
  }

  assign(code: string): string {
    const name = `v${this.count++}`;
    this.lines.push(`const ${name} = ${code};`);
    return name;
  }

  combine(left: FixedPoint, right: FixedPoint, operator: '+' | '-'): FixedPoint {
    const sum = this.tryCombine(left, right, operator);
    if (isExact(sum)) return sum;
    const retried = this.tryCombine(this.normalise(left), this.normalise(right), operator);
    return requireExact(retried);
  }

  multiply(left: FixedPoint, right: FixedPoint): FixedPoint {
    if (left === right) return this.squareOf(left);
    let [a, b] = [left, right];
    for (let attempt = 0; attempt < 2; attempt++) {
      if (isExact(convolution(a, b))) break;
      if (largest(a) >= largest(b)) a = this.normalise(a);
      else b = this.normalise(b);
    }
    [a, b] = [this.name(a), this.name(b)];
    return requireExact(convolution(a, b));
  }

  private squareOf(value: FixedPoint): FixedPoint {
    let a = value;
    if (!isExact(convolution(a, a))) a = this.normalise(a);
    return requireExact(squareConvolution(this.name(a)));
  }

  private tryCombine(left: FixedPoint, right: FixedPoint, operator: '+' | '-'): FixedPoint {
    const top = Math.min(left.top, right.top);
    const end = Math.max(left.top + left.limbs.length, right.top + right.limbs.length);
    const limbs = Array.from({ length: end - top }, (_, i) => {
      const a = left.limbs[top + i - left.top];
      const b = right.limbs[top + i - right.top];
      if (a === undefined && b === undefined) return { code: '0', named: true, bound: 0n };
      if (b === undefined) return a!;
      const negated = operator === '-';
      if (a === undefined)
        return negated ? { code: `-${parenthesised(b)}`, named: false, bound: b.bound } : b;
      return {
        code: `${a.code} ${operator} ${negated ? parenthesised(b) : b.code}`,
        named: false,
        bound: a.bound + b.bound,
      };
    });
    return { top, limbs };
  }

  /** Gives every limb a name, so that using it twice does not compute it twice. */
  private name(value: FixedPoint): FixedPoint {
    return {
      top: value.top,
      limbs: value.limbs.map((limb) =>
        limb.named ? limb : { ...limb, named: true, code: this.assign(limb.code) },
      ),
    };
  }

  /**
   * Carries from the last limb to the first: afterwards all but the first are at most half a unit of the limb
   * before. A carry is the limb rounded to the coarser unit; limb - carry is exact, as both are multiples of
   * the finer unit and the difference is small.
   */
  normalise(value: FixedPoint): FixedPoint {
    const known = this.normalised.get(value);
    if (known !== undefined) return known;
    const result = this.carry(value);
    this.normalised.set(value, result);
    this.normalised.set(result, result);
    return result;
  }

  private carry(value: FixedPoint): FixedPoint {
    const { width } = this;
    const half = 1n << BigInt(width - 1);
    const limbs: Limb[] = [];
    let carry: Limb | undefined;
    let position = value.top + value.limbs.length - 1;
    for (;;) {
      const limb = value.limbs[position - value.top];
      if (limb === undefined && carry === undefined) break;
      const sum = limb === undefined ? carry! : carry === undefined ? limb : addLimbs(limb, carry);
      if (sum.bound > LARGEST_EXACT) throw new LimbOverflow(`a limb of ${sum.bound} units`);
      // Above the last given limb, go on only while the rest is too large for one limb.
      const isTop = position <= value.top;
      if (isTop && sum.bound <= half << 3n) {
        limbs.unshift({
          code: sum.named && carry === undefined ? sum.code : this.assign(sum.code),
          named: true,
          bound: sum.bound,
        });
        break;
      }
      // Assignments within the expression: half the code to load, and the same operations.
      const carried = this.rounded('rest', position - 1);
      const code = this.assign(`(rest = ${sum.code}) - (carry = ${carried})`);
      limbs.unshift({ code, named: true, bound: half });
      carry = { code: 'carry', named: true, bound: (sum.bound + half) >> BigInt(width) };
      position--;
    }
    return { top: position, limbs };
  }
}

function addLimbs(a: Limb, b: Limb): Limb {
  return { code: `${a.code} + ${b.code}`, named: false, bound: a.bound + b.bound };
}

function convolution(a: FixedPoint, b: FixedPoint): FixedPoint {
  const limbs: Limb[] = [];
  for (let k = 0; k < a.limbs.length + b.limbs.length - 1; k++) {
    const terms: string[] = [];
    let bound = 0n;
    a.limbs.forEach((x, i) => {
      const y = b.limbs[k - i];
      if (y === undefined) return;
      terms.push(`${x.code} * ${y.code}`);
      bound += x.bound * y.bound;
    });
    limbs.push({ code: terms.join(' + '), named: false, bound });
  }
  return { top: a.top + b.top, limbs };
}

function squareConvolution(a: FixedPoint): FixedPoint {
  const limbs: Limb[] = [];
  for (let k = 0; k < 2 * a.limbs.length - 1; k++) {
    const mixed: string[] = [];
    let bound = 0n;
    let middle = '';
    a.limbs.forEach((x, i) => {
      const y = a.limbs[k - i];
      if (y === undefined) return;
      bound += x.bound * y.bound;
      if (i < k - i) mixed.push(`${x.code} * ${y.code}`);
      else if (i === k - i) middle = `${x.code} * ${x.code}`;
    });
    const doubled = mixed.length > 0 ? `2 * (${mixed.join(' + ')})` : '';
    limbs.push({ code: [doubled, middle].filter(Boolean).join(' + '), named: false, bound });
  }
  return { top: 2 * a.top, limbs };
}

function largest(value: FixedPoint): bigint {
  let result = 0n;
  for (const { bound } of value.limbs) if (bound > result) result = bound;
  return result;
}

const isExact = (value: FixedPoint): boolean => largest(value) <= LARGEST_EXACT;

function requireExact(value: FixedPoint): FixedPoint {
  if (!isExact(value)) throw new LimbOverflow(`a limb of ${largest(value)} units`);
  return value;
}

const parenthesised = (limb: Limb): string => (limb.named ? limb.code : `(${limb.code})`);
