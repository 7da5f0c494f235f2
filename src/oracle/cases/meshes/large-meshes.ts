/**
 * Meshes with more shells within each other, and more triangles at a vertex, than those of the table have: made from a
 * few numbers.
 */
import { scaleByPowerOfTwo } from '../doubles.js';
import { Random } from '../random.js';
import { cube } from './basic-solids.js';
import type { Place, Topology } from './topology.js';
import type { MeshValues } from './values.js';

/**
 * The values: which pattern, how many shells or sides, the seed, the power of two that all is scaled by; then a point.
 */
export const LARGE = { pattern: 0, count: 1, seed: 2, exponent: 3, point: 4, size: 7 } as const;
export const MOST_SIDES = 70;

type Triangle = Topology['triangles'][number];

/** Growing lists of places and triangles. */
interface Parts {
  readonly places: Place[];
  readonly triangles: Triangle[];
}

function add(
  { places, triangles }: Parts,
  part: Pick<Topology, 'places' | 'triangles'>,
  turned: boolean,
): void {
  const from = places.length;
  places.push(...part.places);
  for (const [a, b, c] of part.triangles) {
    triangles.push(turned ? [from + a, from + c, from + b] : [from + a, from + b, from + c]);
  }
}

/** A box from one corner to the other. */
function boxed(low: Place, high: Place): Pick<Topology, 'places' | 'triangles'> {
  const at = (place: Place, k: 0 | 1 | 2) => (place[k] === 0 ? low[k] : high[k]);
  return { places: cube.places.map((p): Place => [at(p, 0), at(p, 1), at(p, 2)]), triangles: cube.triangles };
}

const three = (draw: (k: 0 | 1 | 2) => number): Place => [draw(0), draw(1), draw(2)];

/** How a mesh is made of `count` shells, or of fans of `count` triangles. */
interface Pattern {
  readonly name: string;
  readonly summary: string;
  make(random: Random, count: number): Parts;
}

/** The mesh whose shells are boxes, each within the one before, `margin` from it along each axis and side. */
function nest(random: Random, count: number, margin: () => number): Parts {
  const parts: Parts = { places: [], triangles: [] };
  const shells = Math.min(6, Math.max(3, count % 7));
  const way = random.below(3);
  let [low, high] = [three(() => -32), three(() => 32)];
  for (let i = 0; i < shells; i++) {
    add(parts, boxed(low, high), way === 0 ? i % 2 === 1 : way === 1 && random.oneIn(2));
    const [before, after] = [low, high];
    low = three((k) => before[k] + margin());
    high = three((k) => after[k] - margin());
  }
  // A second one beside the innermost, in the same shell or about to touch it.
  if (random.oneIn(3)) {
    const step = high[0] - low[0];
    const beside = (p: Place): Place => [p[0] + step + random.below(2), p[1], p[2]];
    add(parts, boxed(beside(low), beside(high)), random.oneIn(2));
  }
  return parts;
}

/** A pyramid over a polygon of `sides` corners, which is cut into triangles from its first corner: two fans. */
function pyramid(sides: number, corner: (i: number) => Place, tip: Place): Parts {
  const places = [...Array.from({ length: sides }, (_, i) => corner(i)), tip];
  const slopes = Array.from({ length: sides }, (_, i): Triangle => [i, (i + 1) % sides, sides]);
  const base = Array.from({ length: sides - 2 }, (_, i): Triangle => [0, i + 2, i + 1]);
  return { places, triangles: [...slopes, ...base] };
}

/** A corner of a convex polygon of so many corners, all on a parabola. */
const onParabola =
  (sides: number) =>
  (i: number): Place => {
    const x = i - (sides >> 1);
    return [x, x * x, 0];
  };

/** The patterns, by their number. New ones come last: the numbers are in the ids of cases. */
export const LARGE_PATTERNS: readonly Pattern[] = [
  {
    name: 'shells-within-shells',
    summary: 'three to six closed shells, each within the one before, all ways round',
    make: (random, count) => nest(random, count, () => random.between(1, 4)),
  },
  {
    name: 'touching-shells',
    summary: 'the same, with sides and corners in common',
    make: (random, count) => nest(random, count, () => random.below(3)),
  },
  {
    name: 'long-fans',
    summary:
      'a pyramid of 65 sides and more: two fans of triangles, its base without three corners on a line',
    make: (random, count) =>
      pyramid(count, onParabola(count), [random.between(-9, 9), 9 * count, random.between(1, 40)]),
  },
  {
    name: 'bent-fans',
    summary: 'the same, with some corners moved, so that triangles of a fan cross or fold',
    make(random, count) {
      const parts = pyramid(count, onParabola(count), [0, 9 * count, random.between(1, 9)]);
      for (let i = random.between(1, 3); i > 0; i--) {
        const at = random.below(count);
        const [x, y] = parts.places[random.oneIn(2) ? random.below(count) : at]!;
        parts.places[at] = [x, y + random.below(2), random.between(-9, 9)];
      }
      return parts;
    },
  },
  {
    name: 'fans-in-boxes',
    summary: 'such a pyramid in a box, whose side its tip touches',
    make(random, count) {
      const tip: Place = [random.between(-9, 9), 9 * count, random.between(1, 40)];
      const parts: Parts = { places: [], triangles: [] };
      add(parts, boxed([-100, -10, -10], [100, 100 * count, tip[2]]), random.oneIn(2));
      add(parts, pyramid(count, onParabola(count), tip), random.oneIn(2));
      return parts;
    },
  },
  {
    name: 'tangled-fans',
    summary:
      'such a pyramid, some corners of its base exchanged: triangles at the tip cross and cover each other',
    make(random, count) {
      const parts = pyramid(count, onParabola(count), [
        random.between(-9, 9),
        9 * count,
        random.between(1, 40),
      ]);
      for (let i = random.between(2, 6); i > 0; i--) {
        const from = random.below(count - 6);
        const to = from + random.between(1, 5);
        [parts.places[from], parts.places[to]] = [parts.places[to]!, parts.places[from]!];
      }
      return parts;
    },
  },
];

/** The mesh of a case, its triangles in no order, all scaled. */
export function largeMesh(v: ArrayLike<number>): MeshValues {
  const random = new Random(v[LARGE.seed]!, v[LARGE.pattern]!, v[LARGE.count]!, 0x6c617267);
  const { places, triangles } = LARGE_PATTERNS[v[LARGE.pattern]!]!.make(random, v[LARGE.count]!);
  for (let i = triangles.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [triangles[i], triangles[j]] = [triangles[j]!, triangles[i]!];
  }
  const scaled = (x: number) => scaleByPowerOfTwo(x, v[LARGE.exponent]!);
  return {
    positions: Float64Array.from(places.flat(), scaled),
    indices: Uint32Array.from(triangles.flat()),
  };
}

/** The point of a case. */
export function pointOfLarge(v: ArrayLike<number>): [number, number, number] {
  return [v[LARGE.point]!, v[LARGE.point + 1]!, v[LARGE.point + 2]!];
}
