import { sweepQuestions } from '../../../src/oracle/questions/motion/translation.js';
import { declareAgreement } from '../../support/agree.js';
import { EFFORT } from '../../support/effort.js';

// The referee tries all pairs of features, and there are many pairs: campaigns ask for more. The short part asks one
// case of each family of their own.
const general = EFFORT === 1 ? 1 : 0;
/** Exact answers about cones and the like take longest. */
const conics = sweepQuestions.filter(({ name }) => /cylinder|cone|ellips/i.test(name));
declareAgreement(
  sweepQuestions,
  { own: 3, general },
  Object.fromEntries(conics.map(({ name }) => [name, { own: 1, general }])),
);
