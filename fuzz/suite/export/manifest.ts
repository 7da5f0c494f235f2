import { createHash } from 'node:crypto';
import { hasAllFamilies } from './sizes.js';
import { LONGEST_ANSWER } from './suite-case.js';
import type { Selection, SuiteFile } from './suite-file.js';
import { CASES_VERSION, RULES_VERSION } from './versions.js';

/** What a manifest says of a file. */
export interface ManifestEntry {
  readonly question: string;
  readonly file: string;
  readonly cases: number;
  readonly bytes: number;
  readonly sha256: string;
  /** What is not there of what might be asked, and why. */
  readonly leftOut?: string;
}

/** The checksum of a text in UTF-8. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** The name of a file: `orient2d.json`; of a part `orient2d.2-of-5.json`, so that all parts fit into one folder. */
export function fileName(name: string, { index, of }: Selection['shard']): string {
  return of === 1 ? `${name}.json` : `${name}.${index}-of-${of}.json`;
}

const GENERAL_FAMILIES =
  'families that are not its own: the referee takes up to minutes for an answer, of up to a million characters';

/** What a manifest says of a question's file. */
export function entryOf(question: string, file: SuiteFile, { shard }: Selection): ManifestEntry {
  const { text, cases, tooLong } = file;
  const reasons = [
    ...(hasAllFamilies(question) ? [] : [GENERAL_FAMILIES]),
    ...(tooLong === 0 ? [] : [`${tooLong} cases: answers of more than ${LONGEST_ANSWER} characters`]),
  ];
  return {
    question,
    file: fileName(question, shard),
    cases,
    bytes: Buffer.byteLength(text, 'utf8'),
    sha256: sha256(text),
    ...(reasons.length > 0 && { leftOut: reasons.join('; ') }),
  };
}

/** The manifest of an exported suite. */
export function manifestText({ size, seed, shard }: Selection, files: readonly ManifestEntry[]): string {
  const manifest = {
    suite: 'unerring',
    schema: 'suite-manifest.schema.json',
    rules: RULES_VERSION,
    cases: CASES_VERSION,
    size,
    seed,
    shard: `${shard.index}/${shard.of}`,
    numberOfCases: files.reduce((sum, { cases }) => sum + cases, 0),
    files,
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
