import { rational } from '../../../src/oracle/referees/signs/rational.js';
import type { PredicateSet } from '../../../src/oracle/survey/predicate-set.js';

/** The core predicates as the BigInt referee answers them: nothing of the kernel's own. */
export const exactPredicates: PredicateSet = {
  orient2d: (...values) => rational.judges.orient2d(values),
  orient3d: (...values) => rational.judges.orient3d(values),
  incircle: (...values) => rational.judges.incircle(values),
  insphere: (...values) => rational.judges.insphere(values),
};
