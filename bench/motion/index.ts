/**
 * Times a ball and a capsule that are swept against a triangle, a box and a convex hull: ours beside the casts of
 * rapier3d and jolt, on the same inputs in turns, and compares who says that they meet.
 *
 *   npx tsx bench/motion/index.ts
 *
 * Each line: microseconds a call, the least of many passes, of `sweptIntersects`, of `sweep` with its first time read,
 * of the engines, ours divided by theirs, and in how many answers the two differ. Numbers are floats of 32 bits. Two
 * kinds: random motions of which some hit, and such that touch (small integers). Shapes are made before, as users of
 * engines do; the kernel is given plain objects and checks them each time.
 */

import { sweep, sweptIntersects } from '../../src/motion/index.js';
import { Random } from '../../src/oracle/cases/random.js';
import { type Engine, joltEngine, rapierEngine } from './engines.js';
import { type Case, drawCases, FIXED, MOVING } from './shapes.js';

const CASES = 256;
const PASSES = 24;

interface Runner {
  readonly name: string;
  readonly ask: (i: number) => boolean;
  readonly answers: boolean[];
  least: number;
}

const runner = (name: string, ask: (i: number) => boolean): Runner => ({
  name,
  ask,
  answers: new Array<boolean>(CASES).fill(false),
  least: Infinity,
});

/** All take turns, so that a change of the machine's speed meets all alike. */
function measure(runners: readonly Runner[]): void {
  for (let pass = 0; pass < PASSES; pass++) {
    for (const one of runners) {
      const start = performance.now();
      for (let i = 0; i < CASES; i++) one.answers[i] = one.ask(i);
      one.least = Math.min(one.least, ((performance.now() - start) / CASES) * 1000);
    }
  }
}

/** Some engines trap on some inputs: that counts as an answer of its own. */
function guarded(ask: () => boolean): boolean {
  try {
    return ask();
  } catch {
    return false;
  }
}

function contest(name: string, cases: readonly Case[], engines: readonly Engine[]): void {
  const ours = [
    runner('sweptIntersects', (i) => {
      const { moving, motion, fixed } = cases[i]!;
      return sweptIntersects(moving, motion, fixed);
    }),
    runner('sweep', (i) => {
      const { moving, motion, fixed } = cases[i]!;
      return sweep(moving, motion, fixed).first !== null;
    }),
  ];
  const others = engines.flatMap((engine) => {
    const made = cases.map((one) => engine.make(one));
    if (made.some((one) => one === undefined)) return [];
    return [runner(engine.name, (i) => guarded(made[i]!))];
  });
  measure([...ours, ...others]);
  const truth = ours[0]!.answers;
  const differing = ({ answers }: Runner) => answers.filter((answer, i) => answer !== truth[i]).length;
  if (differing(ours[1]!) > 0) throw new Error(`${name}: the kernel contradicts itself`);
  const beside = others.map((one) => {
    const ratios = ours.map(({ least }) => (least / one.least).toFixed(1)).join(' and ');
    return `${one.name} ${one.least.toFixed(2)} µs (ours ${ratios} times that, ${differing(one)} differ)`;
  });
  const own = ours.map((one) => `${one.name} ${one.least.toFixed(2)} µs`);
  console.log(`${name}: ${[...own, ...beside].join(', ')}; ${truth.filter(Boolean).length} of ${CASES} meet`);
}

const engines = [await rapierEngine(), await joltEngine()];
for (const kind of ['random', 'touching'] as const) {
  const random = new Random(5, 6, 7, 8);
  for (const moving of MOVING)
    for (const fixed of FIXED)
      contest(`${moving} and ${fixed}, ${kind}`, drawCases(random, moving, fixed, kind, CASES), engines);
}
process.exit();
