import { implicitQuestions } from '../../../src/oracle/questions/implicit/index.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(implicitQuestions);
