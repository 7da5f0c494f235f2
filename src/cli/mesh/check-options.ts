import { availableParallelism } from 'node:os';
import { requireWritable } from '../output-file.js';
import { UsageError } from '../usage-error.js';
import { failOnOf, kindsOf, type Rules } from './acceptance.js';
import { Baseline } from './baseline.js';
import type { CheckJob } from './check-types.js';
import type { CheckFormat } from './check-writer.js';
import {
  type CommonOptions,
  limitOf,
  pictureOf,
  requireFormat,
  sourceOf,
  weldOf,
} from './command-options.js';

/** The options of `unerring check` as commander hands them over. */
export interface CheckOptions extends CommonOptions {
  /** False with --no-self-intersections. */
  readonly selfIntersections?: boolean;
  readonly first?: boolean;
  readonly maxPairs?: string;
  readonly html?: string;
  readonly svg?: string;
  readonly out?: string;
  readonly junit?: string;
  readonly sarif?: string;
  readonly github?: boolean;
  readonly coordinates?: boolean;
  readonly failOn?: string;
  readonly allow?: readonly string[];
  readonly baseline?: string;
  readonly writeBaseline?: boolean;
  readonly quiet?: boolean;
  readonly ndjson?: boolean;
  readonly threads?: string;
}

export const TABLE_LIMIT = 5;
export const JSON_LIMIT = 1000;

/** What each file is asked, but for the file. */
export type CheckPlan = Omit<CheckJob, 'source'>;

/** How a run is written. */
export function formatOf({
  json = false,
  ndjson = false,
  quiet = false,
  github,
  out,
}: CheckOptions): CheckFormat {
  if (github && (json || ndjson) && out === undefined) {
    throw new UsageError('--github writes to standard output, as JSON does: give --out FILE for JSON');
  }
  if (json && ndjson) throw new UsageError('give --json or --ndjson, not both');
  if (quiet && (json || ndjson)) {
    throw new UsageError(`--quiet makes no sense with ${json ? '--json' : '--ndjson'}`);
  }
  if (quiet) return 'quiet';
  return ndjson ? 'ndjson' : json ? 'json' : 'tables';
}

/** Which findings make a check fail. */
export function rulesOf({ failOn, allow = [], baseline, writeBaseline = false }: CheckOptions): Rules {
  if (writeBaseline && baseline === undefined) {
    throw new UsageError('--write-baseline needs --baseline FILE, which is the file to write');
  }
  if (writeBaseline) requireWritable(baseline!);
  return {
    failOn: failOnOf(failOn),
    allowed: kindsOf('--allow', allow),
    baseline: baseline === undefined ? null : Baseline.read(baseline, writeBaseline),
  };
}

/** `--threads`: a whole number, or `all` for as many as run side by side. */
function threadsOf(text = '1'): number {
  if (text === 'all') return availableParallelism();
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new UsageError(`--threads takes a whole number from 1 to 999 or 'all', got '${text}'`);
}

/** `--max-pairs`: a whole number from 1 on, or `all`. */
function maxPairsOf({ maxPairs, first, selfIntersections }: CheckOptions): number | undefined {
  if (maxPairs === undefined) return undefined;
  if (first || selfIntersections === false) {
    const other = first ? '--first' : '--no-self-intersections';
    throw new UsageError(`--max-pairs makes no sense with ${other}`);
  }
  if (maxPairs === 'all') return Infinity;
  if (/^[1-9]\d{0,14}$/.test(maxPairs)) return Number(maxPairs);
  throw new UsageError(`--max-pairs takes a whole number from 1 on or 'all', got '${maxPairs}'`);
}

/**
 * What the options ask for each file.
 *
 * @param several whether they are about more than one
 */
export function planOf(options: CheckOptions, several: boolean): CheckPlan {
  requireFormat(options);
  const { first = false, selfIntersections = true, baseline } = options;
  if (first && !selfIntersections)
    throw new UsageError('--first makes no sense with --no-self-intersections');
  const maxPairs = maxPairsOf(options);
  const html = pictureOf('--html', options.html, ['.html', '.htm']);
  const svg = pictureOf('--svg', options.svg, ['.svg']);
  if (several && (html !== null || svg !== null)) {
    throw new UsageError(`--${html !== null ? 'html' : 'svg'} takes a picture of one mesh: give one FILE`);
  }
  const json = options.json === true || options.ndjson === true;
  return {
    selfIntersections: first ? 'first' : selfIntersections ? 'all' : 'none',
    threads: threadsOf(options.threads),
    ...(maxPairs !== undefined && { maxPairs }),
    weld: weldOf(options),
    limit: limitOf(options.limit, json ? JSON_LIMIT : TABLE_LIMIT),
    allListed: options.limit !== undefined,
    coordinates: options.coordinates ?? false,
    json,
    html,
    svg,
    fingerprints: baseline !== undefined,
  };
}

/** The check welds itself: it tells what became of each vertex. */
function unwelded({ weld: _, weldWithin: __, ...options }: CheckOptions): CheckOptions {
  return options;
}

/** The job for one file. */
export function checkJobOf(
  path: string,
  plan: CheckPlan,
  options: CheckOptions,
): CheckJob & { readonly name: 'check' } {
  return { name: 'check', source: sourceOf(path, unwelded(options)), ...plan };
}
