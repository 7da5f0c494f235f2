import type { PredicateName } from '../cases/signatures.js';

/** A predicate as its package has it, on flat numbers and turned to this project's sign convention. */
export type Implementation = (...values: number[]) => number;

/** An implementation of one or more predicates that a campaign judges. */
export interface Target {
  readonly name: string;
  readonly implementations: Readonly<Partial<Record<PredicateName, Implementation>>>;
  /** Queries by name, on flat values: a yes or no, or the whole answer as text. */
  readonly queries?: Readonly<Record<string, (values: Float64Array) => unknown>>;
  /**
   * Whether it promises exactly -1, 0 or 1. If so, any other number (a -0 among them) is a wrong answer; if not,
   * only the sign of the number is judged.
   */
  readonly strict: boolean;
}

/** Names a target so that a worker, or a later run, can load it again. */
export interface TargetReference {
  readonly name: string;
  /** The absolute path of an ES module, for a target that is not built in: it runs in a process of its own. */
  readonly module?: string;
}

/** An implementation bound to its arity: reads its arguments from an array without making another one. */
export type Call = (a: ArrayLike<number>) => number;

/**
 * Binds an implementation to its arguments in an array. Spelt out by arity, because spreading an array into a call
 * costs more than a filter does.
 *
 * @example bind((x, y) => x - y, 2)([3, 4]); // -1
 */
export function bind(f: Implementation, arity: number): Call {
  switch (arity) {
    case 6:
      return (a) => f(a[0]!, a[1]!, a[2]!, a[3]!, a[4]!, a[5]!);
    case 7:
      return (a) => f(a[0]!, a[1]!, a[2]!, a[3]!, a[4]!, a[5]!, a[6]!);
    case 8:
      return (a) => f(a[0]!, a[1]!, a[2]!, a[3]!, a[4]!, a[5]!, a[6]!, a[7]!);
    case 9:
      return (a) => f(a[0]!, a[1]!, a[2]!, a[3]!, a[4]!, a[5]!, a[6]!, a[7]!, a[8]!);
    case 12:
      return (a) => f(a[0]!, a[1]!, a[2]!, a[3]!, a[4]!, a[5]!, a[6]!, a[7]!, a[8]!, a[9]!, a[10]!, a[11]!);
    case 15:
      return bind15(f);
    default:
      return (a) => f(...Array.from(a));
  }
}

function bind15(f: Implementation): Call {
  return (a) =>
    f(
      a[0]!,
      a[1]!,
      a[2]!,
      a[3]!,
      a[4]!,
      a[5]!,
      a[6]!,
      a[7]!,
      a[8]!,
      a[9]!,
      a[10]!,
      a[11]!,
      a[12]!,
      a[13]!,
      a[14]!,
    );
}
