import { solidsQuestions } from '../../../src/oracle/questions/solids/index.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(solidsQuestions);
