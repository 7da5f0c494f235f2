/**
 * Writes docs/images/polygons.svg: two polygons, one of which crosses itself, and what the operations make of them.
 *
 *   npx tsx scripts/polygons-picture.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Markup, markup } from '../src/pictures/markup.js';
import {
  type PolygonSet,
  polygonDifference,
  polygonIntersection,
  polygonSetVertexPoint,
  polygonSymmetricDifference,
  polygonUnion,
} from '../src/polygons/index.js';
import { projectRoot } from './run-command.js';

/** A pentagram, each point of which is wound around once or twice; and a ring with a hole. */
const STAR = [
  [50, 2],
  [79, 92],
  [4, 36],
  [96, 36],
  [21, 92],
];
const FRAME = [
  [
    [30, 20],
    [112, 20],
    [112, 80],
    [30, 80],
  ],
  [
    [62, 38],
    [92, 38],
    [92, 64],
    [62, 64],
  ],
];

const PANELS: readonly (readonly [string, PolygonSet])[] = [
  ['union', polygonUnion([STAR], FRAME)],
  ['intersection', polygonIntersection([STAR], FRAME)],
  ['difference', polygonDifference([STAR], FRAME)],
  ['symmetric difference', polygonSymmetricDifference([STAR], FRAME)],
];

const [WIDTH, HEIGHT, MARGIN] = [120, 96, 12];

const put = (x: number) => String(Math.round(100 * x) / 100 || 0);

function pathOf(set: PolygonSet): string {
  const at = (i: number) => Array.from(polygonSetVertexPoint(set, i), put).join(' ');
  return set.polygons
    .flat()
    .map((ring) => `M${ring.map(at).join('L')}Z`)
    .join('');
}

function panel([name, set]: readonly [string, PolygonSet], i: number): Markup {
  const outline = [STAR, ...FRAME].map((ring) => `M${ring.map((p) => p.join(' ')).join('L')}Z`).join('');
  const vertices = set.vertices.map((_, v) => {
    const [x, y] = Array.from(polygonSetVertexPoint(set, v), put);
    return markup`<circle class="vertex" cx="${x!}" cy="${y!}" r="1.1"/>`;
  });
  return markup`<g transform="translate(${MARGIN + i * (WIDTH + MARGIN)} ${MARGIN})">
<path class="in" d="${outline}"/>
<path class="out" d="${pathOf(set)}"/>
${vertices}
<text x="${WIDTH / 2}" y="${HEIGHT + 14}" text-anchor="middle">${name}</text>
</g>
`;
}

const STYLE = `
svg { color-scheme: light dark; font: 11px system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
.ground { fill: #f4f5f7 } text { fill: #1b2026 } .in { fill: none; stroke: #545d69; stroke-width: .5; stroke-dasharray: 2 2 } .out { fill: #1a5fd033; stroke: #1a5fd0; stroke-width: 1.2; fill-rule: evenodd; stroke-linejoin: round } .vertex { fill: #b0400a }
@media (prefers-color-scheme: dark) { .ground { fill: #16191d } text { fill: #e9edf1 } .in { stroke: #a7b0bc } .out { fill: #4a86e044; stroke: #4a86e0 } .vertex { fill: #d9692f } }
`;

/** The picture as a file has it. */
export function polygonsPicture(): string {
  const [width, height] = [4 * WIDTH + 5 * MARGIN, HEIGHT + 2 * MARGIN + 14];
  const title =
    'A pentagram and a rectangle with a hole: their union, intersection, difference and symmetric difference; vertices are where the boundary turns';
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${2 * width}" height="${2 * height}" role="img">
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
<rect class="ground" width="${width}" height="${height}" rx="6"/>
${PANELS.map(panel)}</svg>
`.text;
}

/** Where it stands. */
export const polygonsPicturePath = join(projectRoot, 'docs', 'images', 'polygons.svg');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(dirname(polygonsPicturePath), { recursive: true });
  writeFileSync(polygonsPicturePath, polygonsPicture());
}
