import { pointsQuestions } from '../../src/oracle/questions/points/index.js';
import { declareAgreement } from './agree.js';

declareAgreement(pointsQuestions);
