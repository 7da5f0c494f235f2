/**
 * Pairs of meshes beside each other: touching, an ulp or a little apart, far apart, with faces that are parallel, with
 * vertices that face each other.
 */
import { powerOfTwo, stepUlps } from '../../cases/doubles.js';
import { meshSize } from '../../cases/meshes/values.js';
import type { Random } from '../../cases/random.js';
import { type AffineMap, drawMap, type Point, pick, UNIT } from '../families/plant.js';
import type { QuestionFamily } from '../question.js';
import { type Scene, writeMeshes } from './families.js';
import { drawRotation, type Plan, plan, type Shaping, shifted } from './plans.js';

/** The second mesh behind the first along an axis, with such a gap, and moved by some steps along the others. */
function behind(one: Plan, other: Plan, axis: number, gap: number, step: () => number): Plan {
  const end = Math.max(...one.points.map((p) => p[axis]!));
  const begin = Math.min(...other.points.map((p) => p[axis]!));
  const by = [0, 1, 2].map((k) => (k === axis ? end - begin + gap : step())) as Point;
  return shifted(other, 1, by);
}

interface Pair {
  readonly one: Plan;
  readonly other: Plan;
  readonly axis: number;
}

function beside(random: Random, scene: Scene, shaping: Shaping, gap: () => number): Pair {
  const one = plan(random, scene.tables[0]!, shaping);
  const second = random.oneIn(2)
    ? { ...one, order: random.below(8) }
    : plan(random, scene.tables[1]!, shaping);
  const k = pick(random, [1, 1, 1, 2, 4]);
  const axis = random.below(3);
  const step = () => pick(random, [0, 0, UNIT, -UNIT, UNIT / 2, 5]);
  return { one, other: behind(one, shifted(second, k, [0, 0, 0]), axis, gap(), step), axis };
}

/** A vertex of the second mesh beside one of the first, by a little. */
function facing(random: Random, scene: Scene): Pair {
  const one = plan(random, scene.tables[0]!, 'moved');
  const other = plan(random, scene.tables[1]!, 'moved');
  const axis = random.below(3);
  const last = one.points.reduce((p, q) => (q[axis]! > p[axis]! ? q : p));
  const first = other.points.reduce((p, q) => (q[axis]! < p[axis]! ? q : p));
  const by = [0, 1, 2].map((k) => {
    const gap = k === axis ? random.between(0, 2) : random.between(-1, 1);
    return last[k]! - first[k]! + gap;
  }) as Point;
  return { one, other: shifted(other, 1, by), axis };
}

function mapOrNone(random: Random): AffineMap | undefined {
  return pick(random, [undefined, undefined, drawRotation, (r: Random) => drawMap(r, 30)])?.(random);
}

/** Where the second mesh's vertices are among the values. */
function secondVertices({ tables }: Scene, values: Float64Array): { from: number; count: number } {
  const at = meshSize(tables[0]!);
  return { from: at + 2, count: tables[1]!.topologies[values[at]!]!.places.length };
}

/** The families of pairs that are apart, or touch. */
export function apartPairFamilies(scene: Scene): readonly QuestionFamily[] {
  const write = (random: Random, { one, other }: Pair, out: Float64Array, map?: AffineMap) =>
    writeMeshes(scene, random.oneIn(2) ? [one, other] : [other, one], out, map);
  return [
    {
      name: 'stacked',
      summary:
        'two meshes in their own places, one behind the other: parallel faces, edges and vertices that face each other, or touch',
      fill(random, out) {
        write(
          random,
          beside(random, scene, 'own', () => pick(random, [0, 1, 5, UNIT, UNIT])),
          out,
        );
      },
    },
    {
      name: 'beside',
      summary: 'two meshes of any shape, one behind the other by a gap or none, mapped or not',
      fill(random, out) {
        write(
          random,
          beside(random, scene, 'any', () => pick(random, [0, 1, 2, UNIT])),
          out,
          mapOrNone(random),
        );
      },
    },
    {
      name: 'facing-vertices',
      summary: 'a vertex of the one at, or a little beside, a vertex of the other',
      fill(random, out) {
        write(random, facing(random, scene), out, mapOrNone(random));
      },
    },
    {
      name: 'ulp-gap',
      summary:
        'two meshes that touch, the one moved by an ulp at each of its vertices, towards the other or away from it',
      fill(random, out) {
        const { one, other, axis } = beside(random, scene, random.oneIn(2) ? 'own' : 'any', () => 0);
        writeMeshes(scene, [one, other], out);
        const { from, count } = secondVertices(scene, out);
        const ulps = random.oneIn(4) ? -1 : 1;
        for (let i = 0; i < count; i++) out[from + 3 * i + axis] = stepUlps(out[from + 3 * i + axis]!, ulps);
      },
    },
    {
      name: 'far-away',
      summary: 'two meshes that are far from each other, in numbers of the same size or not',
      fill(random, out) {
        const { one, other } = beside(random, scene, 'any', () => UNIT);
        writeMeshes(scene, [one, other], out, mapOrNone(random));
        const { from, count } = secondVertices(scene, out);
        const far = random.sign() * powerOfTwo(random.between(8, 40));
        const axis = random.below(3);
        for (let i = 0; i < count; i++) out[from + 3 * i + axis] = out[from + 3 * i + axis]! + far;
      },
    },
  ];
}
