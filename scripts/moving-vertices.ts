/**
 * Features whose vertices move, answered by the kernel and judged by the referee that counts roots by Sturm's
 * sequences, in equal shares of what an answer can be: 0 to 3 times, coplanar all the time, a root that is double or
 * triple, values moved by an ulp or two.
 *
 *     tsx scripts/moving-vertices.ts <seconds> <seed>
 *
 * Says how many were judged of each share, and how long the kernel's answers took: contacts and the boolean, in the
 * mean, and the longest, the least of nine times.
 */

import { edgeEdgeContacts, edgeEdgeMeets, vertexFaceContacts, vertexFaceMeets } from '../src/motion/index.js';
import { Random } from '../src/oracle/cases/random.js';
import { deformingQuestions } from '../src/oracle/questions/motion/deforming.js';
import type { Question } from '../src/oracle/questions/question.js';

const SHARES = ['never', 'once', 'twice', 'thrice', 'coplanar', 'multiple', 'ulp'] as const;
type Share = (typeof SHARES)[number];

type Point = readonly [number, number, number];

/** Contacts, and whether there are any: what is measured. */
type Answer = (values: Float64Array) => { readonly count: number; readonly coplanar: boolean };

const at = (v: Float64Array, i: number): Point => [v[3 * i]!, v[3 * i + 1]!, v[3 * i + 2]!];

const ANSWERS: Readonly<Record<string, Answer>> = {
  vertexFaceContacts(v) {
    const feature = (i: number) => ({ vertex: at(v, i), a: at(v, i + 1), b: at(v, i + 2), c: at(v, i + 3) });
    const [start, end] = [feature(0), feature(4)];
    const { contacts, coplanar } = vertexFaceContacts(start, end);
    for (const { rounded } of contacts) if (!(rounded.time <= 1)) throw new Error('a time after the end');
    if (vertexFaceMeets(start, end) !== contacts.length > 0) throw new Error('the boolean differs');
    return { count: contacts.length, coplanar };
  },
  edgeEdgeContacts(v) {
    const feature = (i: number) => ({ a0: at(v, i), a1: at(v, i + 1), b0: at(v, i + 2), b1: at(v, i + 3) });
    const [start, end] = [feature(0), feature(4)];
    const { contacts, coplanar } = edgeEdgeContacts(start, end);
    for (const { rounded } of contacts) if (!(rounded.time <= 1)) throw new Error('a time after the end');
    if (edgeEdgeMeets(start, end) !== contacts.length > 0) throw new Error('the boolean differs');
    return { count: contacts.length, coplanar };
  },
};

/** Families whose cases are a share by themselves; others are shared out by their answers. */
const NAMED: Readonly<Record<string, Share>> = {
  'planted-tangent': 'multiple',
  'planted-triple': 'multiple',
  'one-ulp': 'ulp',
};

/** A case: of a family, or doubles from a cube. */
function draw(question: Question, random: Random, out: Float64Array): Share | undefined {
  if (random.oneIn(2)) {
    const reach = random.oneIn(2) ? 1 : 0.25;
    for (let k = 0; k < 24; k++)
      out[k] = k < 12 ? random.unit() : out[k - 12]! + reach * (random.unit() - 0.5);
    return undefined;
  }
  const family = question.families[random.below(question.families.length)]!;
  family.fill(random, out);
  return NAMED[family.name];
}

interface Slow {
  readonly ms: number;
  readonly question: string;
  readonly values: Float64Array;
}

/** What was done with one question. */
class Campaign {
  readonly counts = new Map<Share, number>(SHARES.map((share) => [share, 0]));
  readonly slow: Slow[] = [];
  milliseconds = 0;
  judged = 0;
  faults = 0;
  readonly #values = new Float64Array(24);
  readonly question: Question;
  readonly random: Random;

  constructor(question: Question, random: Random) {
    this.question = question;
    this.random = random;
  }

  /** Draws until there is a case of a share that is behind the others, and judges it. */
  step(): void {
    const least = Math.min(...this.counts.values());
    for (;;) {
      const named = draw(this.question, this.random, this.#values);
      if (!this.#values.every(Number.isFinite)) continue;
      const before = performance.now();
      const { count, coplanar } = ANSWERS[this.question.name]!(this.#values);
      const ms = performance.now() - before;
      const share = named ?? (coplanar ? 'coplanar' : SHARES[count]!);
      if (this.counts.get(share)! > least) continue;
      this.counts.set(share, this.counts.get(share)! + 1);
      this.#note(ms);
      this.#judge();
      return;
    }
  }

  #note(ms: number): void {
    this.milliseconds += ms;
    const { slow } = this;
    if (slow.length === 20 && ms <= slow[19]!.ms) return;
    slow.push({ ms, question: this.question.name, values: this.#values.slice() });
    slow.sort((a, b) => b.ms - a.ms);
    slow.length = Math.min(slow.length, 20);
  }

  #judge(): void {
    this.judged++;
    const [got, expected] = [this.question.subject(this.#values), this.question.referee(this.#values)];
    if (got === expected) return;
    this.faults++;
    console.log(`${this.question.name} [${this.#values.join(', ')}]: got ${got}, expected ${expected}`);
  }
}

/** The least time of nine, which nobody else's work makes long. */
function leastTime({ question, values }: Slow): number {
  let least = Infinity;
  for (let i = 0; i < 9; i++) {
    const before = performance.now();
    ANSWERS[question]!(values);
    least = Math.min(least, performance.now() - before);
  }
  return least;
}

const [seconds = 10, seed = 1] = process.argv.slice(2).map(Number);
const campaigns = deformingQuestions
  .filter(({ name }) => name in ANSWERS)
  .map((question, i) => new Campaign(question, new Random(seed, i, 5, 9)));
const end = performance.now() + 1000 * seconds;
while (performance.now() < end) for (const campaign of campaigns) campaign.step();
for (const { question, counts, judged, faults, milliseconds, slow } of campaigns) {
  const shares = [...counts].map(([share, count]) => `${share} ${count}`).join(', ');
  const longest = slow.map((one) => ({ ...one, ms: leastTime(one) })).sort((a, b) => b.ms - a.ms)[0]!;
  console.log(`${question.name}: ${judged} judged, ${faults} wrong; ${shares}`);
  console.log(
    `  mean ${((1000 * milliseconds) / judged).toFixed(1)} us, longest ${longest.ms.toFixed(3)} ms`,
  );
  console.log(`  longest: [${longest.values.join(', ')}]`);
}
