import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { writeOutput } from '../output-file.js';
import { systemReason } from '../system-error.js';
import { UsageError } from '../usage-error.js';
import type { CheckResult } from './check-types.js';

/** The findings of one kind in one file that are accepted. */
interface Accepted {
  readonly count: number;
  /** Where each is, as `fingerprintsOf` has it; left out where there are too many. */
  readonly places?: readonly string[];
}

type Kinds = Readonly<Record<string, Accepted>>;

const FORMAT = 'unerring-baseline';
const VERSION = 1;

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isAccepted(value: unknown): value is Accepted {
  if (typeof value !== 'object' || value === null) return false;
  const { count, places } = value as Partial<Accepted>;
  const known = places === undefined || (Array.isArray(places) && places.every((p) => typeof p === 'string'));
  return isCount(count) && known;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function filesOf(text: string, path: string): Map<string, Kinds> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is not JSON`);
  }
  if (!isRecord(parsed) || parsed.format !== FORMAT || !isRecord(parsed.files)) {
    throw new UsageError(`${path} is no baseline: --write-baseline makes one`);
  }
  if (parsed.version !== VERSION) {
    throw new UsageError(
      `${path} is a baseline of version ${String(parsed.version)}; version ${VERSION} is known`,
    );
  }
  const files = Object.entries(parsed.files);
  for (const [file, kinds] of files) {
    if (!isRecord(kinds) || !Object.values(kinds).every(isAccepted))
      throw new UsageError(`${path}: what it says about ${file} is not understood`);
  }
  return new Map(files as [string, Kinds][]);
}

function sorted<T>(entries: Iterable<readonly [string, T]>): Record<string, T> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** How many of the places are not among the known ones; the same place twice counts twice. */
function unknownPlaces(places: readonly string[], known: readonly string[]): number {
  const left = new Map<string, number>();
  for (const place of known) left.set(place, (left.get(place) ?? 0) + 1);
  let unknown = 0;
  for (const place of places) {
    const n = left.get(place) ?? 0;
    if (n === 0) unknown++;
    else left.set(place, n - 1);
  }
  return unknown;
}

/** A file of findings that are known and accepted: only others count. */
export class Baseline {
  readonly #path: string;
  readonly #files: Map<string, Kinds>;

  constructor(path: string, files: Map<string, Kinds> = new Map()) {
    this.#path = path;
    this.#files = files;
  }

  /**
   * Reads a baseline.
   *
   * @param create whether one that is not there begins empty
   * @throws UsageError if it cannot be read or is none
   */
  static read(path: string, create: boolean): Baseline {
    let text: string;
    try {
      text = readFileSync(path, 'utf8');
    } catch (error) {
      const refused = error as NodeJS.ErrnoException;
      const isMissing = refused.code === 'ENOENT';
      if (create && isMissing) return new Baseline(path);
      const hint = isMissing ? ' (--write-baseline makes it)' : '';
      throw new UsageError(`cannot read ${path}: ${systemReason(refused)}${hint}`);
    }
    return new Baseline(path, filesOf(text, path));
  }

  /**
   * A mesh's name in the baseline: seen from its folder, so that it means the same from wherever the program is called.
   */
  #keyOf(file: string): string {
    if (file === '-') return file;
    return relative(dirname(resolve(this.#path)), resolve(file)).replaceAll('\\', '/');
  }

  /**
   * How many of the findings of a kind are not accepted: by their places where those are known, else by their number.
   */
  unknown(
    file: string,
    { type: kind, count }: { readonly type: string; readonly count: number },
    result: CheckResult,
  ): number {
    const accepted = this.#files.get(this.#keyOf(file))?.[kind];
    if (accepted === undefined) return count;
    const places = result.fingerprints?.[kind as keyof typeof result.fingerprints];
    if (places === undefined || accepted.places === undefined) return Math.max(0, count - accepted.count);
    return unknownPlaces(places, accepted.places);
  }

  /** Accepts these findings of a file and no others. */
  accept(file: string, kinds: readonly string[], { findings, fingerprints }: CheckResult): void {
    const accepted = findings
      .filter(({ type: kind }) => kinds.includes(kind))
      .map(({ type: kind, count }): [string, Accepted] => {
        const places = fingerprints?.[kind as keyof typeof fingerprints];
        return [kind, places === undefined ? { count } : { count, places }];
      });
    if (accepted.length === 0) this.#files.delete(this.#keyOf(file));
    else this.#files.set(this.#keyOf(file), sorted(accepted));
  }

  /** Writes it: files and kinds in the order of their names, whatever the order in which they were checked. */
  async write(): Promise<void> {
    const content = { format: FORMAT, version: VERSION, files: sorted(this.#files) };
    await writeOutput(this.#path, `${JSON.stringify(content, null, 1)}\n`);
  }
}
