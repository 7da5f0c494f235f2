import { reject, requireObject } from '../../core/arguments/index.js';
import type { MeshComponents } from './component-table.js';
import type { Finding } from './finding.js';
import type { ProgressOptions } from './progress.js';
import type { SelfIntersectionMode } from './self-meetings.js';

/** What is checked, and who is told how far it is. */
export interface CheckOptions extends ProgressOptions {
  /** All self-intersections (the default), only whether there is one, or none at all. */
  readonly selfIntersections?: SelfIntersectionMode | undefined;
  /**
   * The search for pairs of triangles that meet where they must not ends when so many are found; a million by default,
   * Infinity for all. (Ten thousand equal triangles are fifty million pairs; they are `duplicate-triangles` besides.)
   */
  readonly maxPairs?: number | undefined;
  /** At most so many items are listed for each kind; all are counted. No limit by default. */
  readonly limit?: number | undefined;
}

/** What `checkMesh` found. */
export interface MeshReport {
  readonly vertices: number;
  readonly triangles: number;
  readonly edges: number;
  readonly components: MeshComponents;
  /** Whether every edge has an even number of triangles. */
  readonly closed: boolean;
  /** Whether neighbours run along their edge in opposite directions. */
  readonly oriented: boolean;
  /**
   * Whether the check is complete and found no error and no warning: the mesh bounds a solid, as far as was checked.
   */
  readonly valid: boolean;
  /** What was found, in the order of `FINDING_TYPES`; kinds without items are left out. */
  readonly findings: readonly Finding[];
  /** Which self-intersections were looked for. */
  readonly selfIntersections: SelfIntersectionMode;
  /**
   * Whether all pairs of triangles that meet where they must not are counted. `false` where they were not all looked
   * for, the search ended at `maxPairs`, or the check was ended by its signal: then there may be more.
   */
  readonly pairsComplete: boolean;
  /** Whether all of the check was done; `false` if it was ended by its signal. */
  readonly complete: boolean;
}

/** Checks that an argument is a report: a mesh is none yet. */
export function requireReport(where: string, name: string, report: MeshReport): void {
  const expected = 'a report of checkMesh';
  requireObject(where, name, expected, report);
  if (!(Array.isArray(report.findings) && report.components)) reject(where, name, expected, report);
}
