/**
 * Writes docs/images/voronoi.svg: a Voronoi diagram of points of a lattice, of a circle and others, and a power diagram
 * of some circles.
 *
 *   npx tsx scripts/voronoi-picture.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Markup, markup } from '../src/pictures/markup.js';
import { powerDiagram2d, voronoiCells2d, voronoiDiagram2d } from '../src/triangulation/index.js';
import { projectRoot } from './run-command.js';

type Site = readonly [x: number, y: number, radius: number];

const SIDE = 150;

/** Nine points of a lattice, eight of a circle, and others. */
const POINTS: readonly Site[] = [
  ...[0, 1, 2].flatMap((i) => [0, 1, 2].map((k): Site => [20 + 22 * i, 20 + 22 * k, 0])),
  ...[30, 0, 24, 18, 0, 30, -24, 18, -30, 0, -18, -24, 0, -30, 18, -24].flatMap((x, k, all): Site[] =>
    k % 2 === 0 ? [[105 + x, 100 + all[k + 1]!, 0]] : [],
  ),
  [125, 20, 0],
  [95, 38, 0],
  [22, 108, 0],
  [44, 134, 0],
];

/** Circles, some of which meet; the cell of one does not have its centre, and one has no cell. */
const CIRCLES: readonly Site[] = [
  [40, 44, 30],
  [76, 30, 12],
  [112, 46, 22],
  [96, 84, 16],
  [124, 116, 18],
  [60, 104, 26],
  [30, 104, 8],
  [24, 132, 10],
  [90, 128, 4],
  [56, 62, 5],
  [50, 92, 3],
];

const put = (x: number) => String(Math.round(100 * x) / 100 || 0);

const STYLE = `
.ground { fill: #f4f5f7 } .cell { fill: #1a5fd018; stroke: #1a5fd0; stroke-width: .9; stroke-linejoin: round } .circle { fill: none; stroke: #545d69; stroke-width: .5; stroke-dasharray: 2 2 } .point { fill: #b0400a }
@media (prefers-color-scheme: dark) { .ground { fill: #16191d } .cell { fill: #4a86e022; stroke: #4a86e0 } .circle { stroke: #a7b0bc } .point { fill: #d9692f } }
svg { color-scheme: light dark }
`;

/** Cells in a square, sites, and their circles, moved to the right. */
function drawn(sites: readonly Site[], isWeighted: boolean, right: number): Markup[] {
  const points = sites.map(([x, y]) => [x, y]);
  const diagram = isWeighted
    ? powerDiagram2d(
        points,
        sites.map(([, , r]) => r * r),
      )
    : voronoiDiagram2d(points);
  const cells = voronoiCells2d(diagram, { min: [4, 4], max: [SIDE - 4, SIDE - 4] });
  const path = cells
    .filter(({ rounded }) => rounded.ring.length > 0)
    .map(({ rounded }) => `M${rounded.ring.map(([x, y]) => `${put(x + right)} ${put(y)}`).join('L')}Z`)
    .join('');
  return [
    markup`<path class="cell" d="${path}"/>`,
    ...sites.flatMap(([x, y, r]) => [
      ...(isWeighted
        ? [markup`<circle class="circle" cx="${put(x + right)}" cy="${put(y)}" r="${put(r)}"/>`]
        : []),
      markup`<circle class="point" cx="${put(x + right)}" cy="${put(y)}" r="1.6"/>`,
    ]),
  ];
}

/** The picture as a file has it. */
export function voronoiPicture(): string {
  const title =
    'On the left the Voronoi diagram of points, some of them of a lattice and some of one circle, which have one vertex; on the right the power diagram of circles, of which some have no cell';
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * SIDE} ${SIDE}" width="${4 * SIDE}" height="${2 * SIDE}" role="img">
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
<rect class="ground" width="${2 * SIDE}" height="${SIDE}" rx="6"/>
${[...drawn(POINTS, false, 0), ...drawn(CIRCLES, true, SIDE)]}
</svg>
`.text;
}

/** Where it stands. */
export const voronoiPicturePath = join(projectRoot, 'docs', 'images', 'voronoi.svg');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(dirname(voronoiPicturePath), { recursive: true });
  writeFileSync(voronoiPicturePath, voronoiPicture());
}
