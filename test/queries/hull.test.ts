import { hullQuestions } from '../../src/oracle/questions/hull/index.js';
import { declareAgreement } from './agree.js';

declareAgreement(hullQuestions);
