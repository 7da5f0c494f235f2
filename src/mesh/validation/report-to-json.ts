import { requireLimit } from '../../core/arguments/index.js';
import type { MeshComponent } from './component-table.js';
import { type Finding, findingItem, listedItems } from './finding.js';
import { type MeshReport, requireReport } from './report.js';

/** A finding as plain data. */
export interface FindingJson {
  readonly type: Finding['type'];
  readonly severity: Finding['severity'];
  readonly count: number;
  readonly columns: readonly string[];
  readonly repeated: string | null;
  /** The listed items, fewer than `count` where a limit was set. */
  readonly items: readonly (readonly number[])[];
}

/** A report as plain data, for `JSON.stringify`. */
export interface MeshReportJson {
  readonly format: 'unerring-mesh-report';
  /** Raised when a key changes its meaning or goes; new keys may come without. */
  readonly version: 2;
  readonly complete: boolean;
  readonly valid: boolean;
  readonly closed: boolean;
  readonly oriented: boolean;
  readonly vertices: number;
  readonly triangles: number;
  readonly edges: number;
  readonly selfIntersections: MeshReport['selfIntersections'];
  /** Whether the counts of pairs of triangles are those of all; else there are at least so many. */
  readonly pairsComplete: boolean;
  readonly findings: readonly FindingJson[];
  readonly componentCount: number;
  readonly bodyCount: number;
  readonly components: readonly MeshComponent[];
}

/**
 * A report as plain objects, arrays, numbers, strings and booleans, with keys that stay. Volumes too large for a
 * double, which JSON has no number for, become `null`.
 *
 * @param limit  at most so many items of each finding, and so many components, are written; no limit by default
 * @example
 * const positions = new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0]);
 * const json = reportToJson(checkMesh({ positions, indices: new Uint32Array([0, 1, 2]) }));
 * json.findings[0].items; // [[0, 1, 0], [2, 0, 0], [1, 2, 0]]
 */
export function reportToJson(report: MeshReport, limit = Infinity): MeshReportJson {
  requireReport('reportToJson', 'report', report);
  requireLimit('reportToJson', 'limit', limit);
  const { components } = report;
  return {
    format: 'unerring-mesh-report',
    version: 2,
    complete: report.complete,
    valid: report.valid,
    closed: report.closed,
    oriented: report.oriented,
    vertices: report.vertices,
    triangles: report.triangles,
    edges: report.edges,
    selfIntersections: report.selfIntersections,
    pairsComplete: report.pairsComplete,
    findings: report.findings.map((finding) => findingToJson(finding, limit)),
    componentCount: components.length,
    bodyCount: components.bodies,
    components: Array.from({ length: Math.min(components.length, limit) }, (_, i) => {
      const component = components.at(i);
      const { volume } = component;
      return volume !== null && !Number.isFinite(volume) ? { ...component, volume: null } : component;
    }),
  };
}

function findingToJson(finding: Finding, limit: number): FindingJson {
  const { type: kind, severity, count, columns, repeated } = finding;
  const listed = Math.min(listedItems(finding), limit);
  const items = Array.from({ length: listed }, (_, i) => Array.from(findingItem(finding, i)));
  return { type: kind, severity, count, columns, repeated, items };
}
