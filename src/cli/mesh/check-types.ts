import type { Severity } from '../picture/model.js';
import type { Fingerprints } from './fingerprints.js';
import type { MeshSource } from './mesh-source.js';

/** What `unerring check` asks for one file. */
export interface CheckJob {
  readonly source: MeshSource;
  readonly selfIntersections: 'all' | 'first' | 'none';
  /** Vertices at one point are merged before the check (0), or those closer than a distance; null: none are. */
  readonly weld: number | null;
  /** How many findings of a kind are written out. */
  readonly limit: number;
  /** Whether the report is wanted as JSON. */
  readonly json: boolean;
  /** Whether findings shall be told apart by their places, to be compared with those of another run. */
  readonly fingerprints?: boolean;
  readonly html: string | null;
  readonly svg: string | null;
}

/** The findings of one kind as a table shows them. */
export interface FindingRow {
  readonly kind: string;
  readonly severity: Severity;
  readonly count: number;
  readonly first: readonly string[];
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
  readonly findings: readonly FindingRow[];
  /** What tells the findings of each kind apart, if it was wanted. */
  readonly fingerprints?: Fingerprints;
  /** The report as a JSON text, if it was wanted. */
  readonly json: string;
}
