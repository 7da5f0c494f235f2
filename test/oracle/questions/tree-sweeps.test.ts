import { treeSweepQuestions } from '../../../src/oracle/questions/motion/tree-sweeps.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(treeSweepQuestions, { own: 3, general: 1 });
