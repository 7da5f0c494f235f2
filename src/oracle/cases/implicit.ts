import { deriveSeed, Random } from './random.js';

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

/** A point of the pool, or the crossing of two lines by two points each, or by an origin and a direction each. */
export interface PlanarChoice {
  readonly kind: 'plain' | 'lines' | 'rays';
  readonly indices: readonly number[];
}

/** As many points as asked for. */
export function planarChoices(choice: number, count: number): PlanarChoice[] {
  const chooser = new Chooser(choice);
  return Array.from({ length: count }, () => ({
    kind: (['plain', 'lines', 'rays', 'lines'] as const)[chooser.index() % 4]!,
    // Two lines may share a point, as the edges of a polygon do.
    indices: [...chooser.indices(2), ...chooser.indices(2)],
  }));
}

/** Lines of the plane through points of the pool, two by two: where the first is crossed by the second. */

/** The numbers of two points of the one line and of two of the other. */
export function crossingChoice(choice: number): [number, number, number, number] {
  const chooser = new Chooser(choice);
  const [a, b] = chooser.indices(2) as [number, number];
  const [c, d] = chooser.indices(2) as [number, number];
  return [a, b, c, d];
}

/** Points of the pool, of which a mean is taken. */

/** One to four points. */
export function meanChoices(choice: number): PointChoice[] {
  const chooser = new Chooser(choice);
  const count = 1 + (chooser.index() % 4);
  return Array.from({ length: count }, () => chooser.point());
}

/** A parameter along a segment or a ray of the pool, or a plain number. */
export interface ParameterChoice {
  readonly kind: 'segment' | 'ray' | 'number';
  readonly line: readonly [number, number];
  readonly plane: PlaneChoice;
}

function choose(chooser: Chooser, line: readonly [number, number]): ParameterChoice {
  const kind = (['segment', 'ray', 'segment', 'number'] as const)[chooser.index() % 4]!;
  return { kind, line, plane: chooser.plane() };
}

/** Two, both along the same line: so hits are compared. */
export function parameterChoices(choice: number): [ParameterChoice, ParameterChoice] {
  const chooser = new Chooser(choice);
  const line = chooser.indices(2) as [number, number];
  return [choose(chooser, line), choose(chooser, line)];
}

/** Where the values of `boxPlanes` stand: numbers of a face and of a corner come first. */
export const BOX_PLANES = { center: 2, axes: 5, half: 14, normal: 17, box: 20, p: 26 } as const;

/** The values: the choice and the pool, then the metric and half the thickness. */
export const METRIC = 1 + 3 * POOL;
export const HALF_THICKNESS = METRIC + 1;

/** Which metric a case is about. */
export function metricOf(v: ArrayLike<number>): 'distance' | 'form' {
  return v[METRIC] === 1 ? 'form' : 'distance';
}
