import { trianglesQuestions } from '../../../src/oracle/questions/triangles/index.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(trianglesQuestions);
