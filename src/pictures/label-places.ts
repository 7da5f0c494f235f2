type Point = readonly number[];

/** Lines of text and where they stand: the middle of the first one. */
export interface PlacedLabel {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The names of points so near to each other that a page cannot tell them apart. */
interface Group {
  readonly at: Point;
  readonly names: string[];
}

const TOGETHER = 4;
/** Of a line. */
export const HEIGHT = 11;
const LETTER = 5.4;
const GAP = 5;
/** Longer lines are broken between names, and more of them are left out. */
const LONGEST = 20;
const MOST_LINES = 3;

function groupsOf(dots: readonly { at: Point; label: string }[]): Group[] {
  const groups: Group[] = [];
  for (const { at, label } of dots) {
    if (label === '') continue;
    const near = groups.find((group) => Math.hypot(group.at[0]! - at[0]!, group.at[1]! - at[1]!) < TOGETHER);
    if (near === undefined) groups.push({ at, names: [label] });
    else near.names.push(label);
  }
  return groups;
}

/** The name of a shape, and which of its points: `triangle.` and `a`, `points` and `12`. */
const OF_SHAPE = /^(.*\.|.*[a-z](?=\d+$))(.+)$/;

/** No longer than a line. */
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 2)} …` : text);

/** Names of points of one shape together: `triangle.a b c`, `points1 2 5`. */
function byShape(names: readonly string[]): string[] {
  const shapes = new Map<string, string[]>();
  for (const name of names) {
    const [, shape = name, part = ''] = OF_SHAPE.exec(name) ?? [];
    shapes.set(shape, [...(shapes.get(shape) ?? []), part]);
  }
  return [...shapes].map(([shape, parts]) => shortened(shape + parts.join(' ')));
}

/**
 * The names of points that are in one place, in a few lines.
 *
 * @example labelLines(['triangle.a', 'triangle.b', 'box.min', 'p']); // ['triangle.a b,', 'box.min, p']
 */
export function labelLines(names: readonly string[]): string[] {
  const lines = [''];
  for (const [i, text] of byShape(names).entries()) {
    const last = lines.at(-1)!;
    if (i === 0) lines[0] = text;
    else if (last.length + text.length + 2 <= LONGEST) lines[lines.length - 1] = `${last}, ${text}`;
    else {
      lines[lines.length - 1] = `${last},`;
      lines.push(text);
    }
  }
  return lines.length <= MOST_LINES ? lines : [...lines.slice(0, MOST_LINES - 1), '…'];
}

/** The directions around a point in which its name may stand. */
const AROUND: readonly (readonly [number, number])[] = [
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
];

function overlap(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How much of a line runs through a rectangle, about. */
function crossed({ x, y, width, height }: Rectangle, line: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < line.length; i++) {
    const [p, q] = [line[i - 1]!, line[i]!];
    const size = Math.hypot(q[0]! - p[0]!, q[1]! - p[1]!);
    const steps = Math.min(120, Math.ceil(size / 3));
    for (let k = 0; k <= steps; k++) {
      const px = p[0]! + ((q[0]! - p[0]!) * k) / steps;
      const py = p[1]! + ((q[1]! - p[1]!) * k) / steps;
      if (px > x && px < x + width && py > y && py < y + height) length += 3;
    }
  }
  return length;
}

/** Moved into the picture, if it is not wider than that. */
function inside(place: Rectangle, reach: number): Rectangle {
  const within = (at: number, size: number) => Math.max(-reach + 2, Math.min(reach - 2 - size, at));
  return { ...place, x: within(place.x, place.width), y: within(place.y, place.height) };
}

/**
 * Where the names of points are written: beside them, not over each other or out of the picture, and across as little
 * of lines as can be. Names of points that nearly coincide are one text.
 *
 * @param reach the picture goes from -reach to reach
 */
export function labelPlaces(
  dots: readonly { at: Point; label: string }[],
  lines: readonly (readonly Point[])[],
  reach: number,
): PlacedLabel[] {
  const taken: Rectangle[] = dots.map(({ at }) => ({ x: at[0]! - 3, y: at[1]! - 3, width: 6, height: 6 }));
  return groupsOf(dots).map(({ at, names }) => {
    const text = labelLines(names);
    const width = LETTER * Math.max(...text.map(({ length }) => length)) + 2;
    const height = HEIGHT * text.length;
    const places = AROUND.map(([dx, dy]) => ({
      x: at[0]! + dx * GAP + (dx < 0 ? -width : dx === 0 ? -width / 2 : 0),
      y: at[1]! + dy * (GAP + 1) + (dy < 0 ? -height : dy === 0 ? -height / 2 : 0),
      width,
      height,
    }));
    const costs = places.map((place) => {
      const inner = { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach };
      const outside = width * height - overlap(place, inner);
      const over = taken.reduce((sum, other) => sum + overlap(place, other), 0);
      return 20 * outside + 10 * over + lines.reduce((sum, line) => sum + crossed(place, line), 0);
    });
    const best = inside(places[costs.indexOf(Math.min(...costs))]!, reach);
    taken.push(best);
    return { lines: text, x: best.x + width / 2, y: best.y + HEIGHT / 2 };
  });
}
