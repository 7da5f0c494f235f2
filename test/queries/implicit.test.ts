import { implicitQuestions } from '../../src/oracle/questions/implicit/index.js';
import { declareAgreement } from './agree.js';

declareAgreement(implicitQuestions);
