import { grouped } from '../../../fuzz/report/style.js';
import type { IndexedMesh, MeshReport } from '../../mesh/index.js';
import { type Finding, findingItem } from '../../mesh/validation/finding.js';
import { EXPLANATIONS } from '../explanations.js';
import { colorOf } from './colors.js';
import { commonLines, commonPoints } from './common.js';
import { type Frame, frameOf, placed } from './frame.js';
import { itemLabel, kindLabel } from './labels.js';
import { type ComponentTriangles, type Marks, marksOf } from './marks.js';
import type { PageGhost, PageLayer, PageModel } from './model.js';
import { placeLines } from './place-lines.js';
import { type CoarseSurface, coarse, MOVED } from './reduce.js';

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

function base64(array: Float32Array | Float64Array | Uint32Array): string {
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

/** Where a finding is, as far as the mesh alone does not tell. */
export interface FilePlaceText {
  /** Where it stands in the file, in short: `lines 13, 16`. */
  readonly spot: string;
  readonly lines: readonly string[];
}

export type PlaceText = (finding: Finding, item: number) => FilePlaceText;

/** A mesh that is shown through. */
export interface Ghost {
  readonly label: string;
  readonly color: string;
  readonly mesh: IndexedMesh;
}

/** What a page may show besides a mesh and its findings. */
export interface PageExtras {
  readonly placeText?: PlaceText;
  readonly ghosts?: readonly Ghost[];
}

const unknownPlace: PlaceText = () => ({ spot: '', lines: [] });

/** The mesh, its place in the picture, and its vertices there. */
interface Placed {
  readonly mesh: IndexedMesh;
  readonly frame: Frame;
  readonly positions: Float32Array;
}

/** Where each list ends if all are put into one. */
function endsOf(lists: readonly (readonly unknown[])[]): Uint32Array {
  let end = 0;
  return Uint32Array.from(lists, ({ length }) => {
    end += length;
    return end;
  });
}

function layerOf(
  marks: Marks,
  finding: Finding,
  { mesh, frame, positions }: Placed,
  placeText: PlaceText,
): PageLayer {
  const { kind, severity, shape, count, items, corners, ends } = marks;
  const listed = Array.from(items.subarray(0, LISTED));
  const common = Array.from(items, (item) => commonPoints(mesh, finding, item));
  const texts = listed.map((item) => placeText(finding, item));
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
    common: base64(placed(common.flat(2), frame)),
    commonEnds: base64(endsOf(common)),
    labels: listed.map((item) => itemLabel(finding, item)),
    spots: texts.map(({ spot }) => spot),
    places: listed.map((item, i) => [
      ...texts[i]!.lines,
      ...commonLines(common[i]!),
      ...placeLines(mesh, finding, item),
    ]),
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

type PageSurface = Pick<PageModel, 'exact' | 'exactBits' | 'numbers' | 'positions' | 'indices'>;

/** Coordinates as they are, in half the room where nothing is lost by it. */
function exactly(coordinates: ArrayLike<number>): Pick<PageModel, 'exact' | 'exactBits'> {
  const single = Float32Array.from(coordinates);
  const isLossless = single.every((x, i) => Object.is(x + 0, coordinates[i]! + 0));
  if (isLossless) return { exact: base64(single), exactBits: 32 };
  return { exact: base64(Float64Array.from(coordinates)), exactBits: 64 };
}

/** Coordinates of the vertices of a coarse surface that are still where they were. */
function unmoved({ positions }: IndexedMesh, numbers: Uint32Array): Float64Array {
  const coordinates = new Float64Array(3 * numbers.length).fill(Number.NaN);
  numbers.forEach((v, i) => {
    if (v !== MOVED) coordinates.set(positions.subarray(3 * v, 3 * v + 3), 3 * i);
  });
  return coordinates;
}

function coarseNote(triangles: number, surface: CoarseSurface): string {
  return (
    `The mesh has ${grouped(triangles)} triangles; ${grouped(surface.indices.length / 3)} are drawn. The surface is a ` +
    'coarse one for orientation: its vertices are moved to the middle of grid cells, except around findings.'
  );
}

function surfaceOf(
  { mesh, positions }: Placed,
  marks: readonly Marks[],
): { readonly surface: PageSurface; readonly notes: readonly string[] } {
  const { indices } = mesh;
  const triangles = indices.length / 3;
  if (triangles <= DRAWN_TRIANGLES) {
    const surface = { ...exactly(mesh.positions), numbers: '', positions: '', indices: base64(indices) };
    return { surface, notes: [] };
  }
  const near = neighbourhood(mesh, positions.length / 3, marks);
  const drawn = coarse({ positions, indices }, near, DRAWN_TRIANGLES);
  const surface = {
    ...exactly(unmoved(mesh, drawn.numbers)),
    numbers: base64(drawn.numbers),
    positions: base64(drawn.positions),
    indices: base64(drawn.indices),
  };
  return { surface, notes: [coarseNote(triangles, drawn)] };
}

function ghostOf({ label, color, mesh }: Ghost, frame: Frame): PageGhost {
  const fine = { positions: placed(mesh.positions, frame), indices: mesh.indices };
  const triangles = mesh.indices.length / 3;
  const isFew = triangles <= DRAWN_TRIANGLES;
  const { positions, indices } = isFew ? fine : coarse(fine, new Uint8Array(triangles), DRAWN_TRIANGLES);
  return { label, color, positions: base64(positions), indices: base64(indices) };
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
  { placeText = unknownPlace, ghosts = [] }: PageExtras = {},
): PageModel {
  const frame = frameOf(mesh.positions, ...ghosts.map((ghost) => ghost.mesh.positions));
  const drawn = { mesh, frame, positions: placed(mesh.positions, frame) };
  const sorted = bySeverity(findings);
  const marks = sorted.map((finding) => marksOf(mesh, finding, inComponent, DRAWN_CORNERS));
  const { surface, notes } = surfaceOf(drawn, marks);
  return {
    ...text,
    notes: [...text.notes, ...notes, ...undrawn(marks)],
    bounds: { min: frame.min, max: frame.max },
    ...surface,
    layers: marks.map((each, i) => layerOf(each, sorted[i]!, drawn, placeText)),
    ghosts: ghosts.map((ghost) => ghostOf(ghost, frame)),
  };
}
