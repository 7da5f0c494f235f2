import { planarLinearQuestions } from '../../../src/oracle/questions/planar-linear/index.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(planarLinearQuestions);
