/**
 * One measurement, in a process of its own: one implementation of one predicate on one class of input, so that nothing
 * else has taught the engine anything. Started by index.ts; writes the nanoseconds a call of its fastest pass.
 */
import { compilePass } from '../pass.js';
import { type AloneClass, aloneTuples, arityOf } from './inputs.js';

const [module, predicate, inputClass, seconds] = process.argv.slice(2) as [string, string, string, string];
const name = predicate as Parameters<typeof arityOf>[0];
const decide = ((await import(module)) as Record<string, (...values: number[]) => number>)[name]!;
const COUNT = 16_384;
const tuples = aloneTuples(name, inputClass as AloneClass, COUNT);
const pass = compilePass(arityOf(name), decide, false);
const signs = new Int8Array(COUNT);

/** Processor time: a machine that is busy with something else takes none of it. */
function timed(): number {
  const before = process.cpuUsage();
  pass(tuples, signs, 0, COUNT);
  const { user, system } = process.cpuUsage(before);
  return ((user + system) * 1000) / COUNT;
}

const started = performance.now();
while (performance.now() - started < 150) timed();
let least = Number.POSITIVE_INFINITY;
const measured = performance.now();
for (let pass = 0; pass < 20 || performance.now() - measured < Number(seconds) * 1000; pass++) {
  least = Math.min(least, timed());
}
console.log(least);
