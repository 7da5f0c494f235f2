/**
 * Pairs of solids whose faces cut each other into several parts: what they share, or do not, may be seen in one part
 * only, between others on the same face.
 */
import type { MeshTable } from '../../cases/meshes/values.js';
import type { Random } from '../../cases/random.js';
import { type AffineMap, drawMap, type Point, pick, UNIT } from '../families/plant.js';
import type { QuestionFamily } from '../question.js';
import { type Scene, writeMeshes } from './families.js';
import { drawRotation, type Plan, plan, shifted, stretched } from './plans.js';

const SIMPLE = ['tetrahedron', 'cube', 'l-shape', 'octahedron', 'triangular-prism', 'pyramid', 'cube-grid'];
const SHARP = ['tetrahedron', 'pyramid', 'octahedron', 'two-pyramids', 'two-teeth', 'three-teeth'];
const COMBS = ['two-teeth', 'three-teeth', 'two-flat-teeth'];
const HOLED = ['frame', 'thin-torus', 'csaszar-torus'];

/** Two solids beside or in each other, in small numbers, and how they are mapped. */
type Pair = readonly [one: Plan, other: Plan];

const AXES = [0, 1, 2] as const;

/** One of these solids in its own places. */
function solid(random: Random, table: MeshTable, names: readonly string[]): Plan {
  const topologies = table.topologies.filter(({ name }) => names.includes(name));
  const of = plan(random, { ...table, topologies }, 'own');
  return { ...of, topology: table.topologies.indexOf(topologies[of.topology]!) };
}

/** Stacked, equal, half in, inside touching a wall, a corner in: by steps of halves of their own size. */
function onGrid(random: Random, table: MeshTable): Pair {
  const one = solid(random, table, SIMPLE);
  const other = random.oneIn(2) ? { ...one, order: 2 * random.below(8) } : solid(random, table, SIMPLE);
  const step = () => (UNIT / 2) * pick(random, [0, 0, 0, 1, 2, -1, -2, 3, 4]);
  return [one, shifted(other, pick(random, [1, 1, 1, 2, 0.5, 4]), [step(), step(), step()])];
}

/** Where a mesh begins and ends along an axis. */
function extent({ points }: Plan, axis: number): readonly [low: number, high: number] {
  const all = points.map((p) => p[axis]!);
  return [Math.min(...all), Math.max(...all)];
}

/** What makes all extents along an axis those of the other, or parts or multiples of them; then from where to where. */
function between(random: Random, low: number, high: number, of: Plan, axis: number): [k: number, by: number] {
  const [from, to] = extent(of, axis);
  const k = (high - low) / (to - from);
  const turned = random.oneIn(2);
  return turned ? [-k, high + k * from] : [k, low - k * from];
}

/** The second mesh stretched along each axis into the given places. */
function fitted(random: Random, of: Plan, places: readonly (readonly [number, number])[]): Plan {
  const maps = AXES.map((axis) => between(random, ...places[axis]!, of, axis));
  const along = (i: 0 | 1) => maps.map((map) => map[i]) as Point;
  return shifted(stretched(of, along(0)), 1, along(1));
}

/** Places in eighths of what a mesh takes along an axis. */
function eighths(of: Plan, axis: number, from: number, to: number): readonly [number, number] {
  const [low, high] = extent(of, axis);
  const step = (high - low) / 8;
  return [low + from * step, low + to * step];
}

/** Needles and combs through a solid, up to its walls or into it: islands on its faces, and faces cut into three. */
function pierced(random: Random, table: MeshTable): Pair {
  const one = shifted(solid(random, table, [...SIMPLE, ...HOLED, ...COMBS]), 8, [0, 0, 0]);
  const needle = solid(random, table, SHARP);
  const through = random.below(3);
  const places = AXES.map((axis) => {
    if (axis === through) {
      const from = pick(random, [-8, -8, -8, -2, 0, 2]);
      return eighths(one, axis, from, pick(random, [16, 16, 16, 10, 8, 6, 4]));
    }
    const from = random.between(0, 6);
    return eighths(one, axis, from, from + random.between(1, 3));
  });
  return [one, fitted(random, needle, places)];
}

/** Two combs: one behind the other, tooth against tooth, tooth in gap, back to back. */
function combs(random: Random, table: MeshTable): Pair {
  const one = shifted(solid(random, table, COMBS), 8, [0, 0, 0]);
  const other = solid(random, table, COMBS);
  const places = AXES.map(() => {
    const from = pick(random, [0, 0, 0, 2, 1, -1, -4, 6, 8]);
    return [from, from + pick(random, [8, 8, 8, 6, 4, 2, 10])] as const;
  });
  return [
    one,
    fitted(
      random,
      other,
      places.map(([from, to], axis) => eighths(one, axis, from, to)),
    ),
  ];
}

/** A solid with a hole, and another in the hole, through it, or over it. */
function holed(random: Random, table: MeshTable): Pair {
  const one = shifted(solid(random, table, HOLED), 8, [0, 0, 0]);
  const other = solid(random, table, random.oneIn(3) ? HOLED : [...SIMPLE, ...COMBS]);
  const places = AXES.map((axis) => {
    const from = pick(random, [-1, 0, 1, 2, 2, 2, 3]);
    return eighths(one, axis, from, pick(random, [9, 8, 7, 6, 6, 6, 5]));
  });
  return [one, fitted(random, other, places)];
}

/**
 * A solid with a cavity, and another that is as large as that, mostly, so that its walls pass through the corners of
 * it.
 */
function hollow(random: Random, table: MeshTable): Pair {
  const one = shifted(solid(random, table, ['hollow-cube']), 8, [0, 0, 0]);
  const filling = random.oneIn(2) ? ['cube'] : [...SIMPLE, 'hollow-cube'];
  const other = solid(random, table, filling);
  const places = AXES.map((axis) => {
    if (!random.oneIn(6)) return eighths(one, axis, 2, 6);
    return eighths(one, axis, random.between(0, 3), random.between(4, 8));
  });
  return [one, fitted(random, other, places)];
}

/** Axes in any order, sheared or not; rotations; all bits in use. What is in a plane stays in one. */
function anyMap(random: Random): AffineMap | undefined {
  const way = random.below(4);
  if (way === 0) return undefined;
  if (way === 1) return random.oneIn(2) ? drawRotation(random) : drawMap(random, 30);
  const turn = random.below(3);
  const shear = () => (way === 2 ? 0 : pick(random, [0, 0, 1, -1, 2]));
  const rows = AXES.map((i) => AXES.map((j) => (j === (i + turn) % 3 ? pick(random, [1, 1, -1]) : shear())));
  return { matrix: rows.flat(), shift: [0, 0, 0] };
}

/** The families of solids whose faces cut each other. */
export function solidPairFamilies(scene: Scene): readonly QuestionFamily[] {
  const family = (
    name: string,
    summary: string,
    draw: (random: Random, table: MeshTable) => Pair,
    map: (random: Random) => AffineMap | undefined,
  ): QuestionFamily => ({
    name,
    summary,
    fill(random, out) {
      const [one, other] = draw(random, scene.tables[0]!);
      writeMeshes(scene, random.oneIn(2) ? [one, other] : [other, one], out, map(random));
    },
  });
  return [
    family(
      'solids-on-a-grid',
      'two solids in their own places, one of them larger or smaller and moved by steps of the other',
      onGrid,
      () => undefined,
    ),
    family('pierced', 'a solid with needles or combs through it, or up to its walls', pierced, anyMap),
    family('combs', 'two combs: stacked, tooth against tooth, tooth in gap', combs, anyMap),
    family('holed', 'a solid with a hole through it, and another in the hole or over it', holed, anyMap),
    family('hollow', 'a solid with a cavity, and another in it or around it', hollow, anyMap),
  ];
}
