/** Polygons for benchmarks, each a ring of points that is simple and not closed. The same on every machine and day. */
import { Random } from '../../src/oracle/cases/random.js';

export type Ring = readonly (readonly [number, number])[];

/** Points at equal angles; from radius to radius by turns. */
function around(x: number, y: number, corners: number, radii: readonly number[], turn = 0): Ring {
  return Array.from({ length: corners }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / corners;
    const radius = radii[i % radii.length]!;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
}

/** So many circles of 64 vertices in a square of 100: of 1,000 a circle crosses 72 others on average. */
export function circles(count: number, radius = 8): Ring[] {
  const random = new Random(1, 2, 3, 4);
  return Array.from({ length: count }, () => around(100 * random.unit(), 100 * random.unit(), 64, [radius]));
}

/** Stars with many long teeth. */
export function stars(count: number): Ring[] {
  const random = new Random(2, 3, 4, 5);
  return Array.from({ length: count }, () =>
    around(100 * random.unit(), 100 * random.unit(), 40, [15, 5], random.unit()),
  );
}

/** Cells of a grid of tenths, side by side: all edges are shared. */
export function cells(side: number): Ring[] {
  return Array.from({ length: side * side }, (_, i) => {
    const [x, y] = [i % side, Math.floor(i / side)];
    return [
      [x / 10, y / 10],
      [(x + 1) / 10, y / 10],
      [(x + 1) / 10, (y + 1) / 10],
      [x / 10, (y + 1) / 10],
    ] as const;
  });
}

/** Long thin triangles across a square. */
export function needles(count: number): Ring[] {
  const random = new Random(3, 4, 5, 6);
  return Array.from({ length: count }, () => {
    const [x, y] = [100 * random.unit(), 100 * random.unit()];
    return [
      [x, y],
      [x + 0.01 * random.unit(), y + 0.01],
      [100 * random.unit(), 100 * random.unit()],
    ] as const;
  });
}

/** Wedges around one point, each beside the next. */
export function hub(count: number): Ring[] {
  const rim = around(0, 0, count, [100]);
  return rim.map((p, i) => [[0, 0], p, rim[(i + 1) % count]!] as const);
}

/** The same circle again and again, from another vertex each time. */
export function equal(count: number): Ring[] {
  const [ring] = circles(1) as [Ring];
  return Array.from({ length: count }, (_, i) => [...ring.slice(i % 64), ...ring.slice(0, i % 64)]);
}

/** Two rings with very many vertices around one center. */
export function large(corners: number): Ring[] {
  return [around(0, 0, corners, [10, 9.9]), around(0.013, 0.007, corners, [10, 9.9])];
}
