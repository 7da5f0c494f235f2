import { trianglesQuestions } from '../../src/oracle/questions/triangles/index.js';
import { declareAgreement } from './agree.js';

declareAgreement(trianglesQuestions);
