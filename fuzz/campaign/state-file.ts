import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fromHexFloat, toHexFloat } from '../../src/oracle/cases/doubles.js';
import type { Finding } from './finding.js';
import type { Plan } from './plan.js';
import type { PairResults } from './results.js';

/** What a campaign needs to go on where it was cut off. */
export interface State {
  readonly plan: Plan;
  readonly pairs: readonly PairResults[];
}

const NAME = 'unerring fuzz state';
/** Older ones name things differently. */
const FORMAT = `${NAME} 4`;

/** A file that is not what it should be; the message says why, for one line on the terminal. */
export class FileProblem extends Error {}

/** Numbers as hex floats: JSON has no -0. Shrinking is done again after a resume. */
function encode({ shrunk: _, ...finding }: Finding): object {
  return { ...finding, values: finding.values.map(toHexFloat) };
}

function decode(finding: Finding & { values: readonly unknown[] }): Finding {
  return { ...finding, values: finding.values.map((text) => fromHexFloat(String(text)) ?? 0) };
}

/**
 * Writes the state beside the old one and then puts it in its place, so that a power cut leaves one of the two.
 *
 * @throws Error of the system, if it cannot be written; the old one is still there then
 */
export function writeState(path: string, state: State): void {
  const pairs = state.pairs.map((pair) => ({ ...pair, findings: pair.findings.map(encode) }));
  const text = JSON.stringify({ format: FORMAT, plan: state.plan, pairs });
  const beside = `${path}.new`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, path);
  } catch (error) {
    removeFile(beside);
    throw error;
  }
}

/** Removes a file, if it is one and can be removed. */
function removeFile(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Something else is in the way: it stays.
  }
}

/**
 * Reads what {@link writeState} wrote.
 *
 * @throws FileProblem if the file is not there or not a state file
 */
export function readState(path: string): State {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new FileProblem(`cannot read ${path}`);
  }
  let isOther = false;
  try {
    const { format, plan, pairs } = JSON.parse(text) as State & { format: string };
    isOther = format !== FORMAT && format.startsWith(NAME);
    if (format !== FORMAT) throw new SyntaxError();
    return { plan, pairs: pairs.map((pair) => ({ ...pair, findings: pair.findings.map(decode) })) };
  } catch {
    throw new FileProblem(
      isOther
        ? `${path} is a state file of another version of unerring fuzz: start the campaign anew`
        : `${path} is not a state file of unerring fuzz`,
    );
  }
}

/** Removes the state of a campaign that is complete. */
export function removeState(path: string): void {
  removeFile(path);
}
