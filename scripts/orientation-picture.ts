/**
 * Writes docs/images/orient2d.svg: which side of a line the doubles around (0.5, 0.5) are on, as plain doubles say and
 * as it is (after Kettner, Mehlhorn, Pion, Schirra, Yap: Classroom examples of robustness problems in geometric
 * computations, 2008).
 *
 *   npx tsx scripts/orientation-picture.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { casesOf } from '../src/oracle/cases/cases.js';
import { stepUlps } from '../src/oracle/cases/doubles.js';
import type { Engine } from '../src/oracle/engines/engine.js';
import { naive } from '../src/oracle/engines/naive.js';
import { unerring } from '../src/oracle/engines/unerring.js';
import { requireQuestion } from '../src/oracle/questions/registry.js';
import { Markup, markup } from '../src/pictures/markup.js';
import { signPath, signRectangles } from '../src/pictures/sign-grid.js';
import { projectRoot } from './run-command.js';

const SIZE = 256;
const MARGIN = 16;
const LINE = [12, 12, 24, 24];

/** The points, those on top of the picture first: one step of the doubles from each to the next. */
function points(): number[] {
  const steps = Array.from({ length: SIZE }, (_, i) => stepUlps(0.5, i));
  return [...steps].reverse().flatMap((y) => steps.flatMap((x) => [x, y, ...LINE]));
}

async function signsOf(engine: Engine): Promise<number[]> {
  const answers = await engine.ask(requireQuestion('orient2d'), casesOf(6, points()));
  return Array.from(answers, (said) => Math.sign(said as number));
}

function panel(signs: readonly number[], left: number, caption: string): Markup {
  const rectangles = signRectangles(signs, SIZE);
  const paths = ([1, 0, -1] as const).map(
    (sign, i) => markup`<path class="${'lor'[i]!}" d="${signPath(rectangles, sign)}"/>`,
  );
  return markup`<g transform="translate(${left} ${MARGIN})">${paths}<rect class="frame" width="${SIZE}" height="${SIZE}"/><text x="0" y="${SIZE + 20}">${caption}</text></g>
`;
}

const STYLE = `
svg { color-scheme: light dark; font: 13px system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
.ground { fill: #f4f5f7 } text { fill: #1b2026 } .l { fill: #1a5fd0 } .o { fill: #f0c330 } .r { fill: #b0400a }
.frame { fill: none; stroke: #545d69; stroke-width: .6 } path { shape-rendering: crispEdges }
@media (prefers-color-scheme: dark) { .ground { fill: #16191d } text { fill: #e9edf1 } .l { fill: #4a86e0 } .o { fill: #ffe28a } .r { fill: #d9692f } .frame { stroke: #a7b0bc } }
`;

function legend(width: number): Markup {
  const items = [
    ['l', 'left of the line'],
    ['o', 'on it'],
    ['r', 'right of it'],
  ] as const;
  const y = SIZE + MARGIN + 32;
  return markup`${items.map(([name, text], i) => {
    const x = MARGIN + [0, 130, 200][i]!;
    return markup`<rect class="${name}" x="${x}" y="${y}" width="12" height="12" rx="2"/><text x="${x + 17}" y="${y + 10.5}">${text}</text>`;
  })}<text x="${width - MARGIN}" y="${y + 10.5}" text-anchor="end">256 × 256 neighbouring doubles</text>`;
}

/** The picture as a file has it. */
export async function orientationPicture(): Promise<string> {
  const [doubles, exact] = [await signsOf(naive), await signsOf(unerring)];
  const [width, height] = [2 * SIZE + 3 * MARGIN, SIZE + MARGIN + 58];
  const title =
    'The side of the line through (12, 12) and (24, 24) on which 256 by 256 neighbouring doubles from (0.5, 0.5) on are';
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${title}: in plain doubles a jagged pattern that crosses the line many times, in unerring a straight line</title>
<style>${new Markup(STYLE)}</style>
<rect class="ground" width="${width}" height="${height}" rx="6"/>
${panel(doubles, MARGIN, '(b − a) × (c − a) in plain doubles')}${panel(exact, SIZE + 2 * MARGIN, 'orient2d of unerring: as it is')}${legend(width)}
</svg>
`.text;
}

/** Where it stands. */
export const orientationPicturePath = join(projectRoot, 'docs', 'images', 'orient2d.svg');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(dirname(orientationPicturePath), { recursive: true });
  writeFileSync(orientationPicturePath, await orientationPicture());
}
