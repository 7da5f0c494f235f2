/** The mathematically true sign of a predicate for these doubles. The arguments are in the predicate's domain. */
export type Judge = (values: ArrayLike<number>) => -1 | 0 | 1;

/** An independent judgement of predicates by name, which shares no code with the kernel or another referee. */
export interface Referee {
  readonly name: string;
  readonly judges: Readonly<Record<string, Judge>>;
}
