import { powerOfTwo, scaleByPowerOfTwo, stepUlps } from '../../cases/doubles.js';
import { type MeshTable, meshSize } from '../../cases/meshes/values.js';
import type { Random } from '../../cases/random.js';
import { type AffineMap, drawMap, mapped, type Point, pick } from '../families/plant.js';
import type { Layout } from '../layout.js';
import type { QuestionFamily } from '../question.js';
import {
  drawRotation,
  type Plan,
  plan,
  pointNear,
  pointWithin,
  type Shaping,
  shifted,
  torn,
} from './plans.js';

/** What stands among flat values: meshes, then points (or directions, each from the point before). */
export interface Scene {
  readonly layout: Layout;
  readonly tables: readonly MeshTable[];
  /** How many points follow the meshes. */
  readonly extras: number;
}

/** A scene in integers. */
interface Draft {
  readonly meshes: readonly Plan[];
  readonly extras: readonly Point[];
}

function draft(random: Random, { tables, extras }: Scene, shaping: Shaping): Draft {
  const [first, ...rest] = tables;
  const one = plan(random, first!, shaping);
  const meshes = [one, ...rest.map((table) => companion(random, table, one, shaping))];
  return { meshes, extras: Array.from({ length: extras }, () => pointNear(random, pick(random, meshes))) };
}

/**
 * A second mesh that has to do with the first: often the same one, larger, smaller, beside it, or with a common point.
 */
function companion(random: Random, table: MeshTable, one: Plan, shaping: Shaping): Plan {
  const other = random.oneIn(3) ? { ...one, order: random.below(2) } : plan(random, table, shaping);
  const k = pick(random, [1, 1, 1, 2, 8, 0.5, 0.25, 0.25]);
  const from = k > 1 ? pointNear(random, other) : pick(random, other.points);
  const to = random.oneIn(3) ? pick(random, one.points) : pointNear(random, one);
  const step = (axis: 0 | 1 | 2) => (random.oneIn(4) ? 0 : Math.round(to[axis] - k * from[axis]));
  return shifted(other, k, random.oneIn(4) ? [0, 0, 0] : [step(0), step(1), step(2)]);
}

/** A large mesh in its own places, and the second one, or the points, within it. */
function nested(random: Random, { tables, extras }: Scene): Draft {
  const [first, ...rest] = tables;
  const one = shifted(plan(random, first!, random.oneIn(4) ? 'moved' : 'own'), 8, [0, 0, 0]);
  const inner = rest.map((table) => {
    const other = random.oneIn(3) ? torn(random, table) : plan(random, table, 'any');
    const to = pointWithin(random, one);
    // The last point belongs to the component that stays.
    const from = random.oneIn(2) ? other.points[other.points.length - 1]! : pick(random, other.points);
    return shifted(other, 1, [to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  });
  const meshes = random.oneIn(2) ? [one, ...inner] : [...inner, one];
  const drawn = () => (random.oneIn(3) ? pointNear(random, one) : pointWithin(random, one));
  return { meshes, extras: Array.from({ length: extras }, drawn) };
}

/** Writes a draft after a map, which keeps all incidences if it is affine and its numbers stay below 2^53. */
function write(scene: Scene, { meshes, extras }: Draft, map: AffineMap | undefined, out: Float64Array): void {
  const place = (p: Point) => (map === undefined ? p : mapped(map, p, 3));
  out.fill(0);
  let at = 0;
  for (const [i, { topology, order, points }] of meshes.entries()) {
    out[at] = topology;
    out[at + 1] = order;
    for (const [k, p] of points.entries()) out.set(place(p), at + 2 + 3 * k);
    at += meshSize(scene.tables[i]!);
  }
  let before: Point = [0, 0, 0];
  for (const { kind, at } of scene.layout.parts
    .filter((part) => part.kind !== 'integer')
    .slice(-scene.extras)) {
    if (scene.extras === 0) break;
    const p = place(extras[extraNumber(scene, at)]!);
    for (let j = 0; j < 3; j++) out[at + j] = kind === 'direction' ? p[j]! - before[j]! : p[j]!;
    if (kind !== 'direction') before = p;
  }
}

function firstExtra({ tables }: Scene): number {
  return tables.reduce((sum, table) => sum + meshSize(table), 0);
}

function extraNumber(scene: Scene, at: number): number {
  return (at - firstExtra(scene)) / 3;
}

/** Where the numbers stand that count: coordinates of vertices that a topology has, and of the extras. */
function coordinates({ tables, extras, layout }: Scene, values: Float64Array): number[] {
  const found: number[] = [];
  let at = 0;
  for (const table of tables) {
    const n = table.topologies[values[at]!]!.places.length;
    for (let i = 0; i < 3 * n; i++) found.push(at + 2 + i);
    at += meshSize(table);
  }
  for (; at < layout.arity && extras > 0; at++) found.push(at);
  return found;
}

/** Moves a few coordinates by up to two ulps. */
function nudge(random: Random, scene: Scene, out: Float64Array): void {
  const all = coordinates(scene, out);
  for (let i = random.between(1, 4); i > 0; i--) {
    const at = pick(random, all);
    out[at] = stepUlps(out[at]!, random.between(-2, 2));
  }
}

/** Scales by powers of two: everything alike, or each axis by its own. Integers below 2^53 stay exact. */
function scaleFar(random: Random, scene: Scene, out: Float64Array): void {
  const draw = () =>
    pick(random, [
      -1074,
      -1074 + random.below(60),
      -500,
      random.between(-60, 60),
      400,
      970 - random.below(60),
    ]);
  const one = draw();
  const exponents = random.oneIn(3) ? [draw(), draw(), draw()] : [one, one, one];
  const axisOf = axesOf(scene);
  for (const at of coordinates(scene, out)) out[at] = scaleByPowerOfTwo(out[at]!, exponents[axisOf[at]!]!);
}

/** Of each value the axis that it belongs to. */
function axesOf({ layout }: Scene): number[] {
  return layout.parts.flatMap(({ size }) => Array.from({ length: size }, (_, j) => j % 3));
}

/** A mesh of nearly no thickness, or long needles: each axis has another factor, then all is sheared. */
function sliver(random: Random): AffineMap {
  const factor = () => pick(random, [1, 1, 3, 1023, powerOfTwo(20) + 1, powerOfTwo(30) - 1]);
  const shear = () => pick(random, [0, 0, 1, powerOfTwo(20), powerOfTwo(31) + 1]);
  const matrix = [factor(), shear(), 0, 0, factor(), shear(), shear(), 0, factor()];
  return { matrix, shift: [0, 0, 0] };
}

const FAMILIES: readonly (readonly [name: string, summary: string, fill: Filler])[] = [
  [
    'own-places',
    'small meshes in small integers',
    (random, scene, out) => {
      write(scene, draft(random, scene, 'own'), undefined, out);
    },
  ],
  [
    'moved-vertices',
    'the same with vertices moved onto others, edges and faces',
    (random, scene, out) => {
      write(scene, draft(random, scene, 'moved'), undefined, out);
    },
  ],
  [
    'collapsed',
    'the same with vertices that are equal: triangles without area',
    (random, scene, out) => {
      write(scene, draft(random, scene, 'collapsed'), undefined, out);
    },
  ],
  [
    'lattice-vertices',
    'vertices anywhere on a small lattice: surfaces that cut themselves',
    (random, scene, out) => {
      write(scene, draft(random, scene, 'lattice'), undefined, out);
    },
  ],
  [
    'in-a-plane',
    'all vertices in one plane',
    (random, scene, out) => {
      write(scene, draft(random, scene, 'flat'), random.oneIn(2) ? drawMap(random, 30) : undefined, out);
    },
  ],
  [
    'nested',
    'a mesh with the other one, or the points, within it',
    (random, scene, out) => write(scene, nested(random, scene), mapOrNone(random), out),
  ],
  [
    'rotated',
    'any of these, turned by an integer quaternion',
    (random, scene, out) => {
      write(scene, draft(random, scene, 'any'), drawRotation(random), out);
    },
  ],
  [
    'mantissas',
    'any of these, mapped so that all bits are in use',
    (random, scene, out) => {
      write(scene, draft(random, scene, 'any'), drawMap(random, pick(random, [3, 12, 30, 42])), out);
    },
  ],
  [
    'slivers',
    'any of these, stretched and sheared: needles and blades',
    (random, scene, out) => {
      write(scene, draft(random, scene, 'any'), sliver(random), out);
    },
  ],
  [
    'one-ulp',
    'any of these, some coordinates moved by an ulp or two',
    (random, scene, out) => {
      write(scene, draft(random, scene, 'any'), mapOrNone(random), out);
      nudge(random, scene, out);
    },
  ],
  [
    'far',
    'any of these, scaled to subnormals, near overflow, or per axis',
    (random, scene, out) => {
      write(scene, draft(random, scene, 'any'), mapOrNone(random), out);
      scaleFar(random, scene, out);
      if (random.oneIn(4)) nudge(random, scene, out);
    },
  ],
];

type Filler = (random: Random, scene: Scene, out: Float64Array) => void;

function mapOrNone(random: Random): AffineMap | undefined {
  return pick(random, [undefined, drawRotation, (r: Random) => drawMap(r, 30)])?.(random);
}

/** The families of a query about meshes. */
export function meshFamilies(scene: Scene): readonly QuestionFamily[] {
  return FAMILIES.map(([name, summary, fill]) => ({
    name,
    summary,
    fill: (random: Random, out: Float64Array) => fill(random, scene, out),
  }));
}

/** Writes meshes in integers after a map, one for each table of a scene. */
export function writeMeshes(scene: Scene, meshes: readonly Plan[], out: Float64Array, map?: AffineMap): void {
  write(scene, { meshes, extras: [] }, map, out);
}
