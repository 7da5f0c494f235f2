import { FINDING_TYPES } from '../../mesh/validation/finding-kinds.js';
import { didYouMean } from '../did-you-mean.js';
import { UsageError } from '../usage-error.js';
import type { Baseline } from './baseline.js';
import type { CheckResult, FindingRow } from './check-types.js';
import { MAP_FINDING_KINDS } from './map-findings.js';

/** From which severity on a finding makes a check fail. */
export type FailOn = FindingRow['severity'] | 'never';

const FAIL_ON: readonly FailOn[] = ['error', 'warning', 'info', 'never'];

/** As it is without the option: errors and warnings. */
const DEFAULT: FailOn = 'warning';

/** @throws UsageError if it is none of those that are known */
export function failOnOf(text: string = DEFAULT): FailOn {
  const known = FAIL_ON.find((severity) => severity === text);
  if (known !== undefined) return known;
  throw new UsageError(
    `--fail-on: there is no '${text}'; known: ${FAIL_ON.join(', ')}${didYouMean(text, FAIL_ON)}`,
  );
}

/**
 * The kinds in lists with commas.
 *
 * @throws UsageError for a kind that does not exist
 */
export function kindsOf(option: string, lists: readonly string[]): Set<string> {
  const known: readonly string[] = [...Object.keys(FINDING_TYPES), ...MAP_FINDING_KINDS];
  const kinds = lists.flatMap((list) => list.split(',')).map((kind) => kind.trim());
  for (const kind of kinds) {
    if (known.includes(kind)) continue;
    throw new UsageError(
      `${option}: there is no kind '${kind}'${didYouMean(kind, known) || "; 'unerring explain' lists them"}`,
    );
  }
  return new Set(kinds);
}

/** Findings of one kind, and how many. */
export interface KindCount {
  readonly type: string;
  readonly count: number;
}

/** What findings of a file mean for the exit code. */
export interface Judgement {
  /** Whether the check is complete and nothing that counts was found. */
  readonly pass: boolean;
  /** Those that would count, but are accepted, and by what. */
  readonly accepted: readonly (KindCount & { readonly by: 'allow' | 'baseline' })[];
  /** Those that a baseline does not know; empty without one. */
  readonly unknown: readonly KindCount[];
}

/** Which findings make a check fail. */
export interface Rules {
  readonly failOn: FailOn;
  readonly allowed: ReadonlySet<string>;
  readonly baseline: Baseline | null;
}

/** The findings that count, unless something accepts them. */
export function countedFindings({ findings }: CheckResult, { failOn }: Rules): FindingRow[] {
  return findings.filter(
    ({ severity }) => FAIL_ON.indexOf(severity) <= FAIL_ON.indexOf(failOn) && failOn !== 'never',
  );
}

/** Judges what was found in a file. */
export function judge(path: string, result: CheckResult, rules: Rules): Judgement {
  const accepted: Judgement['accepted'][number][] = [];
  const unknown: KindCount[] = [];
  const { allowed, baseline } = rules;
  let pass = result.complete;
  for (const row of countedFindings(result, rules)) {
    const { type: kind, count } = row;
    if (allowed.has(kind)) {
      accepted.push({ type: kind, count, by: 'allow' });
      continue;
    }
    const left = baseline?.unknown(path, row, result) ?? count;
    if (left < count) accepted.push({ type: kind, count: count - left, by: 'baseline' });
    if (left > 0 && baseline !== null) unknown.push({ type: kind, count: left });
    if (left > 0) pass = false;
  }
  return { pass, accepted, unknown };
}
