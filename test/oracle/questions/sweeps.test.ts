import { sweepQuestions } from '../../../src/oracle/questions/motion/translation.js';
import { declareAgreement } from '../../support/agree.js';
import { EFFORT } from '../../support/effort.js';

// The referee tries all pairs of features, and there are many pairs: campaigns ask for more. The short part asks one
// case of each family of their own.
declareAgreement(sweepQuestions, { own: 3, general: EFFORT === 1 ? 1 : 0 });
