import { solidSweepQuestions } from '../../../src/oracle/questions/motion/solid-sweeps.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(solidSweepQuestions, { own: 3, general: 1 });
