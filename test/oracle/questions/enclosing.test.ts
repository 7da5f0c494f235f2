import { enclosingQuestions } from '../../../src/oracle/questions/enclosing/index.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(enclosingQuestions, { own: 10, general: 2 });
