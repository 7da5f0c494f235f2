/** Rules for two flat shapes: which engine answers, and what is said of it. */
import type { Example, Kind, Value } from './kind.js';

/** A part of an answer as examples show it: the member, the text, and what that gives. */
export interface ShownPart {
  readonly member: string;
  readonly text: string;
  readonly of: (answer: never) => Value;
}

/** The carriers that check the first and the second shape, where no call does; `null` where one does, unsaid. */
export type Checks = readonly [a: string | null, b: string | null];

/** What is asked about two shapes. */
export interface FlatAsk {
  /** What follows the names of both shapes in the name of the function. */
  readonly ending?: string;
  readonly answer: string;
  /** A call, as `askOf` takes it. */
  readonly call: string;
  readonly checks?: Checks;
  /** The question that the documentation begins with, and what it says about the answer. */
  readonly question: (a: Kind, b: Kind) => string;
  readonly says?: (a: Kind, b: Kind) => readonly (string | undefined)[];
  readonly source?: string | undefined;
  /** The parts of an answer that examples show: all, unless they are named. */
  readonly shown?: readonly ShownPart[];
  /** What else is refused. */
  readonly refused?: readonly string[];
}

export interface FlatRule {
  /** Whether a kind is one of the first, of the second shapes. */
  readonly a: (kind: Kind) => boolean;
  readonly b: (kind: Kind) => boolean;
  readonly relation: FlatAsk;
  readonly boolean?: Omit<FlatAsk, 'answer' | 'question'>;
  /** The relation with more: points, say. */
  readonly others?: readonly FlatAsk[];
  /** The type of the second shape, if more is taken than such shapes. */
  readonly typeOfB?: string;
  /** The names of both parameters, where they are not those of the kinds. */
  readonly names?: readonly [a: string, b: string];
  /** Whether the functions have a third parameter, `rule`, that says what is inside of a polygon. */
  readonly isFilled?: boolean;
  /** What it is shown with, if not with shapes that move past the second: what meets, and last what does not. */
  readonly examples?: readonly (readonly [a: Example, b: Example])[];
}
