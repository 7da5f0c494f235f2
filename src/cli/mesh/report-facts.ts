import { grouped } from '../../../fuzz/report/style.js';
import type { MeshFormat } from '../../formats/index.js';
import type { IndexedMesh } from '../../mesh/index.js';
import type { Finding, FindingKind } from '../../mesh/validation/finding.js';
import type { MeshReport } from '../../mesh/validation/report.js';
import { frameOf } from '../picture/frame.js';

/** Components whose genus and volume are told one by one. */
const FEW = 4;

/** A property of each component in few words: equal ones are told once. */
function ofComponents({ components }: MeshReport, property: (i: number) => string): string {
  const shown = Array.from({ length: Math.min(FEW, components.length) }, (_, i) => property(i));
  const text = shown.join(', ');
  return components.length > FEW ? `${text}, ... (${grouped(components.length)} components)` : text;
}

function genus({ components }: MeshReport, i: number): string {
  const { genus: known, genusUndefined } = components.at(i);
  return known === null ? `none (${genusUndefined})` : String(known);
}

function volume({ components }: MeshReport, i: number): string {
  const { volume: known, volumeSign, closed } = components.at(i);
  if (known === null) return closed ? 'none (not oriented)' : 'none (open)';
  const sign = volumeSign === 1 ? 'positive' : 'negative';
  if (known === 0 && volumeSign !== 0) return `${sign}, below the smallest double`;
  return Number.isFinite(known) ? String(known) : `${sign}, beyond the largest double`;
}

/** Whether the volumes that are told are calculated: a check that was stopped may not have come so far. */
function volumesKnown({ components }: MeshReport): boolean {
  return Array.from({ length: Math.min(FEW, components.length) }, (_, i) => components.at(i)).every(
    ({ closed, oriented, volumeSign }) => volumeSign !== null || !closed || !oriented,
  );
}

function extent(positions: ArrayLike<number>): string {
  const { min, max } = frameOf(positions);
  return ['x', 'y', 'z'].map((axis, i) => `${axis} ${min[i]} to ${max[i]}`).join(', ');
}

/** The facts about a mesh, each in a few words. */
export function factsOf(
  format: MeshFormat,
  { positions }: IndexedMesh,
  report: MeshReport,
): (readonly [label: string, value: string])[] {
  const { components, complete } = report;
  const known = components.length > 0;
  const facts: (readonly [string, string])[] = [
    ['format', format.toUpperCase()],
    ['vertices', grouped(report.vertices)],
    ['triangles', grouped(report.triangles)],
  ];
  if (positions.length > 0) facts.push(['extent', extent(positions)]);
  // What a stopped check does not know yet is not said.
  if (known || complete)
    facts.push(['edges', grouped(report.edges)], ['components', grouped(components.length)]);
  if (known) {
    facts.push(['closed', report.closed ? 'yes' : 'no'], ['oriented', report.oriented ? 'yes' : 'no']);
    facts.push(['genus', ofComponents(report, (i) => genus(report, i))]);
    if (volumesKnown(report)) facts.push(['volume', ofComponents(report, (i) => volume(report, i))]);
  }
  return facts;
}

function counted(n: number, noun: string): string {
  return `${grouped(n)} ${noun}${n === 1 ? '' : 's'}`;
}

/** The kinds of pairs that meet where they must not. */
const PAIRS: ReadonlySet<string> = new Set([
  'overlapping-triangles',
  'crossing-triangles',
  'touching-triangles',
] satisfies FindingKind[]);

/** Whether a finding is one of pairs that were not all looked for: then there may be more. */
export function isAtLeast({ kind }: Finding, { pairsComplete }: MeshReport): boolean {
  return !pairsComplete && PAIRS.has(kind);
}

/** What is said of a search for pairs that ended because there are so many. */
export function boundNote(report: MeshReport): string[] {
  const { complete, selfIntersections, findings } = report;
  const pairs = findings.filter((finding) => isAtLeast(finding, report));
  if (!complete || selfIntersections !== 'all' || pairs.length === 0) return [];
  const count = pairs.reduce((sum, finding) => sum + finding.count, 0);
  return [`more than ${grouped(count)} pairs of triangles meet: the search ended there (--max-pairs)`];
}

/** The verdict in one sentence. */
export function summaryOf(report: MeshReport): string {
  const { findings, complete, valid, selfIntersections } = report;
  const total = (severity: string) =>
    findings.filter((each) => each.severity === severity).reduce((sum, { count }) => sum + count, 0);
  const [errors, warnings] = [total('error'), total('warning')];
  const parts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  const least = complete && findings.some((finding) => isAtLeast(finding, report)) ? 'at least ' : '';
  const found = parts.length === 0 ? '' : `${least}${parts.join(' and ')}`;
  if (!complete) return `stopped before the end; ${found === '' ? 'no errors so far' : `${found} so far`}`;
  if (found !== '') return found;
  if (!valid) return 'not valid';
  return selfIntersections === 'none'
    ? 'nothing found (self-intersections were not looked for)'
    : 'valid, the boundary of a solid';
}
