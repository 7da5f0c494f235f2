import { type Line, LineSplitter } from '../oracle/protocol/line-splitter.js';
import { requireInput } from './mesh/standard-input.js';
import { isSystemError, systemReason } from './system-error.js';
import { UsageError } from './usage-error.js';

/**
 * The lines of standard input, those of each piece that arrives together, so that whoever answers can do so at once and
 * together.
 *
 * @throws UsageError if it cannot be read
 */
export async function* inputLines(): AsyncGenerator<readonly Line[], void> {
  requireInput();
  const splitter = new LineSplitter();
  try {
    for await (const piece of process.stdin as AsyncIterable<Uint8Array>) yield splitter.push(piece);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new UsageError(`cannot read standard input: ${systemReason(error)}`);
  }
  yield splitter.end();
}
