import { sweepQuestions } from '../../../src/oracle/questions/motion/translation.js';
import { declareAgreement } from '../../support/agree.js';

// The referee tries all pairs of features, and there are many pairs: campaigns ask for more.
declareAgreement(sweepQuestions, { own: 4, general: 1 });
