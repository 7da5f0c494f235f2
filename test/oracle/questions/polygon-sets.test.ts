import { polygonSetsQuestions } from '../../../src/oracle/questions/polygon-sets/index.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(polygonSetsQuestions, { own: 4, general: 2 });
