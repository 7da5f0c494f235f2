import { axisSweepQuestions } from '../../../src/oracle/questions/motion/separating-axes.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(axisSweepQuestions, { own: 20, general: 4 });
