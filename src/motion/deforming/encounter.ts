/** What each pair of moving features has to say so that the times of its contacts can be found. */
import type { Coefficients } from '../../arithmetic/integer-polynomials.js';
import type { ContactPoint } from '../../core/contact.js';
import type { LinearMotion } from './linear-motion.js';
import type { Moment } from './moment.js';

export interface Encounter {
  /** How many points move. */
  readonly count: number;

  /** Polynomials that are all 0 whenever the features have a common point. */
  vanishing(motion: LinearMotion): Coefficients[];

  /**
   * Asked where all of those are 0 for all time: polynomials between whose roots the answer does not change. Those that
   * are always 0 may be among them.
   */
  critical(motion: LinearMotion): Coefficients[];

  /** The extreme points of what the features have in common at a time at which all of `vanishing` are 0. */
  contactAt(motion: LinearMotion, at: Moment): readonly ContactPoint[];
}

/** No common point. */
export const NONE: readonly ContactPoint[] = [];
