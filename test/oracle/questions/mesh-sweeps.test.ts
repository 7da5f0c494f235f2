import { meshSweepQuestions } from '../../../src/oracle/questions/motion/mesh-sweeps.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(meshSweepQuestions, { own: 3, general: 1 });
