import type { Drawing, Fill, Stroke } from './drawing.js';
import { HEIGHT, labelPlaces } from './label-places.js';
import { type Markup, markup, type Part } from './markup.js';
import type { Tone } from './scenes/scene.js';

type Point = readonly number[];

/** Pictures go from -REACH to REACH in both directions; what a frame shows, from -SCALE to SCALE. */
const REACH = 125;
const SCALE = 100;

/** A point of one shape on a point of another is seen around it. */
const RADII: Readonly<Record<Tone, number>> = {
  a: 3.8,
  b: 2.6,
  boundary: 3,
  decimal: 4.6,
  made: 2.6,
  wrong: 4.2,
};

const put = (x: number) => String(Math.round(10 * x) / 10 || 0);
const onPage = ([x, y]: Point): Point => [SCALE * x!, -SCALE * y!];

function path(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${put(x!)} ${put(y!)}`).join('');
}

/** The data of a path through points of a drawing. */
export function pathOf(points: readonly Point[]): string {
  return path(points.map(onPage));
}

function fill({ rings, tone }: Fill): Markup {
  const d = rings.map((ring) => `${pathOf(ring)}Z`).join('');
  return markup`<path class="fill ${tone}" d="${d}"/>`;
}

/** All lines of one kind and colour in one path. */
function lines(strokes: readonly Stroke[]): Markup[] {
  const styleOf = ({ tone, isThin }: Stroke) => (isThin ? `line thin ${tone}` : `line ${tone}`);
  return [...new Set(strokes.map(styleOf))].map((style) => {
    const d = strokes
      .filter((stroke) => styleOf(stroke) === style)
      .map(({ points }) => pathOf(points))
      .join('');
    return markup`<path class="${style}" d="${d}"/>`;
  });
}

/** Where a line leaves the picture, or ends in it. */
function lastSeen([from, to]: readonly [Point, Point]): Point {
  const leaves = [0, 1].map((i) => {
    const d = to[i]! - from[i]!;
    return d === 0 ? 1 : ((d > 0 ? REACH - 8 : 8 - REACH) - from[i]!) / d;
  });
  const t = Math.min(1, ...leaves.filter((x) => x > 0));
  return [from[0]! + t * (to[0]! - from[0]!), from[1]! + t * (to[1]! - from[1]!)];
}

/** The head of an arrow at the end of what is seen of a ray. */
function arrowHead({ points, tone }: Stroke): Markup | undefined {
  const ends = [onPage(points[0]!), onPage(points.at(-1)!)] as const;
  const [endX, endY] = lastSeen(ends) as [number, number];
  const [dx, dy] = [ends[1][0]! - ends[0][0]!, ends[1][1]! - ends[0][1]!];
  const length = Math.hypot(dx, dy);
  if (length < 1) return undefined;
  const [ux, uy] = [dx / length, dy / length];
  // Over the round end of the line.
  const [x, y] = [endX + 3 * ux, endY + 3 * uy];
  const corner = (side: number): Point => [x - 9 * ux - side * 3.5 * uy, y - 9 * uy + side * 3.5 * ux];
  return markup`<path class="head ${tone}" d="${path([[x, y], corner(1), corner(-1)])}Z"/>`;
}

function names({ dots, strokes, balls }: Drawing): Markup[] {
  const places = dots.map(({ at, label }) => ({ at: onPage(at), label }));
  const circles = balls.map(({ center, radius }) => {
    const [x, y] = onPage(center) as [number, number];
    const at = (k: number) => [x + SCALE * radius * Math.cos(k), y + SCALE * radius * Math.sin(k)];
    return Array.from({ length: 49 }, (_, k) => at((2 * Math.PI * k) / 48));
  });
  const drawn = [...strokes.map(({ points }) => points.map(onPage)), ...circles];
  return labelPlaces(places, drawn, REACH).flatMap(({ lines: texts, x, y }) =>
    texts.map((text, i) => markup`<text x="${put(x)}" y="${put(y + i * HEIGHT + 3.4)}">${text}</text>`),
  );
}

/** What is inside of the picture of a drawing in the plane. */
export function svgBody(drawing: Drawing): Markup {
  const { dots, strokes, fills, balls, spot, lattice = [] } = drawing;
  const circle = (name: string, at: Point, radius: number): Markup => {
    const [x, y] = onPage(at) as [number, number];
    return markup`<circle class="${name}" cx="${put(x)}" cy="${put(y)}" r="${put(radius)}"/>`;
  };
  const parts: readonly Part[] = [
    lattice.map((at) => circle('double', at, 1.1)),
    fills.map(fill),
    balls.map(({ center, radius, tone }) => circle(`line ${tone}`, center, SCALE * radius)),
    lines(strokes),
    strokes.filter(({ arrow }) => arrow).map(arrowHead),
    spot && circle('spot', spot, 9),
    dots.map(({ at, tone }) => circle(`dot ${tone}`, at, RADII[tone])),
    names(drawing),
  ];
  return markup`${parts}`;
}

/** A picture with words for who does not see it. */
export function svgOf(drawing: Drawing, title: string, body: Markup = svgBody(drawing)): Markup {
  const box = `${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`;
  return markup`<svg class="picture" viewBox="${box}" role="img" aria-label="${title}">${body}</svg>`;
}
