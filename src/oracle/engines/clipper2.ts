import { orient2d } from '../../predicates/generated/orient2d.js';
import type { Place, Rings } from '../answers/construction.js';
import { type Combine, constructing } from './constructions.js';
import type { Engine } from './engine.js';
import { importOptional } from './import-optional.js';

interface Point {
  readonly x: number;
  readonly y: number;
}
type Operation = (subject: Point[][], clip: Point[][], rule: unknown) => Point[][];
interface Loaded {
  readonly Clipper: Readonly<Record<'union' | 'intersect' | 'difference' | 'xor', Operation>>;
  readonly FillRule: { readonly EvenOdd: unknown };
}

/** Coordinates are scaled up to here: integers that doubles can tell apart, with as much room as there is for crossings. */
const ROOM = 2 ** 52;

/** The power of two that makes integers of coordinates with room behind the point; `undefined`: there is none that rounds nothing. */
function scaleOf(places: readonly Place[]): number | undefined {
  const all = places.flat();
  const largest = Math.max(...all.map(Math.abs));
  const scale = 2 ** Math.floor(Math.log2(ROOM / largest));
  return Number.isFinite(scale) && all.every((x) => Number.isInteger(x * scale)) ? scale : undefined;
}

/** Whether a ring runs counterclockwise, by its lowest corner: no sum of products, which would cancel far from the origin. */
function isOuter(ring: readonly Place[]): boolean {
  const n = ring.length;
  let lowest = 0;
  for (let i = 1; i < n; i++) {
    const [[x, y], [u, v]] = [ring[i]!, ring[lowest]!];
    if (y < v || (y === v && x < u)) lowest = i;
  }
  return orient2d(...ring[(lowest + n - 1) % n]!, ...ring[lowest]!, ...ring[(lowest + 1) % n]!) > 0;
}

/** Outer rings, which run counterclockwise, each with all holes: one that is in another polygon takes nothing from this one. */
function polygonsOf(rings: readonly Place[][]): readonly Rings[] {
  const holes = rings.filter((ring) => !isOuter(ring));
  return rings.filter(isOuter).map((ring) => [ring, ...holes]);
}

/**
 * Clipper2, in TypeScript (clipper2-ts): polygons on an integer grid. It is asked where coordinates are integers after a scaling by a power of two
 * that leaves room for crossings, as its users are told to do.
 */
export async function loadClipper2(): Promise<Engine | undefined> {
  const loaded = (await importOptional('clipper2-ts')) as unknown as Loaded | undefined;
  if (loaded === undefined) return undefined;
  const { Clipper, FillRule } = loaded;
  const by =
    (name: keyof Loaded['Clipper']): Combine =>
    (a, b) => {
      const scale = scaleOf([...a, ...b]);
      if (scale === undefined) return undefined;
      // Its rings are open.
      const path = (ring: readonly Place[]) =>
        ring.slice(0, -1).map(([x, y]) => ({ x: x * scale, y: y * scale }));
      const paths = Clipper[name]([path(a)], [path(b)], FillRule.EvenOdd);
      return polygonsOf(paths.map((one) => one.map(({ x, y }): Place => [x / scale, y / scale])));
    };
  return constructing('clipper2', {
    polygonUnion2d: by('union'),
    polygonIntersection2d: by('intersect'),
    polygonDifference2d: by('difference'),
    polygonXor2d: by('xor'),
  });
}
