/**
 * Writes docs/images/skeleton.svg: a polygon with a hole, its straight skeleton, and offsets of it inwards and
 * outwards.
 *
 *   npx tsx scripts/skeleton-picture.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Markup, markup } from '../src/pictures/markup.js';
import { offsetPolygon2d, straightSkeleton2d } from '../src/skeleton/index.js';
import { projectRoot } from './run-command.js';

const WIDTH = 340;
const HEIGHT = 190;

const PLATE = {
  outer: [
    [20, 20],
    [150, 20],
    [150, 70],
    [190, 70],
    [220, 20],
    [320, 20],
    [320, 110],
    [280, 170],
    [180, 170],
    [180, 130],
    [120, 130],
    [120, 170],
    [20, 150],
  ],
  holes: [
    [
      [60, 60],
      [100, 60],
      [100, 100],
      [60, 100],
    ],
  ],
} as const;

const put = (x: number) => String(Math.round(100 * x) / 100 || 0);
const ringPath = (ring: readonly (readonly number[])[]) =>
  `M${ring.map((p) => p.map(put).join(' ')).join('L')}Z`;

const STYLE = `
.ground { fill: #f4f5f7 } .polygon { fill: #1a5fd018; stroke: #1a5fd0; stroke-width: 1.4; stroke-linejoin: round } .offset { fill: none; stroke: #545d69; stroke-width: .5 } .arc { fill: none; stroke: #b0400a; stroke-width: 1; stroke-linecap: round } .vertex { fill: #b0400a }
@media (prefers-color-scheme: dark) { .ground { fill: #16191d } .polygon { fill: #4a86e022; stroke: #4a86e0 } .offset { stroke: #a7b0bc } .arc { stroke: #d9692f } .vertex { fill: #d9692f } }
svg { color-scheme: light dark }
`;

/** The picture as a file has it. */
export function skeletonPicture(): string {
  const { vertices, edges } = straightSkeleton2d(PLATE)!;
  const at = (i: number) => vertices[i]!.rounded.point.map(put).join(' ');
  const arcs = edges.map(({ start, end }) => `M${at(start)}L${at(end)}`).join('');
  const offsets = [8, -6, -12, -18, -24, -30, -36].map((distance) => {
    const offset = offsetPolygon2d(PLATE, distance)!;
    const rings = offset.polygons
      .flat()
      .map((ring) => ringPath(ring.map((i) => offset.vertices[i]!.rounded.point)));
    return markup`<path class="offset" d="${rings.join('')}"/>`;
  });
  const inner = vertices
    .slice(PLATE.outer.length + PLATE.holes[0].length)
    .map(
      ({ rounded: { point } }) =>
        markup`<circle class="vertex" cx="${put(point[0])}" cy="${put(point[1])}" r="1.6"/>`,
    );
  const title =
    'A plate with a hole, its straight skeleton, and offsets of it: one outwards, others inwards, that come apart on the way';
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${2 * WIDTH}" height="${2 * HEIGHT}" role="img">
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
<rect class="ground" width="${WIDTH}" height="${HEIGHT}" rx="6"/>
<path class="polygon" fill-rule="evenodd" d="${[PLATE.outer, ...PLATE.holes].map(ringPath).join('')}"/>
${offsets}
<path class="arc" d="${arcs}"/>
${inner}
</svg>
`.text;
}

/** Where it stands. */
export const skeletonPicturePath = join(projectRoot, 'docs', 'images', 'skeleton.svg');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(dirname(skeletonPicturePath), { recursive: true });
  writeFileSync(skeletonPicturePath, skeletonPicture());
}
