import { familyNamesOfAll } from '../../fuzz/suite/family-names.js';
import type { Suite } from '../../fuzz/suite/suite.js';
import { allQuestions, requireQuestions } from '../oracle/questions/registry.js';
import { integer, shardOf } from './fuzz-options.js';
import { oneOfMany } from './one-of.js';
import { UsageError } from './usage-error.js';

/** The options that say which cases: the same ones wherever cases are drawn. */
export interface RawSuite {
  readonly family?: string;
  readonly seed?: string;
  readonly count?: string;
  readonly shard?: string;
}

export const DEFAULT_COUNT = 1000;
export const DEFAULT_SEED = 1;

/** A list of names with commas between them. */
function listed(text: string): string[] {
  return [...new Set(text.split(',').map((name) => name.trim()))];
}

/**
 * Loads what it takes to know the questions of a list: for predicates nothing, which begins sooner. For a name that
 * nobody has, all of them, since one of those may have been meant.
 */
export function loadListed(text: string): Promise<void> {
  return requireQuestions(listed(text), []);
}

/** @throws UsageError if there is no such question */
export function questionsOf(what: string, text: string): readonly string[] {
  const known = allQuestions().map(({ name }) => name);
  return listed(text).map((name) => oneOfMany(what, name, known, 'unerring fuzz --list names all'));
}

/** @throws UsageError if there is no such family, or none that a question has */
function familiesOf(text: string | undefined, questions: readonly string[]): readonly string[] {
  const each = questions.map((question) => ({ question, names: familyNamesOfAll([question]) }));
  const all = familyNamesOfAll(questions);
  if (text === undefined) return all;
  const chosen = listed(text).map((name) => oneOfMany('--family', name, all, `known: ${all.join(', ')}`));
  const barren = each.find(({ names }) => !names.some((name) => chosen.includes(name)));
  if (barren !== undefined) throw new UsageError(`--family: none of these applies to ${barren.question}`);
  return all.filter((name) => chosen.includes(name));
}

/** The cases that a command line asks for. Questions have to be loaded. */
export function suiteOf(questions: readonly string[], { family, seed, count, shard }: RawSuite): Suite {
  return {
    questions,
    families: familiesOf(family, questions),
    seed: seed === undefined ? DEFAULT_SEED : integer('--seed', seed, 0),
    count: count === undefined ? DEFAULT_COUNT : integer('--count', count, 1),
    shard: shardOf(shard),
  };
}
