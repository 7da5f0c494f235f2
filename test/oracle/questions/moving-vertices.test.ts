import { deformingQuestions } from '../../../src/oracle/questions/motion/deforming.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(deformingQuestions);
