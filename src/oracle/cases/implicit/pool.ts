import { deriveSeed, Random } from '../random.js';

/**
 * Implicit points share what defines them. So all points and planes of a case are drawn from one pool of plain points:
 * the first value says which, and the families of point configurations make the pool degenerate.
 */
export const POOL = 8;
/** How many choices: any number serves. */
export const CHOICES = 1_000_000;

/** A plane through three points of the pool, or with coefficients out of it. */
export type PlaneChoice =
  | { readonly kind: 'through'; readonly points: readonly [number, number, number] }
  | { readonly kind: 'coefficients'; readonly normal: number; readonly constant: number };

/** A point of the pool, or one defined by a line and a plane or by three planes. */
export type PointChoice =
  | { readonly kind: 'plain'; readonly index: number }
  | { readonly kind: 'line-plane'; readonly line: readonly [number, number]; readonly plane: PlaneChoice }
  | { readonly kind: 'ray-plane'; readonly line: readonly [number, number]; readonly plane: PlaneChoice }
  | {
      readonly kind: 'three-planes';
      readonly planes: readonly [PlaneChoice, PlaneChoice, PlaneChoice];
    };

/** Draws points and planes for one value of `choice`. */
export class Chooser {
  readonly #random: Random;

  constructor(choice: number) {
    this.#random = new Random(...deriveSeed(choice, 'pool'));
  }

  index(): number {
    return this.#random.below(POOL);
  }

  /** Different numbers of points. */
  indices(n: number): number[] {
    const chosen: number[] = [];
    while (chosen.length < n) {
      const i = this.index();
      if (!chosen.includes(i)) chosen.push(i);
    }
    return chosen;
  }

  axis(): number {
    return this.#random.below(3);
  }

  plane(): PlaneChoice {
    const [i, j, k] = this.indices(3) as [number, number, number];
    if (this.#random.oneIn(4)) return { kind: 'coefficients', normal: i, constant: j };
    return { kind: 'through', points: [i, j, k] };
  }

  point(): PointChoice {
    const kind = this.#random.below(6);
    const [i, j] = this.indices(2) as [number, number];
    if (kind < 2) return { kind: 'plain', index: i };
    if (kind < 4) return { kind: 'line-plane', line: [i, j], plane: this.plane() };
    if (kind < 5) return { kind: 'ray-plane', line: [i, j], plane: this.plane() };
    return { kind: 'three-planes', planes: [this.plane(), this.plane(), this.plane()] };
  }
}

/** As many points as asked for. */
export function pointChoices(choice: number, count: number): PointChoice[] {
  const chooser = new Chooser(choice);
  return Array.from({ length: count }, () => chooser.point());
}

/** Point number `index` of the pool, as it is written. */
export function tupleAt(values: ArrayLike<number>, index: number, dimension: 2 | 3): number[] {
  const at = 1 + dimension * index;
  return Array.from({ length: dimension }, (_, k) => values[at + k]!);
}
