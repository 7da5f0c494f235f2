import { trailingZeros } from '../arithmetic/integers.js';
import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { requireOneForEach } from '../core/arguments/buffers.js';
import { reject, rejectWords } from '../core/arguments/index.js';
import type { EdgeWeights, OffsetLines } from './offset-lines.js';
import { ParallelNeighbours } from './resolve-places.js';

/**
 * Checks weights of edges, in the order in which edges are numbered, and reads them in that of the wavefront.
 *
 * @param edges the number of each edge of the wavefront
 * @returns `null` if there are none
 */
export function readWeights(
  where: string,
  weights: ArrayLike<number> | undefined,
  edges: readonly number[],
): EdgeWeights | null {
  if (weights === undefined) return null;
  requireOneForEach(where, 'options.weights', weights, edges.length, 'edge');
  const own = edges.map((edge) => {
    const weight = weights[edge]!;
    if (!(weight > 0)) reject(where, `options.weights[${edge}]`, 'a number above 0', weight);
    return weight;
  });
  const exponent = commonExponent(own);
  const integers: readonly bigint[] = scaledIntegers(own, exponent);
  const zeros = Math.min(...integers.map(trailingZeros));
  return { integers: integers.map((n) => n >> BigInt(zeros)), exponent: exponent + zeros };
}

/**
 * Lets a wavefront move; where edges of different weights become neighbours on one line, it is not defined how it does.
 *
 * @throws RangeError naming two of these edges
 */
export function withWeights<Result>(
  where: string,
  { lines, lineOfEdge }: OffsetLines,
  edges: readonly number[],
  run: () => Result,
): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof ParallelNeighbours)) throw error;
    const [one, other] = error.lines.map((line) => edges[lineOfEdge.indexOf(line)]!);
    const faster = lines[error.lines[0]]!.weight > lines[error.lines[1]]!.weight ? one : other;
    return rejectWords(
      where,
      'options.weights',
      'equal for edges that become neighbours on one line',
      `different ones for edges ${one} and ${other}, of which ${faster} is faster`,
    );
  }
}
