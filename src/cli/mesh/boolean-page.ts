import type { MeshFormat } from '../../formats/index.js';
import { checkMesh, type IndexedMesh } from '../../mesh/index.js';
import { reportSummary } from '../../mesh/validation/describe-report.js';
import { printable } from '../../pictures/printable.js';
import { page } from '../picture/page.js';
import { pageModel, verdictOf } from '../picture/page-model.js';
import { byComponent } from './by-component.js';
import { factsOf } from './report-facts.js';

const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

/** A page that shows a result with what a check finds in it: places where a solid touches itself are marked. */
export function solidPage(out: string, format: MeshFormat, mesh: IndexedMesh): Promise<string> {
  const report = checkMesh(mesh);
  const title = printable(out.replace(/^.*[\\/]/, ''));
  const text = {
    title,
    verdict: verdictOf(report),
    summary: capital(reportSummary(report)),
    facts: factsOf(format, mesh, report).map(([label, value]) => [capital(label), value] as const),
    notes: [],
  } as const;
  return page(pageModel(mesh, report.findings, byComponent(report), text, () => []));
}
