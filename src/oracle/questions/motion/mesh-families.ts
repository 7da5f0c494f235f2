/**
 * Families for meshes whose vertices move: places and motions of a small lattice, into which a contact of two features
 * is planted as in families of these alone, or meshes in their own places that move as one, apart or landing on each
 * other.
 */
import { powerOfTwo, stepUlps } from '../../cases/doubles.js';
import { meetingTwice, staying, touching, turning } from '../../cases/motion/contacts.js';
import {
  MOVING_ORDERS,
  MOVING_TOPOLOGIES,
  type MovingTopology,
  mostVertices,
  movingSize,
} from '../../cases/motion/moving-meshes.js';
import {
  latticeMotion,
  latticePoint,
  type Moving,
  type Point,
  plus,
} from '../../cases/motion/moving-points.js';
import type { Random } from '../../cases/random.js';
import { type AffineMap, drawMap, mapped, pick } from '../families/plant.js';
import { scaleFar } from '../families/shape-families.js';
import type { Layout } from '../layout.js';
import type { QuestionFamily } from '../question.js';

/** How many meshes, each of one of the first topologies. */
export interface MovingScene {
  readonly layout: Layout;
  readonly meshes: 1 | 2;
  readonly topologies: number;
}

interface Draft {
  readonly topology: number;
  readonly order: number;
  readonly points: Moving[];
}

const LATTICE = 576;
const still = (p: Point): Moving => ({ start: p, end: p });

/** Those with fewer triangles are drawn more often: judging takes longer with more, and shows little more. */
function drawTopology(random: Random, topologies: number): number {
  return random.oneIn(6) ? random.below(topologies) : random.below(5);
}

function draft(random: Random, { topologies }: MovingScene, motion: (own: Point) => Moving): Draft {
  const topology = drawTopology(random, topologies);
  const own = MOVING_TOPOLOGIES[topology]!.places.map(
    ([x, y, z]): Point => [LATTICE * x, LATTICE * y, LATTICE * z],
  );
  return { topology, order: random.below(MOVING_ORDERS), points: own.map(motion) };
}

const drafts = (random: Random, scene: MovingScene, motion: (own: Point) => Moving): Draft[] =>
  Array.from({ length: scene.meshes }, () => draft(random, scene, motion));

const topologyOf = ({ topology }: Draft): MovingTopology => MOVING_TOPOLOGIES[topology]!;

/** Vertices of a vertex and a face, or of two edges, as numbers of drafts and vertices: of different vertices. */
function drawPair(random: Random, meshes: readonly Draft[], isFace: boolean): [draft: Draft, v: number][] {
  const [first, second] = random.oneIn(2) ? [meshes[0]!, meshes.at(-1)!] : [meshes.at(-1)!, meshes[0]!];
  const corners = pick(random, topologyOf(second).triangles);
  const others = topologyOf(first).triangles.flat();
  const away = first === second ? others.filter((v) => !corners.includes(v)) : others;
  const free = away.length > 0 ? away : others;
  const k = random.below(3);
  const one = pick(random, free);
  if (isFace) return [[first, one], ...corners.map((v): [Draft, number] => [second, v])];
  const next = pick(random, free);
  return [
    [first, one],
    [first, next],
    [second, corners[k]!],
    [second, corners[(k + 1) % 3]!],
  ];
}

type Plant = (random: Random, kind: 'vertex-face' | 'edge-edge') => Moving[];

/** Plants a contact of two features among other vertices. */
function planted(random: Random, meshes: Draft[], plant: Plant): Draft[] {
  const isFace = random.oneIn(2);
  const motions = plant(random, isFace ? 'vertex-face' : 'edge-edge');
  for (const [i, [one, v]] of drawPair(random, meshes, isFace).entries()) one.points[v] = motions[i]!;
  return meshes;
}

/** Meshes in their own places, turned and moved, far enough from each other, or parts of one mesh that are. */
function apart(random: Random, scene: MovingScene, distance: number): Draft[] {
  const way = latticePoint(random, 3);
  const turn = random.below(3);
  const placed = (p: Point, up: number): Point => {
    const at = plus(p, [0, 0, up * LATTICE]);
    return [at[turn]!, at[(turn + 1) % 3]!, at[(turn + 2) % 3]!];
  };
  return drafts(random, scene, still).map((one, i) => ({
    ...one,
    points: one.points.map(({ start }) => ({
      start: placed(start, distance * i),
      end: plus(placed(start, distance * i), way),
    })),
  }));
}

/** The last mesh, or the last three vertices of the only one, come down on the rest, at the end or before, or not. */
function landing(random: Random, scene: MovingScene): Draft[] {
  const meshes = drafts(random, scene, still);
  const last = meshes.at(-1)!;
  const moves = (v: number) => scene.meshes === 2 || v >= last.points.length - 3;
  const heights = (points: readonly Moving[]) => points.map(({ start }) => start[2]);
  const below = scene.meshes === 2 ? meshes[0]!.points : last.points.filter((_, v) => !moves(v));
  const above = last.points.filter((_, v) => moves(v));
  const gap = random.between(1, 4) * LATTICE;
  const up = Math.max(...heights(below)) - Math.min(...heights(above)) + gap;
  const fall = gap * pick(random, [1, 1, 1, 2, 4, 0.75]);
  const half = (): number => (random.oneIn(2) ? 0 : random.between(-1, 1) * (LATTICE / 2));
  const shift: Point = [half(), half(), up];
  const points = last.points.map(({ start }, v): Moving => {
    if (!moves(v)) return still(start);
    const from = plus(start, shift);
    return { start: from, end: plus(from, [0, 0, -fall]) };
  });
  return [...meshes.slice(0, -1), { ...last, points }];
}

/** {@link landing}, with one vertex that moves from its place to another one. */
function arriving(random: Random, scene: MovingScene): Draft[] {
  const meshes = landing(random, scene);
  const one = pick(random, meshes);
  const v = random.below(one.points.length);
  const { start, end } = one.points[v]!;
  one.points[v] = { start, end: plus(end, latticePoint(random, 2)) };
  return meshes;
}

/** Some vertices made equal, at one time or at both. */
function collapsed(random: Random, meshes: Draft[]): Draft[] {
  for (let i = random.between(1, 3); i > 0; i--) {
    const one = pick(random, meshes);
    const other = random.oneIn(2) ? one : pick(random, meshes);
    const [to, from] = [random.below(one.points.length), pick(random, other.points)];
    one.points[to] = random.oneIn(2) ? from : { start: from.start, end: one.points[to]!.end };
  }
  return meshes;
}

function write(
  { layout, topologies }: MovingScene,
  meshes: readonly Draft[],
  out: Float64Array,
  map?: AffineMap,
) {
  const place = (p: Point) => (map === undefined ? p : mapped(map, p, 3));
  const most = 3 * mostVertices(topologies);
  out.fill(0, 0, layout.arity);
  for (const [i, { topology, order, points }] of meshes.entries()) {
    const at = i * movingSize(topologies);
    out[at] = topology;
    out[at + 1] = order;
    for (const [v, { start, end }] of points.entries()) {
      out.set(place(start), at + 2 + 3 * v);
      out.set(place(end), at + 2 + most + 3 * v);
    }
  }
}

/** Moves some coordinates by an ulp or two. */
function nudge(random: Random, { layout }: MovingScene, out: Float64Array): void {
  const all = layout.parts.filter(({ kind }) => kind === 'point');
  for (let i = random.between(1, 4); i > 0; i--) {
    const at = pick(random, all).at + random.below(3);
    if (out[at] !== 0 || random.oneIn(4)) out[at] = stepUlps(out[at]!, random.between(-2, 2));
  }
}

const dimensionOf = (random: Random): number => (random.oneIn(4) ? random.between(1, 2) : 3);

type DrawAll = (random: Random, scene: MovingScene) => Draft[];

const lattice: DrawAll = (random, scene) => {
  const dimension = dimensionOf(random);
  return drafts(random, scene, () => latticeMotion(random, dimension));
};
/** A few vertices move among others that stay in their own places, one mesh above the other. */
const calm: DrawAll = (random, scene) =>
  drafts(random, scene, still).map((one, i) => ({
    ...one,
    points: one.points.map(({ start }) =>
      random.oneIn(8) ? latticeMotion(random, 3) : still(plus(start, [0, 0, 4 * LATTICE * i])),
    ),
  }));
const some: DrawAll = (random, scene) => (random.oneIn(4) ? lattice : calm)(random, scene);
const quarter = (random: Random): number => random.below(5);
const withPlant =
  (plant: Plant): DrawAll =>
  (random, scene) =>
    planted(random, some(random, scene), plant);

const DRAWERS: readonly (readonly [name: string, summary: string, draw: DrawAll])[] = [
  ['apart', 'meshes in their own places that move as one', (random, scene) => apart(random, scene, 4)],
  ['landing', 'a part that comes down on another one, at the end or before, or does not', landing],
  ['arriving', 'the same beside a vertex or two that move in their own way', arriving],
  ['lattice', 'motions between points of a small lattice', lattice],
  [
    'planted-once',
    'a vertex and a face, or two edges, that meet at a quarter of the time',
    withPlant((random, kind) => {
      const at = quarter(random);
      return meetingTwice(random, kind, at, at, dimensionOf(random));
    }),
  ],
  [
    'planted-at-ends',
    'contacts at time 0 and 1',
    withPlant((random, kind) => meetingTwice(random, kind, 0, 4)),
  ],
  [
    'planted-tangent',
    'a double root, or a triple one',
    withPlant((random, kind) => (random.oneIn(2) ? touching : turning)(random, kind, quarter(random))),
  ],
  [
    'staying',
    'a point in common all the time',
    withPlant((random, kind) => staying(random, kind, dimensionOf(random))),
  ],
  [
    'collapsed',
    'vertices that meet, edges and triangles that are points',
    (random, scene) => collapsed(random, some(random, scene)),
  ],
  [
    'rigid',
    'no motion, or one for all, or for each mesh',
    (random, scene) => {
      const ways = [latticePoint(random, 3), latticePoint(random, 3)];
      const isOne = random.oneIn(3);
      const isStill = random.oneIn(4);
      return some(random, scene).map((one, i) => ({
        ...one,
        points: one.points.map(({ start }) =>
          isStill ? still(start) : { start, end: plus(start, ways[isOne ? 0 : i]!) },
        ),
      }));
    },
  ],
];

/** The families of a scene. */
export function movingMeshFamilies(scene: MovingScene): readonly QuestionFamily[] {
  const any: DrawAll = (random, of) => pick(random, DRAWERS)[2](random, of);
  const make = (name: string, summary: string, fill: QuestionFamily['fill']): QuestionFamily => ({
    name,
    summary,
    fill,
  });
  const mapOrNone = (random: Random) =>
    random.oneIn(2) ? undefined : drawMap(random, pick(random, [3, 12, 28]));
  return [
    ...DRAWERS.map(([name, summary, draw]) =>
      make(name, summary, (random, out) => write(scene, draw(random, scene), out)),
    ),
    make('mantissas', 'any of these, mapped so that all bits are in use', (random, out) =>
      write(scene, any(random, scene), out, drawMap(random, pick(random, [3, 12, 28]))),
    ),
    make('one-ulp', 'any of these, some coordinates moved by an ulp or two', (random, out) => {
      write(scene, any(random, scene), out, mapOrNone(random));
      nudge(random, scene, out);
    }),
    make('far', 'any of these, scaled to subnormals, near overflow, or per axis', (random, out) => {
      write(scene, any(random, scene), out, mapOrNone(random));
      scaleFar(random, scene.layout, out);
      if (random.oneIn(4)) nudge(random, scene, out);
    }),
    make('slow-and-fast', 'any of these, with velocities times a power of two', (random, out) => {
      const factor = powerOfTwo(random.between(-30, 30));
      const meshes = any(random, scene).map((one) => ({
        ...one,
        points: one.points.map(({ start, end }) => ({
          start,
          end: plus(start, plus(end, start, -1), factor),
        })),
      }));
      write(scene, meshes, out);
      if (random.oneIn(3)) nudge(random, scene, out);
    }),
  ];
}
