import { grouped } from '../../../fuzz/report/style.js';
import type { MeshFormat } from '../../formats/index.js';
import type { IndexedMesh } from '../../mesh/index.js';
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
    if (complete) facts.push(['volume', ofComponents(report, (i) => volume(report, i))]);
  }
  return facts;
}

function counted(n: number, noun: string): string {
  return `${grouped(n)} ${noun}${n === 1 ? '' : 's'}`;
}

/** The verdict in one sentence. */
export function summaryOf({ findings, complete, valid, selfIntersections }: MeshReport): string {
  const total = (severity: string) =>
    findings.filter((each) => each.severity === severity).reduce((sum, { count }) => sum + count, 0);
  const [errors, warnings] = [total('error'), total('warning')];
  const parts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  const found = parts.join(' and ');
  if (!complete) return `stopped before the end; ${found === '' ? 'no errors so far' : `${found} so far`}`;
  if (found !== '') return found;
  if (!valid) return 'not valid';
  return selfIntersections === 'none'
    ? 'nothing found (self-intersections were not looked for)'
    : 'valid, the boundary of a solid';
}
