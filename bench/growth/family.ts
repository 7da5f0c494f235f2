/** A kind of input that makes a careless algorithm quadratic, and what is asked of it. */
export interface GrowthFamily {
  /** A short name, for the command line. */
  readonly name: string;
  /** What is measured, for the table. */
  readonly title: string;
  /** The largest size that is worth waiting for; a million without. */
  readonly most?: number;
  /** Makes an input of size n, which is not measured, and returns the work that is. It throws if an answer is wrong. */
  prepare(n: number): () => void | Promise<void>;
}

/** Numbers from 0 to 1, the same for the same seed. */
export function randomUnit(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Ends the benchmark if an answer is not what it must be: a wrong answer in no time is worth nothing. */
export function expectAnswer(answer: unknown, expected: unknown): void {
  if (answer !== expected) throw new Error(`got ${String(answer)} where ${String(expected)} is right`);
}
