/** Maps for the benchmark of polygons with holes: coasts, islands, countries, tiles and glyphs, by numbers alone. */
import { Random } from '../../src/oracle/cases/random.js';

/** A polygon as earcut takes it. */
export interface FlatPolygon {
  readonly vertices: number[];
  readonly holes: number[];
}

const MOST = 2 ** 24;
const random = new Random(19, 9, 1, 7);
const draw = () => random.below(MOST) / MOST;

/** A ring around a place, whose distances from it are a sum of noises, each finer than the one before. */
function coast(count: number, x: number, y: number, radius: number, rough: number): number[] {
  let distances = Array.from({ length: 8 }, () => 1);
  for (let size = rough; distances.length < count; size *= 0.6) {
    distances = distances.flatMap((a, i) => {
      const b = distances[(i + 1) % distances.length]!;
      return [a, ((a + b) / 2) * (1 + size * (draw() - 0.5))];
    });
  }
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    const distance = radius * distances[Math.floor((i * distances.length) / count)]!;
    return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
  }).flat();
}

const alone = (vertices: number[]): FlatPolygon => ({ vertices, holes: [] });

/** A sea with islands in rows. */
function islands(count: number, holes: number, each: number): FlatPolygon {
  const vertices = coast(count, 0, 0, 5000, 0.2);
  const starts: number[] = [];
  const across = Math.ceil(Math.sqrt(holes));
  for (let i = 0; i < holes; i++) {
    const place = (k: number) => ((k + 0.5) / across - 0.5) * 5000;
    starts.push(vertices.length / 2);
    vertices.push(...coast(each, place(i % across), place(Math.floor(i / across)), 2000 / across, 0.2));
  }
  return { vertices, holes: starts };
}

/** A ring in whole numbers, points that fall together left out. */
function tile(count: number): FlatPolygon {
  const found: number[] = [];
  const exact = coast(count, 2048, 2048, 1500, 0.3);
  for (let i = 0; i < exact.length; i += 2) {
    const [x, y] = [Math.round(exact[i]!), Math.round(exact[i + 1]!)];
    if (x !== found.at(-2) || y !== found.at(-1)) found.push(x, y);
  }
  return alone(found);
}

/** The outline of a letter with a bowl: curves, and one hole. */
function glyph(): FlatPolygon {
  const bend = (count: number, radius: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = (2 * Math.PI * i) / count;
      return [Math.round(500 + radius * Math.cos(angle)), Math.round(500 + 1.3 * radius * Math.sin(angle))];
    }).flat();
  const outer = [...bend(40, 300 + random.below(80)), 900, 480, 980, 480, 980, 520, 900, 520];
  return { vertices: [...outer, ...bend(32, 150 + random.below(80))], holes: [outer.length / 2] };
}

const twiceArea = (ring: readonly number[]): number => {
  let sum = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
    sum += ring[j]! * ring[i + 1]! - ring[i]! * ring[j + 1]!;
  return sum;
};

/** Countries: cells of a grid whose corners are moved, each with the nearest of some capitals. */
function countries(size: number, count: number): FlatPolygon[] {
  const side = size + 1;
  const places = Array.from({ length: side * side }, (_, i) => [
    (i % side) + 0.6 * draw() - 0.3,
    Math.floor(i / side) + 0.6 * draw() - 0.3,
  ]);
  const capitals = Array.from({ length: count }, () => [size * draw(), size * draw()] as const);
  const owner = (x: number, y: number): number => {
    if (x < 0 || y < 0 || x >= size || y >= size) return -1;
    const square = ([u, v]: readonly [number, number]) => (u - x) ** 2 + (v - y) ** 2;
    return capitals.reduce((best, c, k) => (square(c) < square(capitals[best]!) ? k : best), 0);
  };
  const owners = Array.from({ length: size * size }, (_, i) => owner(i % size, Math.floor(i / size)));
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= size || y >= size ? -1 : owners[y * size + x]!;
  const next = capitals.map(() => new Map<number, number[]>());
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const corners = [y * side + x, y * side + x + 1, (y + 1) * side + x + 1, (y + 1) * side + x];
      const beyond = [at(x, y - 1), at(x + 1, y), at(x, y + 1), at(x - 1, y)];
      for (const [k, other] of beyond.entries()) {
        if (other === at(x, y)) continue;
        const from = corners[k]!;
        const list = next[at(x, y)]!;
        list.set(from, [...(list.get(from) ?? []), corners[(k + 1) % 4]!]);
      }
    }
  }
  return next.map((list) => {
    const rings: number[][] = [];
    for (const start of list.keys()) {
      const ring: number[] = [];
      let p = start;
      for (let to = list.get(p)?.pop(); to !== undefined; p = to, to = list.get(p)?.pop())
        ring.push(...places[p]!);
      if (ring.length > 4) rings.push(ring);
    }
    rings.sort((a, b) => Math.abs(twiceArea(b)) - Math.abs(twiceArea(a)));
    const holes: number[] = [];
    const vertices = rings[0] ?? [];
    for (const ring of rings.slice(1)) {
      if (twiceArea(ring) >= 0) continue;
      holes.push(vertices.length / 2);
      vertices.push(...ring);
    }
    return { vertices, holes };
  });
}

const many = (count: number, make: () => FlatPolygon) => Array.from({ length: count }, make);

/** The maps, by name: lists of polygons. */
export const MAPS: Readonly<Record<string, () => readonly FlatPolygon[]>> = {
  'coasts of 100 vertices': () => many(1000, () => alone(coast(100, 0, 0, 1000, 0.4))),
  'coasts of 1000': () => many(100, () => alone(coast(1000, 0, 0, 1000, 0.4))),
  'coasts of 10,000': () => many(10, () => alone(coast(10_000, 0, 0, 1000, 0.4))),
  'a coast of 100,000': () => [alone(coast(100_000, 0, 0, 1000, 0.4))],
  'seas of 1000 with 20 islands of 20': () => many(50, () => islands(1000, 20, 20)),
  'a sea of 10,000 with 100 islands of 50': () => [islands(10_000, 100, 50)],
  'a sea of 50,000 with 400 islands of 100': () => [islands(50_000, 400, 100)],
  '100 countries of about 100': () => countries(160, 100),
  'tiles, rings of about 20': () => many(2000, () => tile(20)),
  'tiles, rings of about 200': () => many(200, () => tile(200)),
  'glyphs of 76 with a hole': () => many(500, glyph),
};
