/** What is left of the model: the part on one side of a plane across an axis. */
export interface Cut {
  readonly axis: 0 | 1 | 2;
  /** Where the plane is, as the file counts. */
  readonly value: number;
  /** 1 keeps what is up to the plane, -1 what is from it on. */
  readonly side: 1 | -1;
}

export const AXES = ['x', 'y', 'z'] as const;

/** Steps of the slider from one end of the model to the other. */
export const STEPS = 200;

/** The coordinate at a step: the ends as they are, and between them a number of few digits. */
export function valueAt(min: number, max: number, step: number): number {
  if (step <= 0) return min;
  if (step >= STEPS) return max;
  const t = step / STEPS;
  // The difference of two doubles may be Infinity; added in halves, larger steps never give smaller values.
  const half = max / 2 - min / 2;
  const between = min + half * t + half * t;
  const short = Number(between.toPrecision(15));
  // Few digits, unless they are a tenth of half a step off: so they are if the model is far away, and steps would fall
  // together.
  const value = Math.abs(short - between) < half / STEPS / 10 ? short : between;
  return Math.min(max, Math.max(min, value));
}

/** A cut in words: `x ≤ 0.25`. */
export function cutText({ axis, value, side }: Cut): string {
  return `${AXES[axis]} ${side === 1 ? '≤' : '≥'} ${value}`;
}

/** A plane of three.js: what has normal · point + constant >= 0 is kept. `at` is where it is drawn. */
export function planeOf(
  { axis, side }: Cut,
  at: number,
): { readonly normal: number[]; readonly constant: number } {
  const normal = [0, 0, 0];
  normal[axis] = -side;
  return { normal, constant: side * at };
}

/** The part of a segment that is kept, as parameters from 0 to 1; nothing if it is cut away as a whole. */
export function keptPart(from: number, to: number): readonly [number, number] | undefined {
  if (from < 0 && to < 0) return undefined;
  const crossing = from / (from - to);
  if (from < 0) return [crossing, 1];
  return to < 0 ? [0, crossing] : [0, 1];
}
