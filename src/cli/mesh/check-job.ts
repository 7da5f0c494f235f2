import type { FormatNote } from '../../formats/index.js';
import { isAtLeast, reportSummary } from '../../mesh/validation/describe-report.js';
import { type Finding, findingItem } from '../../mesh/validation/finding.js';
import type { MeshReport } from '../../mesh/validation/report.js';
import { reportToJson } from '../../mesh/validation/report-to-json.js';
import { closingDistance } from '../../mesh/weld/closing-distance.js';
import { briefItem, listed } from '../picture/labels.js';
import { bySeverity } from '../picture/page-model.js';
import { checkMap, isMap } from './check-map.js';
import { checkOnThreads } from './check-on-threads.js';
import { writePictures } from './check-pictures.js';
import type { CheckJob, CheckResult, FindingRow, PlaceRow } from './check-types.js';
import { type CheckedFile, type FindingPlace, placeOf } from './file-places.js';
import { FINGERPRINTED, fingerprintsOf } from './fingerprints.js';
import type { Context } from './jobs.js';
import { loadMesh } from './load-mesh.js';
import { fileLine, fileLines, pointText } from './place-text.js';
import { boundNote, factsOf } from './report-facts.js';
import { type Welded, welded } from './weld.js';

/** Findings of a kind that a picture chooses from. */
const PICTURED = 2_000_000;

/** Findings of a kind that are given places in JSON, and once the check was stopped, when nobody wants to wait. */
const PLACED = 100_000;
const PLACED_IN_HASTE = 1000;

/** So few errors and warnings are told with their places unasked. */
const FEW = 10;

const STOPPED: CheckResult = {
  clean: false,
  complete: false,
  summary: 'stopped while it was read',
  facts: [],
  notes: [],
  problems: [],
  findings: [],
  json: '',
};

function placeRow(checked: CheckedFile, finding: Finding, i: number): PlaceRow {
  const place = placeOf(checked, finding, i);
  const { at, vertices = [] } = place;
  // An edge is named by its smaller number first.
  const [a, b] = findingItem(finding, i);
  const turned = finding.columns[1] === 'vertex' && finding.type !== 't-junction' && a! > b!;
  return {
    item: briefItem(finding, i),
    at: at === null ? '' : pointText(at),
    inFile: fileLines(turned ? { ...place, vertices: [...vertices].reverse() } : place),
  };
}

function range<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}

/**
 * Whether the findings of a kind are told with their places: all if that is asked for, else those that count if they
 * are few.
 */
function isPlaced({ coordinates = false, json }: CheckJob, { findings }: MeshReport) {
  const counting = findings.filter(({ severity }) => severity !== 'info');
  const few = counting.reduce((sum, finding) => sum + finding.count, 0) <= FEW;
  return ({ severity }: Finding) => !json && (coordinates || (few && severity !== 'info'));
}

/** The first findings of each kind, errors first. */
function rowsOf(job: CheckJob, checked: CheckedFile): FindingRow[] {
  const placed = isPlaced(job, checked.report);
  return bySeverity(checked.report.findings).map((finding) => {
    const { type, severity, count } = finding;
    const line = listed(finding) > 0 ? fileLine(placeOf(checked, finding, 0)) : undefined;
    const shown = Math.min(job.limit, listed(finding));
    return {
      type,
      severity,
      count,
      atLeast: isAtLeast(finding, checked.report),
      first: range(shown, (i) => briefItem(finding, i)),
      all: job.allListed ?? false,
      ...(line !== undefined && { line }),
      places: placed(finding) ? range(shown, (i) => placeRow(checked, finding, i)) : [],
    };
  });
}

function noteJson({ type, message, count }: FormatNote) {
  return { type, message, count };
}

/** Where the items of a finding are, in their order. */
function placesOf(checked: CheckedFile, finding: Finding, count: number, context: Context): FindingPlace[] {
  const shown = Math.min(count, context.signal.aborted ? PLACED_IN_HASTE : PLACED);
  return range(shown, (i) => {
    if (i % PLACED_IN_HASTE === 0) context.progress('places', i, shown);
    return placeOf(checked, finding, i);
  });
}

function jsonOf(
  job: CheckJob,
  checked: CheckedFile,
  { weld, closing }: { readonly weld: Welded | null; readonly closing: number | null },
  context: Context,
): string {
  const { file, report } = checked;
  const { findings, ...rest } = reportToJson(report, job.limit);
  const { componentCount, bodyCount, components, ...head } = rest;
  return JSON.stringify({
    file: job.source.path,
    fileFormat: file.format,
    notes: file.notes.map(noteJson),
    ...(weld !== null && { weld: weld.json }),
    ...(closing !== null && { closingDistance: closing }),
    ...head,
    findings: findings.map((json, i) => ({
      ...json,
      places: placesOf(checked, report.findings[i]!, json.items.length, context),
    })),
    componentCount,
    bodyCount,
    components,
  });
}

/** What would close all borders, if that is known: a mesh whose vertices are doubled looks open, and is not. */
function closingNote(distance: number | null): string[] {
  if (distance === null) return [];
  return [
    distance === 0
      ? '--weld closes all borders: vertices at the same point are not the same there'
      : `--weld-within ${distance} closes all borders, and the next smaller double does not`,
  ];
}

/** `unerring check` for one file: reads, welds if asked, checks, and draws what was found. */
export async function checkJob(job: CheckJob, context: Context): Promise<CheckResult> {
  if (isMap(job)) return checkMap(job, context);
  const file = await loadMesh(job.source, context);
  if (file === undefined) {
    return { ...STOPPED, json: job.json ? JSON.stringify({ file: job.source.path, complete: false }) : '' };
  }
  const weld = job.weld === null ? null : welded(file.mesh, job.weld, job.limit);
  const mesh = weld?.mesh ?? file.mesh;
  const pictured = job.html !== null || job.svg !== null;
  const report = await checkOnThreads(mesh, job.threads, {
    selfIntersections: job.selfIntersections,
    maxPairs: job.maxPairs,
    limit: Math.max(job.limit, pictured ? PICTURED : 0, job.fingerprints ? FINGERPRINTED : 0),
    onProgress: (stage, done, total) => context.progress(stage, done, total),
    signal: context.signal,
  });
  const checked: CheckedFile = { file, mesh, report, kept: weld?.kept ?? null };
  const closing = report.complete && !report.closed && weld === null ? closingDistance(mesh) : null;
  const facts = factsOf(file.format, mesh, report);
  const summary = reportSummary(report);
  const notes = [
    ...file.notes.map(({ message }) => message),
    ...(weld === null ? [] : [weld.note]),
    ...boundNote(report),
    ...closingNote(closing),
  ];
  const { written, problems } = await writePictures(job, checked, { facts, notes, summary });
  return {
    clean: report.findings.every(({ severity }) => severity === 'info'),
    complete: report.complete,
    summary,
    facts,
    notes: [...notes, ...written],
    problems,
    findings: rowsOf(job, checked),
    ...(job.fingerprints && { fingerprints: fingerprintsOf({ mesh, report }) }),
    json: job.json ? jsonOf(job, checked, { weld, closing }, context) : '',
  };
}
