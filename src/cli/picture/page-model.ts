import { grouped } from '../../../fuzz/report/style.js';
import type { IndexedMesh, MeshReport } from '../../mesh/index.js';
import { type Finding, findingItem } from '../../mesh/validation/finding.js';
import { EXPLANATIONS } from '../explanations.js';
import { colorOf } from './colors.js';
import { frameOf, placed } from './frame.js';
import { itemLabel, kindLabel } from './labels.js';
import { type ComponentTriangles, type Marks, marksOf } from './marks.js';
import type { PageLayer, PageModel } from './model.js';
import { placeLines } from './place-lines.js';
import { coarse, type DrawnSurface } from './reduce.js';

/** More triangles than this are drawn as a coarse surface. */
export const DRAWN_TRIANGLES = 400_000;
/** Corners of findings of one kind that are drawn. */
const DRAWN_CORNERS = 150_000;
/** Findings of one kind that are listed by name, of those that are drawn. */
const LISTED = 2000;

/** What is shown beside the picture. */
export interface PageText {
  readonly title: string;
  readonly verdict: PageModel['verdict'];
  readonly summary: string;
  readonly facts: PageModel['facts'];
  readonly notes: readonly string[];
}

function base64(array: Float32Array | Uint32Array): string {
  return Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString('base64');
}

/** Gathers the elements of an array. */
function gathered(corners: Uint32Array, positions: Float32Array): Float32Array {
  const points = new Float32Array(3 * corners.length);
  corners.forEach((vertex, i) => {
    for (let axis = 0; axis < 3; axis++) points[3 * i + axis] = positions[3 * vertex + axis]!;
  });
  return points;
}

/** The vertices at both ends of the edges that T-junctions lie on. */
function edgesUnder(finding: Finding, items: Uint32Array): Uint32Array {
  if (finding.type !== 't-junction') return new Uint32Array(0);
  return Uint32Array.from(
    Array.from(items).flatMap((item) => Array.from(findingItem(finding, item).subarray(1, 3))),
  );
}

/** Lines of text about where a finding is that the mesh alone does not tell. */
export type PlaceText = (finding: Finding, item: number) => readonly string[];

function layerOf(
  marks: Marks,
  finding: Finding,
  mesh: IndexedMesh,
  positions: Float32Array,
  placeText: PlaceText,
): PageLayer {
  const { kind, severity, shape, count, items, corners, ends } = marks;
  const listed = Array.from(items.subarray(0, LISTED));
  const { what, why, mend } = EXPLANATIONS[kind];
  return {
    kind,
    label: kindLabel(kind),
    severity,
    color: colorOf(kind),
    shape,
    count,
    points: base64(gathered(corners, positions)),
    lines: base64(gathered(edgesUnder(finding, items), positions)),
    ends: base64(ends),
    labels: listed.map((item) => itemLabel(finding, item)),
    places: listed.map((item) => [...placeText(finding, item), ...placeLines(mesh, finding, item)]),
    explanation: [what, why, mend],
  };
}

/** Which triangles touch a vertex of a finding that matters: these are drawn as they are. */
function neighbourhood({ indices }: IndexedMesh, vertices: number, marks: readonly Marks[]): Uint8Array {
  const marked = new Uint8Array(vertices);
  for (const { severity, corners } of marks) {
    if (severity !== 'info') for (const vertex of corners) marked[vertex] = 1;
  }
  const near = new Uint8Array(indices.length / 3);
  let count = 0;
  for (let i = 0; i < indices.length; i++) {
    const t = Math.floor(i / 3);
    if (marked[indices[i]!] === 1 && near[t] === 0) {
      near[t] = 1;
      count++;
    }
  }
  // If findings are everywhere, their surroundings are no part of the mesh but all of it.
  return count > DRAWN_TRIANGLES / 2 ? new Uint8Array(near.length) : near;
}

interface Drawn {
  readonly surface: DrawnSurface;
  readonly notes: readonly string[];
}

function surfaceOf(mesh: IndexedMesh, positions: Float32Array, marks: readonly Marks[]): Drawn {
  const { indices } = mesh;
  const triangles = indices.length / 3;
  if (triangles <= DRAWN_TRIANGLES) return { surface: { positions, indices }, notes: [] };
  const exact = neighbourhood(mesh, positions.length / 3, marks);
  const surface = coarse({ positions, indices }, exact, DRAWN_TRIANGLES);
  const note =
    `The mesh has ${grouped(triangles)} triangles; ${grouped(surface.indices.length / 3)} are drawn. The surface is a ` +
    'coarse one for orientation: its vertices are moved to the middle of grid cells, except around findings.';
  return { surface, notes: [note] };
}

/** A sentence for each kind of which not all findings are drawn. */
export function undrawn(marks: readonly Marks[]): string[] {
  return marks
    .filter(({ count, items }) => items.length < count)
    .map(({ kind, count, items, hasPlace }) => {
      if (!hasPlace) return `${kindLabel(kind)}: there is nothing to draw.`;
      return `${kindLabel(kind)}: ${grouped(items.length)} of ${grouped(count)} are drawn.`;
    });
}

/** What the page says first of a report, by its colour. */
export function verdictOf({ complete, valid, findings }: MeshReport): PageModel['verdict'] {
  if (!complete) return 'incomplete';
  if (valid) return 'valid';
  return findings.some(({ severity }) => severity === 'error') ? 'findings' : 'warnings';
}

const SEVERITIES = ['error', 'warning', 'info'];

/** Errors first, otherwise in the report's order. */
export function bySeverity(findings: readonly Finding[]): Finding[] {
  return SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
}

/** All that the page needs for a mesh and its findings. */
export function pageModel(
  mesh: IndexedMesh,
  findings: readonly Finding[],
  inComponent: ComponentTriangles,
  text: PageText,
  placeText: PlaceText = () => [],
): PageModel {
  const positions = placed(mesh.positions, frameOf(mesh.positions));
  const sorted = bySeverity(findings);
  const marks = sorted.map((finding) => marksOf(mesh, finding, inComponent, DRAWN_CORNERS));
  const { surface, notes } = surfaceOf(mesh, positions, marks);
  return {
    ...text,
    notes: [...text.notes, ...notes, ...undrawn(marks)],
    positions: base64(surface.positions),
    indices: base64(surface.indices),
    layers: marks.map((each, i) => layerOf(each, sorted[i]!, mesh, positions, placeText)),
  };
}
