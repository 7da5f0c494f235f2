import { solidsQuestions } from '../../src/oracle/questions/solids/index.js';
import { declareAgreement } from './agree.js';

declareAgreement(solidsQuestions);
