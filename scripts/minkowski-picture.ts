/**
 * Writes docs/images/minkowski.svg: a no-fit polygon with a channel that a part slides through, and an inner-fit
 * polygon.
 *
 *   npx tsx scripts/minkowski-picture.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Markup, markup } from '../src/pictures/markup.js';
import {
  innerFitPolygon2d,
  noFitPolygon2d,
  type Placements,
  type PolygonRings,
} from '../src/polygons/index.js';
import { projectRoot } from './run-command.js';

type Ring = readonly (readonly [number, number])[];

const UNIT = 12;
const WIDTH = 480;
const HEIGHT = 190;

/** A shape with a bay, as wide as the part is high, and the part. */
const FIXED: Ring = [
  [0, 0],
  [9, 0],
  [9, 3],
  [5, 3],
  [5, 5],
  [9, 5],
  [9, 8],
  [4, 8],
  [0, 5],
];
const PART: Ring = [
  [0, 0],
  [3, 0],
  [3, 2],
];
const CONTAINER: Ring = [
  [0, 0],
  [12, 0],
  [12, 5],
  [9, 9],
  [0, 9],
];

const STYLE = `
.ground { fill: #f4f5f7 } .shape { fill: #545d6930; stroke: #545d69 } .region { fill: #1a5fd018; stroke: #1a5fd0; stroke-width: 1.5 } .fit { fill: none; stroke: #b0400a; stroke-width: 3; stroke-linecap: round } .part { fill: #b0400a40; stroke: #b0400a; stroke-width: .8 }
@media (prefers-color-scheme: dark) { .ground { fill: #16191d } .shape { stroke: #a7b0bc } .region { fill: #4a86e022; stroke: #4a86e0 } .fit { stroke: #d9692f } .part { fill: #d9692f40; stroke: #d9692f } }
svg { color-scheme: light dark }
`;

const put = (x: number) => String(Math.round(100 * x) / 100 || 0);

const pathOf = (rings: readonly Ring[], [dx, dy]: readonly [number, number]): string =>
  rings
    .map((ring) => `M${ring.map(([x, y]) => `${put(dx + UNIT * x)},${put(dy - UNIT * y)}`).join('L')}Z`)
    .join('');

function drawn(shape: Ring, placements: Placements, at: readonly [number, number], places: Ring): Markup[] {
  const { region, segments } = placements;
  const rings = region.polygons.flat().map((ring) => ring.map((v) => region.vertices[v] as [number, number]));
  return [
    markup`<path class="shape" d="${pathOf([shape], at)}"/>`,
    markup`<path class="region" d="${pathOf(rings, at)}"/>`,
    ...segments.map((ends) => {
      const [p, q] = ends.map((point) => Array.from(point));
      return markup`<path class="fit" d="${pathOf([[p as [number, number], q as [number, number]]], at)}"/>`;
    }),
    ...places.map(
      ([x, y]) =>
        markup`<path class="part" d="${pathOf([PART.map(([u, v]) => [u + x, v + y] as const)], at)}"/>`,
    ),
  ];
}

/** The picture as SVG. */
export function minkowskiPicture(): string {
  const one = (ring: Ring): PolygonRings => [ring];
  const parts = [
    ...drawn(
      FIXED,
      noFitPolygon2d(one(FIXED), one(PART)),
      [70, 150],
      [
        [9, 1],
        [5, 3],
        [-3, 6],
      ],
    ),
    ...drawn(
      CONTAINER,
      innerFitPolygon2d(one(CONTAINER), one(PART)),
      [300, 150],
      [
        [0, 0],
        [9, 3],
      ],
    ),
  ];
  const title =
    'A polygon with a bay, and the region of vectors by which a triangle overlaps it, with a segment where the triangle slides; a container, and where the triangle fits in it';
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
<rect class="ground" width="${WIDTH}" height="${HEIGHT}" rx="6"/>
${parts}
</svg>
`.text;
}

/** Where it stands. */
export const minkowskiPicturePath = join(projectRoot, 'docs', 'images', 'minkowski.svg');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(dirname(minkowskiPicturePath), { recursive: true });
  writeFileSync(minkowskiPicturePath, minkowskiPicture());
}
