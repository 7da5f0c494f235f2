import type { Severity } from '../picture/model.js';
import type { Fingerprints } from './fingerprints.js';
import type { MeshSource } from './mesh-source.js';

/** What `unerring check` asks for one file. */
export interface CheckJob {
  readonly source: MeshSource;
  readonly selfIntersections: 'all' | 'first' | 'none';
  /** How many threads look for self-intersections in large meshes; 1 if not given. */
  readonly threads?: number;
  /** The search for pairs that meet ends when so many are found; by default when a million are. */
  readonly maxPairs?: number;
  /** Vertices at one point are merged before the check (0), or those closer than a distance; null: none are. */
  readonly weld: number | null;
  /** How many findings of a kind are written out. */
  readonly limit: number;
  /** Whether a table names all findings up to the limit, in as many lines as that takes; else as many as fit in one. */
  readonly allListed?: boolean;
  /** Whether all of these are told with their places; else those that count, if they are few. */
  readonly coordinates?: boolean;
  /** Whether the report is wanted as JSON. */
  readonly json: boolean;
  /** Whether findings shall be told apart by their places, to be compared with those of another run. */
  readonly fingerprints?: boolean;
  readonly html: string | null;
  readonly svg: string | null;
}

/** Where a finding is, in words. */
export interface PlaceRow {
  /** Its numbers in short. */
  readonly item: string;
  /** Three coordinates; empty if it has no place. */
  readonly at: string;
  /** Where it stands in the file. */
  readonly inFile: readonly string[];
}

/** The findings of one kind as a table shows them. */
export interface FindingRow {
  readonly type: string;
  readonly severity: Severity;
  readonly count: number;
  /** Whether there may be more: the search for pairs was ended before all were found. */
  readonly atLeast: boolean;
  readonly first: readonly string[];
  /** Whether all of the first are shown; else as many as fit. */
  readonly all: boolean;
  /** The line of the file where the first one stands, the first is 1; absent where the format has no lines. */
  readonly line?: number;
  /** Where the first are, if that is told. */
  readonly places: readonly PlaceRow[];
}

/** What a check found. */
export interface CheckResult {
  /** Whether there is neither an error nor a warning. */
  readonly clean: boolean;
  readonly complete: boolean;
  readonly summary: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** What the reader, the welding and the pictures have to say. */
  readonly notes: readonly string[];
  /** What could not be written, in a line each. */
  readonly problems: readonly string[];
  readonly findings: readonly FindingRow[];
  /** What tells the findings of each kind apart, if it was wanted. */
  readonly fingerprints?: Fingerprints;
  /** The report as a JSON text, if it was wanted. */
  readonly json: string;
}
