/**
 * Writes docs/images/buffers.svg: a plate with a hole and what is around it and left of it, and a road; at corners the
 * polygons that arcs become, on both sides of the arc.
 *
 *   npx tsx scripts/buffer-picture.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Markup, markup } from '../src/pictures/markup.js';
import {
  bufferPolygon2d,
  bufferPolyline2d,
  type PolygonSet,
  polygonSetVertexPoint,
} from '../src/polygons/index.js';
import { projectRoot } from './run-command.js';

const WIDTH = 480;
const HEIGHT = 190;

const PLATE = {
  outer: [
    [30, 30],
    [190, 30],
    [190, 90],
    [130, 90],
    [130, 160],
    [30, 160],
  ],
  holes: [
    [
      [55, 70],
      [100, 70],
      [100, 115],
      [78, 125],
      [55, 115],
    ],
  ],
} as const;
const ROAD = [
  [265, 145],
  [300, 60],
  [360, 130],
  [440, 50],
] as const;

/** Coarse, so that corners can be seen. */
const TOLERANCE = 2.5;

const put = (x: number) => String(Math.round(100 * x) / 100 || 0);
const line = (points: readonly (readonly number[])[]) =>
  `M${points.map((p) => p.map(put).join(' ')).join('L')}`;
const pathOf = (set: PolygonSet) =>
  set.polygons
    .flat()
    .map((ring) => `${line(ring.map((v) => Array.from(polygonSetVertexPoint(set, v))))}Z`)
    .join('');

const STYLE = `
.ground { fill: #f4f5f7 } .shape { fill: #545d6930; stroke: #545d69; stroke-width: 1.2 } .road { fill: none } .outside { fill: none; stroke: #1a5fd0; stroke-width: 1.3 } .inside { fill: none; stroke: #b0400a; stroke-width: 1 } .outside, .inside, .shape { stroke-linejoin: round; stroke-linecap: round }
@media (prefers-color-scheme: dark) { .ground { fill: #16191d } .shape { stroke: #a7b0bc } .outside { stroke: #4a86e0 } .inside { stroke: #d9692f } }
svg { color-scheme: light dark }
`;

/** The picture as a file has it. */
export function bufferPicture(): string {
  const paths = (['outside', 'inside'] as const).flatMap((side) => {
    const options = { tolerance: TOLERANCE, side };
    const sets = [
      ...[14, -10].map((distance) => bufferPolygon2d(PLATE, distance, options)),
      bufferPolyline2d(ROAD, 16, options),
    ];
    return sets.map(({ region }) => markup`<path class="${side}" d="${pathOf(region)}"/>`);
  });
  const title =
    'A plate with a hole and a road; around them, and inside of the plate, polygons that contain the true buffer, and polygons that are contained in it';
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${(3 * WIDTH) / 2}" height="${(3 * HEIGHT) / 2}" role="img">
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
<rect class="ground" width="${WIDTH}" height="${HEIGHT}" rx="6"/>
<path class="shape" fill-rule="evenodd" d="${[PLATE.outer, ...PLATE.holes].map((ring) => `${line(ring)}Z`).join('')}"/>
<path class="shape road" d="${line(ROAD)}"/>
${paths}
</svg>
`.text;
}

/** Where it stands. */
export const bufferPicturePath = join(projectRoot, 'docs', 'images', 'buffers.svg');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(dirname(bufferPicturePath), { recursive: true });
  writeFileSync(bufferPicturePath, bufferPicture());
}
