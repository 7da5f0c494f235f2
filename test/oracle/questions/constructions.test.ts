import { constructionsQuestions } from '../../../src/oracle/questions/constructions/index.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(constructionsQuestions, { own: 40, general: 6 });
