import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FormatNote, MeshFile } from '../../formats/index.js';
import type { IndexedMesh } from '../../mesh/index.js';
import { checkMesh } from '../../mesh/validation/check-mesh.js';
import type { MeshReport } from '../../mesh/validation/report.js';
import { reportToJson } from '../../mesh/validation/report-to-json.js';
import { briefItem, listed } from '../picture/labels.js';
import type { ComponentTriangles } from '../picture/marks.js';
import { page } from '../picture/page.js';
import { bySeverity, pageModel } from '../picture/page-model.js';
import { svgPicture } from '../picture/svg.js';
import type { CheckJob, CheckResult, FindingRow } from './check-types.js';
import { FINGERPRINTED, fingerprintsOf } from './fingerprints.js';
import { type Context, JobProblem } from './jobs.js';
import { loadMesh } from './load-mesh.js';
import { factsOf, summaryOf } from './report-facts.js';
import { type Welded, welded } from './weld.js';

/** Findings of a kind that a picture chooses from. */
const PICTURED = 2_000_000;

const STOPPED: CheckResult = {
  clean: false,
  complete: false,
  summary: 'stopped while it was read',
  facts: [],
  notes: [],
  findings: [],
  json: '',
};

/** The first findings of each kind, errors first. */
function rowsOf({ findings }: MeshReport, limit: number): FindingRow[] {
  return bySeverity(findings).map((finding) => ({
    kind: finding.kind,
    severity: finding.severity,
    count: finding.count,
    first: Array.from({ length: Math.min(limit, listed(finding)) }, (_, i) => briefItem(finding, i)),
  }));
}

/** The triangles of each component; sorted when they are first asked for. */
function byComponent({ components }: MeshReport): ComponentTriangles {
  const { ofTriangle, length } = components;
  let start: Uint32Array | undefined;
  const sorted = new Uint32Array(ofTriangle.length);
  const sort = (): Uint32Array => {
    const next = new Uint32Array(length + 1);
    for (const component of ofTriangle) if (component < length) next[component + 1]!++;
    for (let i = 0; i < length; i++) next[i + 1]! += next[i]!;
    const first = next.slice();
    ofTriangle.forEach((component, t) => {
      if (component < length) sorted[next[component]!++] = t;
    });
    return first;
  };
  return (component) => {
    start ??= sort();
    return sorted.subarray(start[component]!, start[component + 1]!);
  };
}

function write(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new JobProblem(`cannot write ${path} (${(error as NodeJS.ErrnoException).code})`);
  }
}

const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

/** The extent takes a line for each axis where there is little room. */
const byLines = (label: string, value: string) => (label === 'extent' ? value.replaceAll(', ', '\n') : value);

/** Writes the pictures that are wanted, and says so. */
async function writePictures(
  job: CheckJob,
  mesh: IndexedMesh,
  report: MeshReport,
  text: Pick<CheckResult, 'facts' | 'notes' | 'summary'>,
): Promise<string[]> {
  const { html, svg, source } = job;
  const inComponent = byComponent(report);
  const title = source.path.replace(/^.*[\\/]/, '');
  const summary = capital(text.summary);
  if (html !== null) {
    const verdict = report.complete ? (report.valid ? 'valid' : 'findings') : 'incomplete';
    const facts = text.facts.map(([label, value]) => [capital(label), byLines(label, value)] as const);
    const shown = { title, verdict, summary, facts, notes: text.notes } as const;
    write(html, await page(pageModel(mesh, report.findings, inComponent, shown)));
  }
  if (svg !== null) write(svg, svgPicture(mesh, report.findings, inComponent, { title, summary }));
  return [html, svg].filter((path) => path !== null).map((path) => `written: ${relative('.', path) || path}`);
}

function noteJson({ kind, message, count }: FormatNote) {
  return { kind, message, count };
}

function jsonOf(job: CheckJob, file: MeshFile, weld: Welded | null, report: MeshReport): string {
  return JSON.stringify({
    file: job.source.path,
    fileFormat: file.format,
    notes: file.notes.map(noteJson),
    ...(weld !== null && { weld: weld.json }),
    ...reportToJson(report, job.limit),
  });
}

/** `unerring check` for one file: reads, welds if asked, checks, and draws what was found. */
export async function checkJob(job: CheckJob, context: Context): Promise<CheckResult> {
  const file = await loadMesh(job.source, context);
  if (file === undefined) {
    return { ...STOPPED, json: job.json ? JSON.stringify({ file: job.source.path, complete: false }) : '' };
  }
  const weld = job.weld === null ? null : welded(file.mesh, job.weld, job.limit);
  const mesh = weld?.mesh ?? file.mesh;
  const pictured = job.html !== null || job.svg !== null;
  const report = checkMesh(mesh, {
    selfIntersections: job.selfIntersections,
    limit: Math.max(job.limit, pictured ? PICTURED : 0, job.fingerprints ? FINGERPRINTED : 0),
    onProgress: (stage, done, total) => context.progress(stage, done, total),
    signal: context.signal,
  });
  const facts = factsOf(file.format, mesh, report);
  const summary = summaryOf(report);
  const notes = [...file.notes.map(({ message }) => message), ...(weld === null ? [] : [weld.note])];
  const written = await writePictures(job, mesh, report, { facts, notes, summary });
  return {
    clean: report.findings.every(({ severity }) => severity === 'info'),
    complete: report.complete,
    summary,
    facts,
    notes: [...notes, ...written],
    findings: rowsOf(report, job.limit),
    ...(job.fingerprints && { fingerprints: fingerprintsOf({ mesh, report }) }),
    json: job.json ? jsonOf(job, file, weld, report) : '',
  };
}
