import { polygonRoundingQuestions } from '../../../src/oracle/questions/polygon-rounding/index.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(polygonRoundingQuestions, { own: 12, general: 2 });
