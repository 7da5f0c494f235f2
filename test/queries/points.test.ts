import { pointsQuestions } from '../../src/oracle/questions/implicit/index.js';
import { declareAgreement } from './agree.js';

declareAgreement(pointsQuestions);
