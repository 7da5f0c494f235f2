import { type Versions, versionsOf } from '../../fuzz/campaign/engine-versions.js';
import { writeFindings } from '../../fuzz/campaign/failure-file.js';
import type { Finding } from '../../fuzz/campaign/finding.js';
import type { Plan } from '../../fuzz/campaign/plan.js';
import type { Results } from '../../fuzz/campaign/results.js';
import { removeState, type State, writeState } from '../../fuzz/campaign/state-file.js';
import { OutputProblem, replaceFile } from './output-file.js';
import { systemReason } from './system-error.js';

/** Says one line to the user. */
export type Tell = (line: string) => void;

/**
 * The state file of a campaign. One that cannot be written is told about once and costs nothing else: the next attempt
 * may succeed.
 */
export class StateFile {
  readonly path: string;
  /** Of the packages that are judged. */
  readonly versions: Versions;
  readonly #tell: Tell;
  #told = false;
  /** Whether what was to be saved last is in the file. */
  isThere = false;

  constructor(path: string, { targets }: Plan, tell: Tell) {
    this.path = path;
    this.versions = versionsOf(targets);
    this.#tell = tell;
  }

  /** `givenUp`: why engines were not judged to the end, once that is known. */
  save({ plan, pairs }: Results, givenUp: State['givenUp'] = {}): void {
    try {
      writeState(this.path, { plan, versions: this.versions, pairs, givenUp });
      this.isThere = true;
    } catch (error) {
      this.isThere = false;
      if (!this.#told) {
        const why = systemReason(error as NodeJS.ErrnoException);
        this.#tell(`cannot save the state in ${this.path}: ${why}; the campaign goes on without it`);
      }
      this.#told = true;
    }
  }

  /** Of a campaign that is complete. */
  remove(): void {
    removeState(this.path);
    this.isThere = false;
  }
}

/** Writes the failures whole, or says why they cannot be written. */
export async function saveFindings(path: string, findings: readonly Finding[], tell: Tell): Promise<boolean> {
  try {
    await replaceFile(path, (temporary) => writeFindings(temporary, findings));
    return true;
  } catch (error) {
    if (!(error instanceof OutputProblem)) throw error;
    tell(error.message);
    return false;
  }
}
