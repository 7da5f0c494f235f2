/**
 * Balls and capsules that are cast through a level of 100,000 triangles: `sweepMesh` beside `castShape` of a world of
 * rapier3d with the same mesh, on the same inputs in turns.
 *
 *   npx tsx bench/motion/level-casts.ts
 *
 * Each line: microseconds of user time a cast, the least of some passes, of `sweepMesh` with what it knows at once
 * (`within`: two doubles around the time), with its exact time read and rounded, and of rapier3d; and how often
 * rapier3d is wrong by the exact answer: it misses a contact, says one that is none, or its time is off by more than a
 * thousandth of a unit of the way. All numbers are floats of 32 bits. Two kinds: casts anywhere, and such on a lattice,
 * of which many only touch.
 */
import { type PreparedMesh, prepareMesh } from '../../src/mesh/index.js';
import { sweepMesh } from '../../src/motion/index.js';
import { Random } from '../../src/oracle/cases/random.js';
import { rapierWorld } from './rapier-world.js';

const CASTS = 2000;
const PASSES = 12;
const GRID = 200;
const BOXES = 1667;
/** How far a time may be off, in lengths of the way. */
const NEAR = 1e-3;

type Point = readonly [number, number, number];

interface Mesh {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
}

/** Hills of whole eighths over a grid, and boxes that stand on whole numbers: 80,000 and 20,004 triangles. */
function level(random: Random): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= GRID; i++) {
    for (let j = 0; j <= GRID; j++) {
      const hill = 3 * Math.sin(i / 9) * Math.cos(j / 11);
      positions.push(i, Math.max(0, Math.round(8 * hill) / 8), j);
      if (i === GRID || j === GRID) continue;
      const k = i * (GRID + 1) + j;
      indices.push(k, k + 1, k + GRID + 2, k, k + GRID + 2, k + GRID + 1);
    }
  }
  for (let i = 0; i < BOXES; i++) addBox(positions, indices, random);
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}

function addBox(positions: number[], indices: number[], random: Random): void {
  const first = positions.length / 3;
  const low = [random.below(GRID - 3), 0, random.below(GRID - 3)];
  const size = [1 + random.below(3), 2 + random.below(5), 1 + random.below(3)];
  for (let corner = 0; corner < 8; corner++)
    for (let k = 0; k < 3; k++) positions.push(low[k]! + (((corner >> k) & 1) === 0 ? 0 : size[k]!));
  const sides = [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ];
  for (const [a, b, c, d] of sides as [number, number, number, number][])
    indices.push(first + a, first + b, first + c, first + a, first + c, first + d);
}

interface Cast {
  readonly place: Point;
  readonly motion: Point;
}

/** From above the hills and between the boxes; on the lattice the lowest points of shapes are whole numbers. */
function casts(random: Random, kind: 'anywhere' | 'lattice'): Cast[] {
  const inside = () => 20 + random.unit() * (GRID - 40);
  return Array.from({ length: CASTS }, () => {
    if (kind === 'anywhere') {
      const place = [inside(), 2 + 8 * random.unit(), inside()].map(Math.fround);
      const motion = [16, 6, 16].map((size) => Math.fround(size * (2 * random.unit() - 1)));
      return { place, motion } as unknown as Cast;
    }
    const place = [20 + random.below(GRID - 40), 2 + random.below(7), 20 + random.below(GRID - 40)];
    const motion = [random.between(-8, 8), random.between(-4, 1), random.between(-8, 8)];
    return { place, motion } as unknown as Cast;
  });
}

const SHAPES = [
  { type: 'sphere', radius: 0.5 },
  { type: 'capsule', halfHeight: 0.5, radius: 0.5 },
] as const;

function sweptOf(shape: (typeof SHAPES)[number], mesh: PreparedMesh) {
  return ({ place, motion }: Cast) => {
    const [x, y, z] = place;
    if (shape.type === 'sphere') return sweepMesh({ ...shape, center: place }, motion, mesh);
    const { halfHeight: h, radius } = shape;
    // Floats of 32 bits, and so is the sum in doubles, without rounding.
    return sweepMesh({ type: 'capsule', start: [x, y - h, z], end: [x, y + h, z], radius }, motion, mesh);
  };
}

interface Runner {
  readonly ask: (cast: Cast) => unknown;
  least: number;
}

function measure(runners: readonly Runner[], all: readonly Cast[]): void {
  for (let pass = 0; pass < PASSES; pass++) {
    for (const one of runners) {
      const before = process.cpuUsage();
      for (const cast of all) one.ask(cast);
      one.least = Math.min(one.least, process.cpuUsage(before).user / all.length);
    }
  }
}

const random = new Random(1, 2, 3, 4);
const { positions, indices } = level(random);
const mesh = prepareMesh({ positions, indices });
const world = await rapierWorld(positions, indices);
console.log(`${indices.length / 3} triangles`);
console.log(
  'casts | contacts | within | exact time | rapier3d | ratios | missed | false | off | farthest off',
);
for (const kind of ['anywhere', 'lattice'] as const) {
  for (const shape of SHAPES) {
    const all = casts(random, kind);
    const ours = sweptOf(shape, mesh);
    const theirs = world.castOf(shape);
    const cast = ({ place, motion }: Cast) => theirs(place, motion);
    const quick: Runner = { ask: (one) => ours(one).within, least: Infinity };
    const exact: Runner = { ask: (one) => ours(one).rounded.first, least: Infinity };
    const rapier: Runner = { ask: cast, least: Infinity };
    measure([quick, exact, rapier], all);
    let [contacts, missed, untrue, off, farthest] = [0, 0, 0, 0, 0];
    for (const one of all) {
      const { first } = ours(one).rounded;
      const said = cast(one);
      if (first !== null) contacts++;
      if (first === null || said === null) {
        if (first !== null) missed++;
        if (said !== null) untrue++;
        continue;
      }
      const [x, y, z] = one.motion;
      const way = Math.abs(said - first) * Math.sqrt(x * x + y * y + z * z);
      if (way > NEAR) off++;
      farthest = Math.max(farthest, way);
    }
    const times = [quick, exact, rapier].map(({ least }) => `${least.toFixed(1)} µs`);
    const ratios = [quick, exact].map(({ least }) => (least / rapier.least).toFixed(2)).join(' and ');
    const cells = [
      `${shape.type}, ${kind}`,
      contacts,
      ...times,
      ratios,
      missed,
      untrue,
      off,
      farthest.toFixed(4),
    ];
    console.log(cells.join(' | '));
  }
}
process.exit();
