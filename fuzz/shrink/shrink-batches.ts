/** What a trial is worth: whether it still fails, and whatever goes with that. */
export interface Trial {
  readonly fails: boolean;
}

/** How a configuration is made simpler where trials are asked for in batches. */
export interface BatchedShrinking<T extends Trial> {
  /** Simpler configurations of one, the boldest first; all of them are valid. */
  candidates(from: readonly number[]): Iterable<readonly number[]>;
  /** Tries several at once; fewer results than configurations end the search. */
  tryAll(batch: readonly (readonly number[])[]): Promise<readonly T[]>;
  /** How many to try at once at most: the batches grow up to it while nothing is found. */
  readonly largestBatch: number;
  readonly mostTrials: number;
  /** Hears of each success. */
  smaller(values: readonly number[], trial: T): void;
}

/**
 * The search of `shrinkWith`, for trials that are far away: it asks for the next candidates before it knows whether the
 * first will do. Trials behind one that fails are wasted and count for nothing, so that it finds the same whatever the
 * size of the batches.
 */
export async function shrinkInBatches<T extends Trial>(
  values: readonly number[],
  { candidates, tryAll, largestBatch, mostTrials, smaller }: BatchedShrinking<T>,
): Promise<readonly number[]> {
  let best = values;
  let left = mostTrials;
  for (;;) {
    const found = await firstFailing(best);
    if (found === undefined) return best;
    best = found.values;
    smaller(best, found.trial);
  }

  async function firstFailing(from: readonly number[]) {
    let size = 1;
    for (const batch of batches(candidates(from), () => size)) {
      const wanted = batch.slice(0, left);
      const trials = await tryAll(wanted);
      const at = trials.findIndex(({ fails }) => fails);
      left -= at < 0 ? wanted.length : at + 1;
      if (at >= 0) return { values: wanted[at]!, trial: trials[at]! };
      if (left <= 0 || trials.length < wanted.length) return undefined;
      size = Math.min(2 * size, largestBatch);
    }
    return undefined;
  }
}

function* batches<V>(values: Iterable<V>, size: () => number): Generator<V[]> {
  let batch: V[] = [];
  for (const value of values) {
    batch.push(value);
    if (batch.length < size()) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
