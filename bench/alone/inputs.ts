import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { type PredicateName, signatures } from '../../src/oracle/questions/signs/index.js';
import {
  type CorePredicate,
  corePredicates,
  type InputClass,
  inputClasses,
  inputTuples,
} from '../inputs/index.js';

/** Classes of input that every predicate has; what `a` to `f` are for the core four is in bench/inputs. */
export const generalClasses = {
  random: 'uniform random in [0, 1)',
  lattice: 'integers from 0 to 3',
  walk: 'numbers a few ulps from 1/2: 1/2 + k 2^-53, k from 0 to 15',
  long: 'integers from -2 to 2, times 2^45 + 1: often degenerate, beyond all grids',
} as const;
export type GeneralClass = keyof typeof generalClasses;
export type AloneClass = GeneralClass | InputClass;
export const aloneClasses = [...Object.keys(generalClasses), ...Object.keys(inputClasses)] as AloneClass[];

const numbers: Readonly<Record<GeneralClass, (random: Random) => number>> = {
  random: (random) => random.unit(),
  lattice: (random) => random.below(4),
  walk: (random) => 0.5 + random.below(16) * 2 ** -53,
  long: (random) => (random.below(5) - 2) * (2 ** 45 + 1),
};

/** How many numbers a predicate takes. */
export const arityOf = (predicate: PredicateName): number => signatures[predicate].arity;

/** Whether there are such inputs for the predicate. */
export function hasClass(predicate: PredicateName, inputClass: AloneClass): boolean {
  return inputClass in generalClasses || (corePredicates as readonly string[]).includes(predicate);
}

/** `count` tuples, the same in every process. */
export function aloneTuples(predicate: PredicateName, inputClass: AloneClass, count: number): Float64Array {
  if (!(inputClass in generalClasses)) {
    return inputTuples(predicate as CorePredicate, inputClass as InputClass, count);
  }
  const draw = numbers[inputClass as GeneralClass];
  const random = new Random(...deriveSeed(7, predicate, inputClass));
  const { arity, distance, kind } = signatures[predicate];
  const tuples = Float64Array.from({ length: count * arity }, () => draw(random));
  for (let at = 0; at < tuples.length; at += arity) {
    if (distance >= 0) tuples[at + distance] = Math.abs(tuples[at + distance]!);
    // A plane needs a normal.
    if (kind === 'plane' && tuples[at] === 0) tuples[at] = 1;
  }
  return tuples;
}
