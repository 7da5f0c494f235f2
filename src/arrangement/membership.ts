import type { PolygonFillRule } from './fill-rule.js';

/** How parts are combined. */
export type SetOperation = 'union' | 'intersection' | 'difference' | 'symmetric-difference' | 'complement';

/** One combination, whose parts are earlier steps, or leaves. */
export interface SetStep {
  readonly type: SetOperation;
  /** The number of a step, or ~i for leaf i. */
  readonly parts: readonly number[];
}

/**
 * Whether a point belongs to a combination of leaves, each of which it belongs to by its winding number and a fill
 * rule. The point moves: it crosses edges of leaves, one after another, and only what that changes is evaluated.
 */
export class Membership {
  /** The winding number of each leaf around the point. */
  readonly windings: Int32Array;
  readonly #rules: readonly PolygonFillRule[];
  readonly #steps: readonly SetStep[];
  readonly #root: number;
  /** Does the point belong to each leaf, and behind them to each step? */
  readonly #isIn: Uint8Array;
  /** The steps that each leaf, and behind them each step, is a part of; ~step for one from which others are taken. */
  readonly #parents: readonly (readonly number[])[];
  /** How many parts of each step the point belongs to; of a difference without its first. */
  readonly #counts: Int32Array;
  /** Does the point belong to the first part of a difference? */
  readonly #isInFirst: Uint8Array;
  readonly #isChanged: Uint8Array;

  constructor(rules: readonly PolygonFillRule[], steps: readonly SetStep[], root: number) {
    const leaves = rules.length;
    this.windings = new Int32Array(leaves);
    this.#rules = rules;
    this.#steps = steps;
    this.#isIn = new Uint8Array(leaves + steps.length);
    const place = (part: number): number => (part < 0 ? ~part : leaves + part);
    this.#root = place(root);
    const parents: number[][] = Array.from(this.#isIn, () => []);
    steps.forEach(({ type, parts }, step) => {
      parts.forEach((part, i) => {
        parents[place(part)]!.push(type === 'difference' && i === 0 ? ~step : step);
      });
    });
    this.#parents = parents;
    this.#counts = new Int32Array(steps.length);
    this.#isInFirst = new Uint8Array(steps.length);
    this.#isChanged = new Uint8Array(steps.length);
    steps.forEach((_, step) => {
      if (this.#evaluate(step) === 0) return;
      this.#isIn[leaves + step] = 1;
      this.#count(leaves + step, 1);
    });
    this.#isChanged.fill(0);
  }

  /** Does the point belong to the combination? */
  get isIn(): boolean {
    return this.#isIn[this.#root] === 1;
  }

  /** Changes the winding number of a leaf. */
  cross(leaf: number, change: number): void {
    const winding = this.windings[leaf]! + change;
    this.windings[leaf] = winding;
    const rule = this.#rules[leaf]!;
    const isIn = rule === 'even-odd' ? winding & 1 : +(rule === 'non-zero' ? winding !== 0 : winding > 0);
    if (isIn === this.#isIn[leaf]) return;
    this.#isIn[leaf] = isIn;
    const first = this.#count(leaf, isIn === 1 ? 1 : -1);
    // Steps come after their parts.
    for (let step = first; step < this.#steps.length; step++) {
      if (this.#isChanged[step] === 0) continue;
      this.#isChanged[step] = 0;
      const place = this.#rules.length + step;
      const value = this.#evaluate(step);
      if (value === this.#isIn[place]) continue;
      this.#isIn[place] = value;
      this.#count(place, value === 1 ? 1 : -1);
    }
  }

  /** Tells the steps of which something is a part, and gives the first of them. */
  #count(place: number, change: number): number {
    const parents = this.#parents[place]!;
    let first = this.#steps.length;
    for (let i = 0; i < parents.length; i++) {
      const parent = parents[i]!;
      const step = parent < 0 ? ~parent : parent;
      if (parent < 0) this.#isInFirst[step] = this.#isInFirst[step]! + change;
      else this.#counts[step] = this.#counts[step]! + change;
      this.#isChanged[step] = 1;
      if (step < first) first = step;
    }
    return first;
  }

  #evaluate(step: number): 0 | 1 {
    const { type, parts } = this.#steps[step]!;
    const count = this.#counts[step]!;
    switch (type) {
      case 'union':
        return count > 0 ? 1 : 0;
      case 'intersection':
        return count === parts.length ? 1 : 0;
      case 'difference':
        return this.#isInFirst[step] === 1 && count === 0 ? 1 : 0;
      case 'symmetric-difference':
        return (count & 1) as 0 | 1;
      case 'complement':
        return count === 0 ? 1 : 0;
    }
  }
}
