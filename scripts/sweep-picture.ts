/**
 * Writes docs/images/sweep.svg: a ball that is swept to its first contact; one that goes through a wall between two
 * looks; and one that grazes a corner, where the time of contact is a double root.
 *
 *   npx tsx scripts/sweep-picture.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Sweep, sweep } from '../src/motion/index.js';
import { Markup, markup } from '../src/pictures/markup.js';
import { projectRoot } from './run-command.js';

type Point = readonly [number, number];

interface Panel {
  readonly caption: string;
  readonly center: Point;
  readonly radius: number;
  readonly motion: Point;
  readonly box: { readonly min: Point; readonly max: Point };
  /** At these times an engine that does not sweep looks. */
  readonly looks: readonly number[];
}

/** Coordinates are those of the picture. */
const PANELS: readonly Panel[] = [
  {
    caption: 'start, first contact, end',
    center: [44, 168],
    radius: 24,
    motion: [160, -104],
    box: { min: [136, 24], max: [216, 96] },
    looks: [1],
  },
  {
    caption: 'looks at frames: no hit',
    center: [40, 120],
    radius: 16,
    motion: [176, 0],
    box: { min: [124, 24], max: [132, 216] },
    looks: [0.25, 0.75, 1],
  },
  {
    caption: 'a graze: one instant',
    center: [40, 96],
    radius: 32,
    motion: [160, 0],
    box: { min: [112, 128], max: [144, 216] },
    looks: [1],
  },
];
const SIZE = 240;
const MARGIN = 16;

function sweepOf({ center, radius, motion, box }: Panel): Sweep {
  return sweep({ type: 'circle', center, radius }, motion, { type: 'box', ...box });
}

const shown = (x: number): string => String(Math.round(x * 100) / 100);

function ball({ center, motion, radius }: Panel, time: number, name: string): Markup {
  const [x, y] = center.map((c, k) => shown(c + time * motion[k]!));
  return markup`<circle class="${name}" cx="${x!}" cy="${y!}" r="${radius}"/>`;
}

function panel(one: Panel, i: number): Markup {
  const { center, motion, box } = one;
  const { first, last } = sweepOf(one).rounded;
  if (first === null || last === null) throw new Error(`${one.caption}: no contact`);
  const point = sweepOf(one).contact!.points[0]!.rounded.point;
  const end = center.map((c, k) => c + motion[k]!);
  const [width, height] = [box.max[0] - box.min[0], box.max[1] - box.min[1]];
  const times = first === last ? `at ${shown(first)}` : `from ${shown(first)} to ${shown(last)}`;
  return markup`<g transform="translate(${MARGIN + i * (SIZE + MARGIN)} ${MARGIN})"><rect class="frame" width="${SIZE}" height="${SIZE}"/>
<rect class="wall" x="${box.min[0]}" y="${box.min[1]}" width="${width}" height="${height}"/><path class="way" d="M${center[0]} ${center[1]}L${end[0]!} ${end[1]!}"/>
${ball(one, 0, 'start')}${one.looks.map((time) => ball(one, time, 'look'))}${ball(one, first, 'hit')}<circle class="point" cx="${shown(point[0]!)}" cy="${shown(point[1]!)}" r="4"/>
<text x="0" y="${SIZE + 20}">${one.caption}</text><text class="small" x="0" y="${SIZE + 37}">contact ${times}</text></g>
`;
}

const STYLE = `
svg { color-scheme: light dark; font: 13px system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
.ground { fill: #f4f5f7 } text { fill: #1b2026 } .small { fill: #545d69; font-size: 12px } .wall { fill: #c9ced6; stroke: #545d69 }
.frame { fill: none; stroke: #545d69; stroke-width: .6 } .way { stroke: #545d69; stroke-dasharray: 4 4; fill: none }
.start { fill: #1a5fd033; stroke: #1a5fd0 } .look { fill: none; stroke: #1a5fd0; stroke-dasharray: 3 3 } .hit { fill: #b0400a33; stroke: #b0400a; stroke-width: 1.6 } .point { fill: #b0400a }
@media (prefers-color-scheme: dark) { .ground { fill: #16191d } text { fill: #e9edf1 } .small { fill: #a7b0bc } .wall { fill: #3a424d; stroke: #a7b0bc } .frame, .way { stroke: #a7b0bc } .start { fill: #4a86e044; stroke: #4a86e0 } .look { stroke: #4a86e0 } .hit { fill: #d9692f44; stroke: #d9692f } .point { fill: #d9692f } }
`;

/** The picture as a file has it. */
export function sweepPicture(): string {
  const [width, height] = [3 * SIZE + 4 * MARGIN, SIZE + 2 * MARGIN + 42];
  const title =
    'Three balls that move: one to its first contact with a box and on; one through a thin wall, which looks at frames miss; one past a corner, which it touches for an instant';
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
<rect class="ground" width="${width}" height="${height}" rx="6"/>
${PANELS.map(panel)}</svg>
`.text;
}

/** Where it stands. */
export const sweepPicturePath = join(projectRoot, 'docs', 'images', 'sweep.svg');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(dirname(sweepPicturePath), { recursive: true });
  writeFileSync(sweepPicturePath, sweepPicture());
}
