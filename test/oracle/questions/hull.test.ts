import { hullQuestions } from '../../../src/oracle/questions/hull/index.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(hullQuestions);
