import type { NamedRelation } from './maps.js';

/** A campaign without truths: one function of a module, asked about points and about their images. */
export interface MetamorphicPlan {
  /** The absolute path of the module. */
  readonly module: string;
  readonly function: string;
  readonly dimension: 2 | 3;
  readonly points: number;
  readonly relations: readonly NamedRelation[];
  readonly families: readonly string[];
  readonly seed: number;
  /** Cases in all. */
  readonly count: number;
  /** How many contradictions are kept of each map: those with the simplest numbers. */
  readonly keep: number;
}

/** Two calls that cannot both be right; numbers are C99 hexadecimal. */
export interface KeptContradiction {
  readonly map: string;
  readonly family: string;
  readonly case: number;
  readonly values: readonly string[];
  readonly said: string;
  readonly mapped: readonly string[];
  readonly mappedSaid: string;
  /** What it had to say; `undefined` if one of the calls threw. */
  readonly expected?: string;
}

/** What came of a map. */
export interface MapTally {
  readonly name: string;
  readonly compared: number;
  readonly silent: number;
  readonly contradictions: number;
}

/** How far a campaign is, and what it has found. */
export interface MetamorphicState {
  readonly format: typeof FORMAT;
  readonly plan: MetamorphicPlan;
  /** Cases that are done. */
  readonly cases: number;
  readonly maps: readonly MapTally[];
  readonly kept: readonly KeptContradiction[];
  /** The first answer that was no exception, as text, and whether there was another one. */
  readonly firstAnswer?: string;
  readonly varied: boolean;
  /** Why it was not asked to the end. */
  readonly givenUp?: string;
}

export const FORMAT = 'unerring-metamorphic-1';

/** A campaign that has not begun. */
export function begun(plan: MetamorphicPlan): MetamorphicState {
  const maps = plan.relations.map(({ map }) => ({ name: map, compared: 0, silent: 0, contradictions: 0 }));
  return { format: FORMAT, plan, cases: 0, maps, kept: [], varied: false };
}
