import { powerOfTwo } from '../../../src/oracle/cases/doubles.js';
import { isDegenerate } from '../../../src/oracle/questions/degenerate.js';
import {
  type Answer,
  type AnyQuestion,
  classOf,
  holds,
  isPredicate,
  takesBoolean,
} from '../../../src/oracle/questions/question.js';

/** What is known of a case that gets its flags. */
export interface Flagged {
  readonly question: AnyQuestion;
  readonly values: Float64Array;
  readonly numbers: readonly number[];
  readonly truth: Answer;
  /** The least tolerance within which the answer changes, relative to the largest argument. */
  readonly nearness: number | undefined;
}

/** What a flag says. */
export interface Note {
  /** What kind of flag it is: `BASIC`, `TRUTH`, `DEGENERATE`, `RANGE`, `PRECISION`. */
  readonly class: string;
  readonly description: string;
  /** What it means if an engine fails such cases, and no others. */
  readonly effect: string;
}

interface Flag extends Note {
  readonly holds: (one: Flagged) => boolean;
}

/** From here on a square, or a sum of a few coordinates, may overflow. */
const HUGE = powerOfTwo(1000);
const SMALLEST_NORMAL = powerOfTwo(-1022);
/** Between these magnitudes none of Shewchuk's four predicates can overflow or underflow (Shewchuk 1997, section 5). */
const WINDOW = [powerOfTwo(-142), powerOfTwo(201)] as const;
/** The greatest integers of which products of three, and sums of these, are doubles. */
const SMALL = 1 << 15;

const any = (test: (magnitude: number) => boolean) => (one: Flagged) =>
  one.numbers.some((x) => test(Math.abs(x)));
const all = (test: (x: number) => boolean) => (one: Flagged) =>
  one.numbers.length > 0 && one.numbers.every(test);

export const BASIC: Note = {
  class: 'BASIC',
  description:
    'nothing degenerate, tiny or huge, and the class stays as it is when all numbers are disturbed by a thousandth',
  effect: 'the runner is wrong: arguments in another order, another sign, another reading of the numbers',
};

/** The flags of cases but `BASIC` and the class, by their names. */
export const FLAGS: Readonly<Record<string, Flag>> = {
  DEGENERATE: {
    class: 'DEGENERATE',
    description:
      'a shape is degenerate (a segment that is a point, a triangle without area); of a predicate, the sign is zero',
    effect: 'wrong for input that many engines leave out by contract; see nonDegenerate',
    holds: ({ question, values, truth }) =>
      isPredicate(question) ? truth === 0 : isDegenerate(question, values),
  },
  NEITHER: {
    class: 'TRUTH',
    description: 'there is neither yes nor no: what was asked about is no such shape',
    effect: 'an answer to what has none; to refuse is right',
    holds: ({ question, truth }) => takesBoolean(question) && holds(question, truth) === undefined,
  },
  BOUNDARY: {
    class: 'PRECISION',
    description: 'exactly where the answer changes',
    effect: 'rounding decides what is exactly zero, or boundaries are open',
    holds: ({ nearness }) => nearness === 0,
  },
  NEAR: {
    class: 'PRECISION',
    description: 'not where the answer changes, but within 2^-40 of it, relative to the largest argument',
    effect: 'rounding errors decide',
    holds: ({ nearness }) => nearness !== undefined && nearness > 0 && nearness <= powerOfTwo(-40),
  },
  SMALL_INTEGERS: {
    class: 'PRECISION',
    description: 'all numbers are integers of at most 2^15: products of three and their sums are doubles',
    effect: 'wrong where no number has to be rounded: the method is wrong, and not its precision',
    holds: all((x) => Number.isInteger(x) && Math.abs(x) <= SMALL),
  },
  FLOAT32: {
    class: 'RANGE',
    description: 'all numbers are 32-bit floats',
    effect: 'wrong within single precision; see float32',
    holds: all((x) => Math.fround(x) === x),
  },
  NEGATIVE_ZERO: {
    class: 'RANGE',
    description: 'a number is -0',
    effect: 'the sign of a zero is taken for that of a number',
    holds: ({ numbers }) => numbers.some((x) => Object.is(x, -0)),
  },
  SUBNORMAL: {
    class: 'RANGE',
    description: 'a number that is not zero is below 2^-1022',
    effect: 'products underflow, or subnormal numbers are taken for zero',
    holds: any((x) => x !== 0 && x < SMALLEST_NORMAL),
  },
  NEAR_OVERFLOW: {
    class: 'RANGE',
    description: 'a number is 2^1000 or more: its square overflows, and so may a sum',
    effect: 'infinities and NaN decide',
    holds: any((x) => x >= HUGE),
  },
  OUTSIDE_WINDOW: {
    class: 'RANGE',
    description:
      "a number that is not zero is below 2^-142 or above 2^201, where Shewchuk's adaptive predicates (robust-predicates and its kin) are no longer exact",
    effect: 'wrong where its author promises nothing; see magnitudes',
    holds: any((x) => x !== 0 && (x < WINDOW[0] || x > WINDOW[1])),
  },
};

/** The flag of a class of the truth. */
export function classFlag(name: string): string {
  return `class ${name}`;
}

/** The flags of a case but `BASIC`: the class of the truth first. */
export function flagsOf(one: Flagged): string[] {
  const names = Object.keys(FLAGS).filter((name) => FLAGS[name]!.holds(one));
  return [classFlag(classOf(one.question, one.truth)), ...names];
}

/** What is said of a flag in a file. */
export function noteOf(question: AnyQuestion, flag: string): Note {
  if (flag === 'BASIC') return BASIC;
  const known = FLAGS[flag];
  if (known !== undefined)
    return { class: known.class, description: known.description, effect: known.effect };
  return {
    class: 'TRUTH',
    description: `the true answer is of the class ${flag.slice(classFlag('').length)}`,
    effect: `wrong for this class of ${question.name}`,
  };
}
