import type { Halfspace } from '../../oracle/referees/shapes/halfspace.js';
import type { Vector } from '../../oracle/referees/shapes/vectors.js';
import type { ExactOval } from '../exact/ovals.js';
import type { Patch } from '../exact/quadrics.js';

/**
 * What a colour stands for: the first shape, the second, where the answer changes, and what the decimals as written
 * would be; what an engine made, and what is wrong with it.
 */
export type Tone = 'a' | 'b' | 'boundary' | 'decimal' | 'made' | 'wrong';

/** Something to draw, of exact integers. In the plane z is 0. */
export type Mark =
  | {
      readonly type: 'point';
      readonly at: Vector;
      readonly label: string;
      readonly tone: Tone;
      /** Whether it only names a shape around it. */
      readonly isCenter?: true;
    }
  | { readonly type: 'segment'; readonly from: Vector; readonly to: Vector; readonly tone: Tone }
  | { readonly type: 'ray'; readonly origin: Vector; readonly direction: Vector; readonly tone: Tone }
  | { readonly type: 'line'; readonly origin: Vector; readonly direction: Vector; readonly tone: Tone }
  /** The inside of rings, by the even-odd rule; outlines are segments. */
  | { readonly type: 'area'; readonly rings: readonly (readonly Vector[])[]; readonly tone: Tone }
  /** A plane in space, a line in the plane: all x with normal · x + constant = 0. */
  | { readonly type: 'flat'; readonly normal: Vector; readonly constant: bigint; readonly tone: Tone }
  /** A circle or sphere through a point: all x with d |x - at|² = 2 n · (x - at). */
  | {
      readonly type: 'round';
      readonly at: Vector;
      readonly n: Vector;
      readonly d: bigint;
      readonly tone: Tone;
    }
  /** A round shape: the hull of ovals. */
  | {
      readonly type: 'hull';
      readonly parts: readonly ExactOval[];
      /** What its boundary consists of. */
      readonly patches: readonly Patch[];
      /** Its one part is swept along a line. */
      readonly along?: Vector;
      /** A curve that encloses nothing. */
      readonly isHollow?: true;
      readonly tone: Tone;
    }
  /** All points that are in each of some half-spaces. */
  | { readonly type: 'polytope'; readonly halfSpaces: readonly Halfspace[]; readonly tone: Tone };

/** Exact shapes: coordinates are integers over one denominator. */
export interface Scene {
  readonly dimension: 2 | 3;
  readonly one: bigint;
  readonly marks: readonly Mark[];
}
