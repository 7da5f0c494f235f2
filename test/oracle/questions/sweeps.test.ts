import { sweepQuestions } from '../../../src/oracle/questions/motion/translation.js';
import { part } from '../../parts.js';
import { declareAgreement } from '../../support/agree.js';

// The referee tries all pairs of features, and there are many pairs: campaigns ask for more. The short part asks one
// case of each family of their own.
const general = part === 'short' ? 0 : 1;
/** Exact answers about cones and the like take longest. */
const conics = sweepQuestions.filter(({ name }) => /cylinder|cone|ellips/i.test(name));
declareAgreement(
  sweepQuestions,
  { own: 3, general },
  Object.fromEntries(conics.map(({ name }) => [name, { own: 1, general }])),
);
