/**
 * Writes docs/images/delaunay.svg: points, their Delaunay triangulation, and the empty circles of a few triangles.
 *
 *   npx tsx scripts/delaunay-picture.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Markup, markup } from '../src/pictures/markup.js';
import { delaunay2d } from '../src/triangulation/index.js';
import { projectRoot } from './run-command.js';

const WIDTH = 300;
const HEIGHT = 170;

/** A lattice, eight points of a circle, and some others: points that are on a circle with three others, and not. */
const POINTS: readonly (readonly [number, number])[] = [
  ...[0, 1, 2, 3].flatMap((i) => [0, 1, 2, 3].map((k) => [30 + 25 * i, 55 + 25 * k] as const)),
  ...[
    [30, 0],
    [24, 18],
    [18, 24],
    [0, 30],
    [-18, 24],
    [-30, 0],
    [-24, -18],
    [0, -30],
  ].map(([x, y]) => [190 + x!, 75 + y!] as const),
  ...([
    [150, 20],
    [262, 34],
    [276, 140],
    [222, 152],
    [140, 118],
    [60, 22],
    [250, 92],
  ] as const),
];

const put = (x: number) => String(Math.round(100 * x) / 100 || 0);

/** The circle through three points, nearly: for the eye. */
function circleOf(corners: readonly (readonly [number, number])[]): readonly [number, number, number] {
  const [[ax, ay], [bx, by], [cx, cy]] = corners as [[number, number], [number, number], [number, number]];
  const [ux, uy, vx, vy] = [bx - ax, by - ay, cx - ax, cy - ay];
  const double = 2 * (ux * vy - uy * vx);
  const [u, v] = [ux * ux + uy * uy, vx * vx + vy * vy];
  const [x, y] = [(vy * u - uy * v) / double, (ux * v - vx * u) / double];
  return [ax + x, ay + y, Math.sqrt(x * x + y * y)];
}

const STYLE = `
.ground { fill: #f4f5f7 } .edge { fill: #1a5fd018; stroke: #1a5fd0; stroke-width: .9; stroke-linejoin: round } .circle { fill: none; stroke: #545d69; stroke-width: .5; stroke-dasharray: 2 2 } .point { fill: #b0400a }
@media (prefers-color-scheme: dark) { .ground { fill: #16191d } .edge { fill: #4a86e022; stroke: #4a86e0 } .circle { stroke: #a7b0bc } .point { fill: #d9692f } }
svg { color-scheme: light dark }
`;

/** The picture as a file has it. */
export function delaunayPicture(): string {
  const { triangles } = delaunay2d(POINTS);
  const cornersOf = (t: number) => [...triangles.subarray(3 * t, 3 * t + 3)].map((i) => POINTS[i]!);
  const all = Array.from({ length: triangles.length / 3 }, (_, t) => cornersOf(t));
  const path = all.map((corners) => `M${corners.map((p) => p.map(put).join(' ')).join('L')}Z`).join('');
  const circles = all
    .map(circleOf)
    .filter(([x, y, r]) => r < 40 && x - r > 0 && x + r < WIDTH && y - r > 0 && y + r < HEIGHT)
    .map(([x, y, r]) => markup`<circle class="circle" cx="${put(x)}" cy="${put(y)}" r="${put(r)}"/>`);
  const points = POINTS.map(
    ([x, y]) => markup`<circle class="point" cx="${put(x)}" cy="${put(y)}" r="1.8"/>`,
  );
  const title =
    'Points, some of them of a lattice and some of one circle, their Delaunay triangulation, and circles through the corners of triangles: no point is inside of one';
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${2 * WIDTH}" height="${2 * HEIGHT}" role="img">
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
<rect class="ground" width="${WIDTH}" height="${HEIGHT}" rx="6"/>
<path class="edge" d="${path}"/>
${circles}
${points}
</svg>
`.text;
}

/** Where it stands. */
export const delaunayPicturePath = join(projectRoot, 'docs', 'images', 'delaunay.svg');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(dirname(delaunayPicturePath), { recursive: true });
  writeFileSync(delaunayPicturePath, delaunayPicture());
}
