/** A report in words. */
import { type Finding, findingItem, listedItems } from './finding.js';
import type { FindingType } from './finding-kinds.js';
import { type MeshReport, requireReport } from './report.js';

/** Items of a finding that are written out. */
const SHOWN = 4;

/** A fact: what it is about, and what it is. */
export type Fact = readonly [label: string, value: string];

/** An integer with thousands separated: 1,234,567. */
function grouped(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** What there is of an open component. */
const OPEN = 'none (open)';
/** Components whose genus and volume are told one by one. */
const FEW = 4;

/** Whether a property is the same of all components: text for text. */
function isSame({ length }: MeshReport['components'], property: (i: number) => string): boolean {
  const first = property(0);
  for (let i = 1; i < length; i++) if (property(i) !== first) return false;
  return true;
}

/** A property of each component in few words: what many have, or that there is none, is told once. */
function ofComponents({ components }: MeshReport, property: (i: number) => string): string {
  const first = property(0);
  const isTold = components.length > FEW || (components.length > 1 && first.startsWith('none'));
  if (isTold && isSame(components, property)) {
    const all = `${grouped(components.length)} components`;
    return first === OPEN ? `none (${all}, none closed)` : `${first} in each of ${all}`;
  }
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
  if (known === null) return closed ? 'none (not oriented)' : OPEN;
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

/** What is known of a mesh, each in a few words. What a stopped check does not know yet is not said. */
export function reportFacts(report: MeshReport): Fact[] {
  const { components, complete } = report;
  const known = components.length > 0;
  const facts: Fact[] = [
    ['vertices', grouped(report.vertices)],
    ['triangles', grouped(report.triangles)],
  ];
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
] satisfies FindingType[]);

/** Whether a finding is one of pairs that were not all looked for: then there may be more. */
export function isAtLeast({ type: kind }: Finding, { pairsComplete }: MeshReport): boolean {
  return !pairsComplete && PAIRS.has(kind);
}

/** The verdict in one sentence. */
export function reportSummary(report: MeshReport): string {
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

/** A finding in a line: its kind, how grave it is, how many there are, and the first ones. */
function findingLine(finding: Finding, report: MeshReport): string {
  const { type: kind, severity, count, columns } = finding;
  const listed = Math.min(SHOWN, listedItems(finding));
  const items = Array.from({ length: listed }, (_, i) => Array.from(findingItem(finding, i)).join(' '));
  const more = count > listed && listed > 0 ? ', ...' : '';
  const where =
    columns.length === 0 && items.every((item) => item === '') ? '' : `: ${items.join(', ')}${more}`;
  return `  ${severity}  ${grouped(count)}${isAtLeast(finding, report) ? '+' : ''} ${kind}${where}`;
}

/**
 * A report as text for a person, several lines: the verdict in a sentence, what the mesh is, and the findings with the
 * numbers of the first items. It is what the command line says about a file; for programs there is `reportToJson`.
 *
 * @throws RangeError for what is not a report
 * @example
 * const positions = new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1]);
 * const report = checkMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 1, 2, 3]) });
 * describeReport(report).split('\n')[0]; // '3 warnings'
 * describeReport(report).split('\n').at(-1); // '  warning  3 border-edge: 0 2 0, 3 0 1, 2 3 2'
 */
export function describeReport(report: MeshReport): string {
  requireReport('describeReport', 'report', report);
  const facts = reportFacts(report);
  const width = Math.max(...facts.map(([label]) => label.length));
  return [
    reportSummary(report),
    ...facts.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`),
    ...report.findings.map((finding) => findingLine(finding, report)),
  ].join('\n');
}
