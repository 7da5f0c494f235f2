import { markup } from '../../pictures/markup.js';
import { darkColors, lightColors } from '../../pictures/palette.js';

type Line = readonly (readonly [number, number])[];
type Polygons = readonly (readonly Line[])[];

/** The longer side of a picture, in its own units. */
const SIDE = 800;
const MARGIN = 10;

const STYLE = `
path { fill: ${lightColors.a}33; stroke: ${lightColors.a}; fill-rule: evenodd; stroke-width: 1.5; stroke-linejoin: round; vector-effect: non-scaling-stroke }
path.line { fill: none }
@media (prefers-color-scheme: dark) { svg { background: ${darkColors.back} } path { fill: ${darkColors.a}33; stroke: ${darkColors.a} } }
`;

/** Least and greatest coordinates, in halves: their difference is a double. */
function bounds(points: Line): readonly [number, number, number, number] {
  let [left, low, right, high] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    [left, right] = [Math.min(left, x / 2), Math.max(right, x / 2)];
    [low, high] = [Math.min(low, y / 2), Math.max(high, y / 2)];
  }
  return [left, low, right, high];
}

const put = (x: number): string => String(Math.round(100 * x) / 100 || 0);

/** Polygons and lines as a picture, y upwards: a path for each, and `title` for those who cannot see it. */
export function polygonsSvg(polygons: Polygons, title: string, lines: readonly Line[] = []): string {
  const [left, low, right, high] = bounds([...polygons.flat(2), ...lines.flat()]);
  const size = Math.max(right - left, high - low);
  // What has no extent has nothing to be drawn.
  const unit = size > 0 && size < Infinity ? size : 1;
  const across = (x: number) => MARGIN + SIDE * ((x / 2 - left) / unit);
  const down = (y: number) => MARGIN + SIDE * ((high - y / 2) / unit);
  const [width, height] =
    polygons.length + lines.length === 0
      ? [SIDE, SIDE]
      : [SIDE * ((right - left) / unit), SIDE * ((high - low) / unit)];
  const along = (line: Line) => `M${line.map(([x, y]) => `${put(across(x))} ${put(down(y))}`).join('L')}`;
  const areas = polygons.map(
    (rings) => markup`<path d="${rings.map((ring) => `${along(ring)}Z`).join('')}"/>\n`,
  );
  const paths = [...areas, ...lines.map((line) => markup`<path class="line" d="${along(line)}"/>\n`)];
  const box = `0 0 ${put(width + 2 * MARGIN)} ${put(height + 2 * MARGIN)}`;
  return `${markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img">
<title>${title}</title>
<style>${STYLE}</style>
${paths}</svg>
`}`;
}
