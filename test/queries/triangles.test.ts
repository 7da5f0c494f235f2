import { trianglesQueries } from '../../src/oracle/questions/triangles/index.js';
import { declareAgreement } from './agree.js';

declareAgreement(trianglesQueries);
