import { incircleInputs } from './incircle.js';
import { type CorePredicate, fillTuples, type Generators, type InputClass } from './input-class.js';
import { insphereInputs } from './insphere.js';
import { orient2dInputs } from './orient2d.js';
import { orient3dInputs } from './orient3d.js';

const generators: Readonly<Record<CorePredicate, Generators>> = {
  orient2d: orient2dInputs,
  orient3d: orient3dInputs,
  incircle: incircleInputs,
  insphere: insphereInputs,
};

/** The first `count` tuples of a class, one after the other in one array. */
export function inputTuples(predicate: CorePredicate, inputClass: InputClass, count: number): Float64Array {
  return fillTuples(predicate, inputClass, generators[predicate], count);
}

export {
  arity,
  type CorePredicate,
  corePredicates,
  type InputClass,
  inputClasses,
  inputClassNames,
} from './input-class.js';
