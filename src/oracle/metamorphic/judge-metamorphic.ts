import { reject } from '../../core/arguments/errors.js';
import { Random } from '../cases/random.js';
import type { ExactMap, MappedCase } from './exact-map.js';

/** A map, and how the answer must change with it. */
export interface MetamorphicRelation<A> {
  readonly map: ExactMap;
  /** What the answer to the mapped case must be, given the answer to the case itself. Default: the same. */
  expected?(answer: A, mapped: MappedCase): A;
}

/** What is asked, with what, and what must hold. */
export interface MetamorphicJob<A> {
  /** The engine: any function of the flat values of a case; a promise is awaited. */
  ask(values: Float64Array): A | Promise<A>;
  readonly relations: readonly MetamorphicRelation<A>[];
  /** Flat values, point by point. */
  readonly cases: Iterable<ArrayLike<number>>;
  /** Of the draws of the maps; default 1. */
  readonly seed?: number;
  /** Ends the work between two cases, with the reason of the signal as the error. */
  readonly signal?: AbortSignal;
}

/** What came back: an answer, or the message of what was thrown. */
export type MetamorphicAnswer<A> = { readonly answer: A } | { readonly thrown: string };

/** Two inputs whose answers cannot both be right. */
export interface Contradiction<A> {
  readonly map: string;
  /** The number of the case, from 0. */
  readonly case: number;
  readonly values: Float64Array;
  readonly said: MetamorphicAnswer<A>;
  readonly mapped: MappedCase;
  readonly mappedSaid: MetamorphicAnswer<A>;
  /** What it had to say to the mapped values; `undefined` where one of the two calls threw. */
  readonly expected: A | undefined;
}

/** The outcome: each contradiction is a defect, proven without a referee. None is no proof of the opposite. */
export interface MetamorphicReport<A> {
  readonly contradictions: readonly Contradiction<A>[];
  readonly cases: number;
  /** By map: pairs compared, and cases about which the map says nothing because it would round. */
  readonly maps: readonly { readonly name: string; readonly compared: number; readonly silent: number }[];
  /**
   * Whether every answer to a case was the same: a constant passes whatever asks for no change, and nothing was learnt.
   */
  readonly neverVaried: boolean;
}

/**
 * Judges an engine for which nobody has the truth: it is asked about each case, and about its images under maps that
 * round nothing. Answers that contradict each other prove a defect. Two calls that both throw do not contradict each
 * other.
 *
 * @throws RangeError if there is no relation, the seed is no integer, or a case holds what is no finite number
 * @example
 * const naive = ([ax, ay, bx, by, cx, cy]) => Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
 * const turned = { map: permutedPoints(2, [1, 2, 0]) };
 * const cases = [[0.1, 0.1, 0.7, 0.7, 0.3, 0.30000000000000004]];
 * const report = await judgeMetamorphic({ ask: naive, relations: [turned], cases });
 * report.cases; // 1
 */
export async function judgeMetamorphic<A>(job: MetamorphicJob<A>): Promise<MetamorphicReport<A>> {
  const seed = checkedSeed(job);
  const random = new Random(seed, Math.floor(seed / 2 ** 32), 0, 0);
  const tallies = job.relations.map(({ map }) => ({ name: map.name, compared: 0, silent: 0 }));
  const contradictions: Contradiction<A>[] = [];
  let [count, first, neverVaried] = [0, '', true];
  for (const given of job.cases) {
    job.signal?.throwIfAborted();
    const values = checkedCase(given, count);
    const said = await answerOf(job, values);
    if (count === 0) first = canonical(said);
    else if (canonical(said) !== first) neverVaried = false;
    for (const [i, relation] of job.relations.entries()) {
      const mapped = relation.map.apply(values.slice(), random);
      if (mapped === undefined) {
        tallies[i]!.silent++;
        continue;
      }
      tallies[i]!.compared++;
      const mappedSaid = await answerOf(job, mapped.values);
      const wanted = wantedOf(relation, said, mapped);
      if (agrees(wanted, mappedSaid)) continue;
      const expected = 'answer' in wanted && 'answer' in mappedSaid ? wanted.answer : undefined;
      contradictions.push({
        map: relation.map.name,
        case: count,
        values,
        said,
        mapped,
        mappedSaid,
        expected,
      });
    }
    count++;
  }
  return { contradictions, cases: count, maps: tallies, neverVaried };
}

function checkedSeed<A>({ relations, seed = 1 }: MetamorphicJob<A>): number {
  if (!Array.isArray(relations) || relations.length === 0) {
    reject('judgeMetamorphic', 'relations', 'a list of at least one relation', relations);
  }
  if (!Number.isSafeInteger(seed)) reject('judgeMetamorphic', 'seed', 'an integer', seed);
  return seed;
}

function checkedCase(given: ArrayLike<number>, index: number): Float64Array {
  const values = Float64Array.from(given);
  const bad = values.findIndex((x) => !Number.isFinite(x));
  if (bad >= 0) reject('judgeMetamorphic', `cases[${index}][${bad}]`, 'a finite number', given[bad]);
  return values;
}

/** The engine gets a copy: one that writes into its arguments spoils nothing but its own answer. */
async function answerOf<A>({ ask }: MetamorphicJob<A>, values: Float64Array): Promise<MetamorphicAnswer<A>> {
  try {
    return { answer: await ask(values.slice()) };
  } catch (error) {
    return { thrown: error instanceof Error ? error.message : String(error) };
  }
}

function wantedOf<A>(
  { expected }: MetamorphicRelation<A>,
  said: MetamorphicAnswer<A>,
  mapped: MappedCase,
): MetamorphicAnswer<A> {
  if ('thrown' in said || expected === undefined) return said;
  return { answer: expected(said.answer, mapped) };
}

/** Messages name the values, so that two exceptions are alike whatever they say. */
function agrees<A>(wanted: MetamorphicAnswer<A>, said: MetamorphicAnswer<A>): boolean {
  if ('thrown' in wanted || 'thrown' in said) return 'thrown' in wanted && 'thrown' in said;
  return canonical(wanted.answer) === canonical(said.answer);
}

/**
 * Equal answers are equal texts: members in the order of their names, -0 as 0, and what JSON has no number for by its
 * name.
 */
function canonical(answer: unknown): string {
  return String(
    JSON.stringify(answer, (_, value: unknown) => {
      if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : `number ${value}`;
      if (typeof value === 'bigint') return `bigint ${value}`;
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
    }),
  );
}
