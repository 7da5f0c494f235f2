import { grouped } from '../../../fuzz/report/style.js';
import type { IndexedMesh } from '../../mesh/index.js';
import type { Finding } from '../../mesh/validation/finding.js';
import { escaped } from '../../pictures/markup.js';
import { colorOf } from './colors.js';
import { frameOf, placed } from './frame.js';
import { kindLabel } from './labels.js';
import { type ComponentTriangles, type Marks, marksOf } from './marks.js';
import { bySeverity, undrawn } from './page-model.js';
import { type Projection, projected } from './projection.js';
import { coarse } from './reduce.js';

/** A static picture is for looking and not for measuring: larger meshes are drawn coarsely. */
const DRAWN_TRIANGLES = 12_000;
const DRAWN_CORNERS = 6000;
const WIDTH = 900;
const HEIGHT = 640;
const LEGEND = 260;

/** What stands beside the picture. */
export interface SvgText {
  readonly title: string;
  readonly summary: string;
}

const STYLE = `
svg { color-scheme: light dark; font: 13px system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
.ground { fill: #f4f5f7 } .text { fill: #1b2026 } .soft { fill: #545d69 }
path { stroke-width: .5; stroke-linejoin: round; stroke: currentColor; }
.mesh { color: #00000026 } .mark { fill-opacity: .85 }
@media (prefers-color-scheme: dark) { .ground { fill: #16191d } .text { fill: #e9edf1 } .soft { fill: #a7b0bc } }`;

const put = (x: number) => String(Math.round(10 * x) / 10);

function outline(at: Projection, corners: ArrayLike<number>): string {
  let path = '';
  for (let k = 0; k < corners.length; k++) {
    path += `${k === 0 ? 'M' : 'L'}${put(at.x[corners[k]!]!)} ${put(at.y[corners[k]!]!)}`;
  }
  return path;
}

/** A grey by how much a triangle faces the viewer; warmer where its back is seen. */
function shade(at: Projection, [a, b, c]: readonly [number, number, number]): string {
  const [ux, uy, uz] = [at.x[b]! - at.x[a]!, at.y[b]! - at.y[a]!, at.depth[b]! - at.depth[a]!];
  const [vx, vy, vz] = [at.x[c]! - at.x[a]!, at.y[c]! - at.y[a]!, at.depth[c]! - at.depth[a]!];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
  // On the page y goes down, so that what faces the viewer runs clockwise.
  const facing = length === 0 ? 0 : -nz / length;
  const level = Math.round(110 + 110 * Math.abs(facing));
  return facing >= 0
    ? `rgb(${level},${level + 6},${level + 14})`
    : `rgb(${level + 10},${level - 6},${level - 34})`;
}

/** All triangles from the back to the front. */
function surfacePaths(indices: Uint32Array, at: Projection): string[] {
  const count = indices.length / 3;
  const corner = (t: number, k: number) => indices[3 * t + k]!;
  const depth = Float64Array.from({ length: count }, (_, t) => {
    return at.depth[corner(t, 0)]! + at.depth[corner(t, 1)]! + at.depth[corner(t, 2)]!;
  });
  const order = Uint32Array.from({ length: count }, (_, t) => t).sort((s, t) => depth[s]! - depth[t]!);
  return Array.from(order, (t) => {
    const corners = [corner(t, 0), corner(t, 1), corner(t, 2)] as const;
    return `<path class="mesh" fill="${shade(at, corners)}" d="${outline(at, corners)}Z"/>`;
  });
}

function clockwise({ x, y }: Projection, [a, b, c]: Uint32Array): boolean {
  const [ax, ay] = [x[a!]!, y[a!]!];
  return (x[b!]! - ax) * (y[c!]! - ay) - (x[c!]! - ax) * (y[b!]! - ay) > 0;
}

/** Filled triangles first, then lines, then points; of each, the first kinds of the report last. */
function fromBelow(marks: readonly Marks[]): Marks[] {
  const upward = [...marks].reverse();
  return (['faces', 'edges', 'points'] as const).flatMap((shape) =>
    upward.filter((each) => each.shape === shape),
  );
}

/** The findings of one kind, drawn over the surface so that none is hidden. */
function markPaths({ kind, shape, corners }: Marks, at: Projection): string {
  const color = colorOf(kind);
  let path = '';
  const step = shape === 'faces' ? 3 : shape === 'edges' ? 2 : 1;
  for (let i = 0; i < corners.length; i += step) {
    const element = corners.slice(i, i + step);
    // All triangles one way round: where two overlap that run opposite ways, nothing would be filled.
    if (step === 3 && clockwise(at, element)) element.reverse();
    // A line of length zero with round ends is a dot.
    path += step === 1 ? `${outline(at, element)}h0` : `${outline(at, element)}${step === 3 ? 'Z' : ''}`;
  }
  const fill = shape === 'faces' ? `fill="${color}" fill-opacity=".55"` : 'fill="none"';
  const width = { faces: 1.2, edges: 2.4, points: 7 }[shape];
  return `<path class="${kind}" ${fill} style="stroke:${color};stroke-width:${width};stroke-linecap:round" d="${path}"/>`;
}

/** Words in lines of at most so many characters. */
function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1]!;
    if (last !== '' && last.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

function legend({ title, summary }: SvgText, marks: readonly Marks[], notes: readonly string[]): string[] {
  let y = 14;
  const line = (text: string, kind: string, x = 18) => {
    y += 20;
    return `<text class="${kind}" x="${x}" y="${y}">${escaped(text)}</text>`;
  };
  const heading = wrapped(title, 30).map((text) =>
    line(text, 'text').replace('<text', '<text font-weight="700"'),
  );
  const out = [...heading, ...wrapped(summary, 34).map((text) => line(text, 'text'))];
  y += 8;
  for (const { kind, count } of marks) {
    out.push(line(`${kindLabel(kind)}: ${grouped(count)}`, 'text', 40));
    out.push(`<rect x="18" y="${y - 11}" width="13" height="13" rx="2" fill="${colorOf(kind)}"/>`);
  }
  y += 8;
  for (const note of notes) out.push(...wrapped(note, 36).map((text) => line(text, 'soft')));
  return out;
}

interface Drawing {
  readonly triangles: Uint32Array;
  readonly at: Projection;
  readonly notes: readonly string[];
}

function drawingOf(mesh: IndexedMesh, positions: Float32Array): Drawing {
  const { indices } = mesh;
  const box = { left: LEGEND, top: 20, width: WIDTH - LEGEND - 20, height: HEIGHT - 40 };
  if (indices.length / 3 <= DRAWN_TRIANGLES) {
    return { triangles: indices, at: projected(positions, positions, box), notes: [] };
  }
  const surface = coarse({ positions, indices }, new Uint8Array(indices.length / 3), DRAWN_TRIANGLES);
  const note =
    `The mesh has ${grouped(indices.length / 3)} triangles. Drawn is a coarse surface of ` +
    `${grouped(surface.indices.length / 3)}, with vertices moved to the middle of grid cells; findings are where they are.`;
  return { triangles: surface.indices, at: projected(surface.positions, positions, box), notes: [note] };
}

/**
 * A static picture of a mesh and its findings: parallel projection, triangles painted from the back to the front, and
 * the findings over them, so that none is hidden. Findings that are mere facts (`info`) are counted and not drawn.
 */
export function svgPicture(
  mesh: IndexedMesh,
  findings: readonly Finding[],
  inComponent: ComponentTriangles,
  text: SvgText,
): string {
  const positions = placed(mesh.positions, frameOf(mesh.positions));
  const marks = bySeverity(findings)
    .filter(({ severity }) => severity !== 'info')
    .map((finding) => marksOf(mesh, finding, inComponent, DRAWN_CORNERS));
  const { triangles, at, notes } = drawingOf(mesh, positions);
  const over = projected(positions, positions, at.box);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">`,
    `<title>${escaped(`${text.title}: ${text.summary}`)}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="ground" width="${WIDTH}" height="${HEIGHT}"/>`,
    ...surfacePaths(triangles, at),
    ...fromBelow(marks).map((each) => markPaths(each, over)),
    ...legend(text, marks, [...notes, ...undrawn(marks)]),
    '</svg>\n',
  ].join('\n');
}
