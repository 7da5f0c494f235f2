/**
 * A walker of many steps in a level of walls along axes, turned ones, and such between points of a lattice, with gaps
 * of exactly twice the radius: `moveAndSlide` beside the KinematicCharacterController of rapier3d in the same program.
 *
 *   npx tsx bench/motion/walk.ts                      a million steps: some minutes
 *   npx tsx bench/motion/walk.ts --steps 20000
 *
 * After each step a referee over integers says whether something is nearer than the radius. Printed are how many states
 * are, by how much at most, how many touch two walls at once (as in a gap), and microseconds a step: the median of
 * blocks of steps, in turns. A skin is what the controller of rapier3d keeps between itself and walls.
 */
import { Command } from 'commander';
import { prepareMesh } from '../../src/mesh/index.js';
import { moveAndSlide } from '../../src/motion/index.js';
import { Random } from '../../src/oracle/cases/random.js';
import { rapierWorld } from './rapier-world.js';
import { GAPS, type Gap, type Level, levelOf, RADIUS, SIZE, standOf } from './walls.js';

const { steps } = new Command('walk')
  .option('--steps <n>', 'how many steps', Number, 1e6)
  .parse()
  .opts<{ steps: number }>();

/** Steps between looks at the clock, all from one start; and in one direction. */
const BLOCK = 200;
const STRAIGHT = 12;
/** The longest step. */
const PACE = 0.25;
const HALF_HEIGHT = 0.5;
/** Roundings of floats of 32 bits are far below this in a level of this size. */
const CLEAR = 1e-3;

/** A walker: what it does in a step, and where its axis and its lower end are then. */
interface Walker {
  readonly name: string;
  /** Puts it on the floor. */
  readonly put: (x: number, z: number) => void;
  readonly step: (by: readonly [number, number, number]) => readonly [x: number, z: number, height: number];
  readonly times: number[];
  tooNear: number;
  /** By more than roundings of floats of 32 bits. */
  clearlyTooNear: number;
  between: number;
  outside: number;
  depth: number;
}

const walker = (name: string, put: Walker['put'], step: Walker['step']): Walker => ({
  name,
  put,
  step,
  times: [],
  tooNear: 0,
  clearlyTooNear: 0,
  between: 0,
  outside: 0,
  depth: 0,
});

function ours({ positions, indices }: Level): Walker {
  const mesh = prepareMesh({ positions, indices });
  // Stands on the floor at first.
  const shape = {
    type: 'capsule',
    start: [0, RADIUS, 0],
    end: [0, RADIUS + 2 * HALF_HEIGHT, 0],
    radius: RADIUS,
  } as const;
  let from: readonly [number, number, number] = [0, 0, 0];
  const put = (x: number, z: number) => {
    from = [x, 0, z];
  };
  return walker('unerring', put, (by) => {
    from = moveAndSlide(shape, by, mesh, { from }).position;
    // Whether the position is below 0 is not to be lost in the sum.
    return [from[0], from[2], from[1] < 0 ? 0 : RADIUS + from[1]];
  });
}

async function theirs({ positions, indices }: Level, skin: number): Promise<Walker> {
  const world = await rapierWorld(positions, indices);
  const one = world.walker({ type: 'capsule', halfHeight: HALF_HEIGHT, radius: RADIUS }, skin);
  const put = (x: number, z: number) => one.put([x, Math.fround(RADIUS + HALF_HEIGHT + skin), z]);
  return walker(`rapier3d, skin ${skin}`, put, (by) => {
    const [x, y, z] = one.step(by) as [number, number, number];
    return [x, z, y - HALF_HEIGHT];
  });
}

/** A place before a gap, beside its longer wall, that is free. */
function startBefore({ at, along, across }: Gap, random: Random, { walls }: Level): [number, number] {
  for (;;) {
    const [on, off] = [3 * random.unit() - 1, 0.6 + 1.5 * random.unit()];
    const place = at.map((x, k) => Math.fround(x + on * along[k]! + off * across[k]!)) as [number, number];
    const { isTooNear, depth } = standOf(walls, place[0], place[1], 1);
    if (!isTooNear && depth === 0) return place;
  }
}

/**
 * Displacements, floats of 32 bits: always a little downwards, each dozen in one direction. The first ones lead along
 * the gap and against its longer wall, the others anywhere.
 */
function displacements({ along, across }: Gap, random: Random): (readonly [number, number, number])[] {
  let way: readonly [number, number] = [0, 0];
  return Array.from({ length: BLOCK }, (_, i) => {
    const against = 0.4 * random.unit();
    if (i < BLOCK / 2) way = [along[0] - against * across[0], along[1] - against * across[1]];
    else if (i % STRAIGHT === 0) {
      const heading = random.unit() * 2 * Math.PI;
      way = [Math.cos(heading), Math.sin(heading)];
    }
    const pace = PACE * random.unit();
    return [
      Math.fround(pace * way[0]),
      Math.fround(-0.05 * random.unit()),
      Math.fround(pace * way[1]),
    ] as const;
  });
}

function walk(one: Walker, level: Level, block: readonly (readonly [number, number, number])[]): void {
  const stands: (readonly [number, number, number])[] = new Array(block.length);
  const start = performance.now();
  for (let i = 0; i < block.length; i++) stands[i] = one.step(block[i]!);
  one.times.push(((performance.now() - start) / block.length) * 1000);
  for (const [x, z, height] of stands) {
    const { isTooNear, touching, depth } = standOf(level.walls, x, z, height);
    if (isTooNear) one.tooNear++;
    if (depth > CLEAR) one.clearlyTooNear++;
    if (touching > 1) one.between++;
    if (Math.abs(x) > SIZE || Math.abs(z) > SIZE) one.outside++;
    one.depth = Math.max(one.depth, depth);
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((p, q) => p - q)[Math.floor(values.length / 2)]!;
}

const level = levelOf(new Random(1, 2, 3, 4), 60);
const walkers = [ours(level), await theirs(level, 0.01), await theirs(level, 0.0001)];
const random = new Random(5, 6, 7, 8);
let told = performance.now();
for (let done = 0; done < steps; done += BLOCK) {
  const gap = GAPS[(done / BLOCK) % GAPS.length]!;
  const [x, z] = startBefore(gap, random, level);
  const block = displacements(gap, random).slice(0, steps - done);
  for (const one of walkers) {
    one.put(x, z);
    walk(one, level, block);
  }
  if (performance.now() - told < 5000) continue;
  told = performance.now();
  process.stderr.write(`${done + BLOCK} of ${steps} steps\n`);
}
console.log(`${steps} steps among ${level.walls.length} walls, radius ${RADIUS}`);
console.log(
  'walker | nearer than the radius | by more than 0.001 | by at most | between two walls | outside | µs a step | ours / theirs',
);
const [own] = walkers.map(({ times }) => median(times));
for (const { name, times, tooNear, clearlyTooNear, between, outside, depth } of walkers) {
  const time = median(times);
  const cells = [
    name,
    tooNear,
    clearlyTooNear,
    depth,
    between,
    outside,
    time.toFixed(1),
    (own! / time).toFixed(2),
  ];
  console.log(cells.join(' | '));
}
process.exit(walkers[0]!.tooNear === 0 ? 0 : 1);
