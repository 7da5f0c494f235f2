import { constructionsQuestions } from '../../../src/oracle/questions/constructions/index.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(constructionsQuestions, { own: 60, general: 3 });
