import { boxesQuestions } from '../../src/oracle/questions/boxes/index.js';
import { declareAgreement } from './agree.js';

declareAgreement(boxesQuestions);
