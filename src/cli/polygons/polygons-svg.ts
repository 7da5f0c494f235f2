import { markup } from '../../pictures/markup.js';
import { darkColors, lightColors } from '../../pictures/palette.js';

type Polygons = readonly (readonly (readonly (readonly [number, number])[])[])[];

/** The longer side of a picture, in its own units. */
const SIDE = 800;
const MARGIN = 10;

const STYLE = `
path { fill: ${lightColors.a}33; stroke: ${lightColors.a}; fill-rule: evenodd; stroke-width: 1.5; stroke-linejoin: round; vector-effect: non-scaling-stroke }
@media (prefers-color-scheme: dark) { svg { background: ${darkColors.back} } path { fill: ${darkColors.a}33; stroke: ${darkColors.a} } }
`;

/** Least and greatest coordinates, in halves: their difference is a double. */
function bounds(polygons: Polygons): readonly [number, number, number, number] {
  let [left, low, right, high] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of polygons.flat(2)) {
    [left, right] = [Math.min(left, x / 2), Math.max(right, x / 2)];
    [low, high] = [Math.min(low, y / 2), Math.max(high, y / 2)];
  }
  return [left, low, right, high];
}

const put = (x: number): string => String(Math.round(100 * x) / 100 || 0);

/** Polygons as a picture, y upwards: a path for each, and `title` for those who cannot see it. */
export function polygonsSvg(polygons: Polygons, title: string): string {
  const [left, low, right, high] = bounds(polygons);
  const size = Math.max(right - left, high - low);
  // What has no extent has nothing to be drawn.
  const unit = size > 0 && size < Infinity ? size : 1;
  const across = (x: number) => MARGIN + SIDE * ((x / 2 - left) / unit);
  const down = (y: number) => MARGIN + SIDE * ((high - y / 2) / unit);
  const [width, height] =
    polygons.length === 0 ? [SIDE, SIDE] : [SIDE * ((right - left) / unit), SIDE * ((high - low) / unit)];
  const paths = polygons.map((rings) => {
    const d = rings
      .map((ring) => `M${ring.map(([x, y]) => `${put(across(x))} ${put(down(y))}`).join('L')}Z`)
      .join('');
    return markup`<path d="${d}"/>\n`;
  });
  const box = `0 0 ${put(width + 2 * MARGIN)} ${put(height + 2 * MARGIN)}`;
  return `${markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img">
<title>${title}</title>
<style>${STYLE}</style>
${paths}</svg>
`}`;
}
