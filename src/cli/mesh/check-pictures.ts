import { relative } from 'node:path';
import type { Finding } from '../../mesh/validation/finding.js';
import { printable } from '../../pictures/printable.js';
import { OutputProblem, writeOutput } from '../output-file.js';
import { page } from '../picture/page.js';
import { type FilePlaceText, pageModel, verdictOf } from '../picture/page-model.js';
import { svgPicture } from '../picture/svg.js';
import { byComponent } from './by-component.js';
import type { CheckJob, CheckResult } from './check-types.js';
import { type CheckedFile, placeOf } from './file-places.js';
import { nameOf } from './mesh-source.js';
import { fileLines, fileSpot, pointText } from './place-text.js';

const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

/** The extent takes a line for each axis where there is little room. */
const byLines = (label: string, value: string) => (label === 'extent' ? value.replaceAll(', ', '\n') : value);

type Shown = Pick<CheckResult, 'facts' | 'notes' | 'summary'>;

/** The point of a finding, and where it stands in the file. */
function placeText(checked: CheckedFile, finding: Finding, item: number): FilePlaceText {
  const place = placeOf(checked, finding, item);
  const at = place.at === null ? [] : [`at ${pointText(place.at)}`];
  return { spot: fileSpot(place, checked.file.format), lines: [...at, ...fileLines(place)] };
}

function pageOf(title: string, checked: CheckedFile, shown: Shown): Promise<string> {
  const { mesh, report } = checked;
  const verdict = verdictOf(report);
  const facts = shown.facts.map(([label, value]) => [capital(label), byLines(label, value)] as const);
  const text = { title, verdict, summary: capital(shown.summary), facts, notes: shown.notes } as const;
  const model = pageModel(mesh, report.findings, byComponent(report), text, {
    placeText: (finding, item) => placeText(checked, finding, item),
  });
  return page(model);
}

function svgOf(title: string, { mesh, report }: CheckedFile, { summary }: Shown): string {
  return svgPicture(mesh, report.findings, byComponent(report), { title, summary: capital(summary) });
}

/** The pictures that were written, and those that could not be, in a line each. */
export interface Pictures {
  readonly written: readonly string[];
  readonly problems: readonly string[];
}

/** Draws the pictures that are wanted and writes them; one that cannot be written costs a line and nothing else. */
export async function writePictures(
  { html, svg, source }: CheckJob,
  checked: CheckedFile,
  shown: Shown,
): Promise<Pictures> {
  const title = printable(nameOf(source.path).replace(/^.*[\\/]/, ''));
  const written: string[] = [];
  const problems: string[] = [];
  const put = async (path: string | null, draw: () => string | Promise<string>) => {
    if (path === null) return;
    try {
      await writeOutput(path, await draw());
      written.push(`written: ${relative('.', path) || path}`);
    } catch (error) {
      if (!(error instanceof OutputProblem)) throw error;
      problems.push(error.message);
    }
  };
  await put(html, () => pageOf(title, checked, shown));
  await put(svg, () => svgOf(title, checked, shown));
  return { written, problems };
}
