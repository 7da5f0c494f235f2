import { planarLinearQuestions } from '../../src/oracle/questions/planar-linear/index.js';
import { declareAgreement } from './agree.js';

declareAgreement(planarLinearQuestions);
