import { type IndexedMesh, checkMesh } from '../../mesh/index.js';
import { page } from '../picture/page.js';
import { pageModel } from '../picture/page-model.js';
import { printable } from '../printable.js';
import { byComponent } from './by-component.js';
import { reportFacts, summaryOf } from './report-facts.js';

/** A page that shows a result with what a check finds in it: places where a solid touches itself are marked. */
export function solidPage(out: string, mesh: IndexedMesh): Promise<string> {
  const report = checkMesh(mesh);
  const title = printable(out.replace(/^.*[\\/]/, ''));
  const text = {
    title,
    verdict: report.valid ? 'valid' : 'findings',
    summary: summaryOf(report),
    facts: reportFacts(report),
    notes: [],
  } as const;
  return page(pageModel(mesh, report.findings, byComponent(report), text, () => []));
}
