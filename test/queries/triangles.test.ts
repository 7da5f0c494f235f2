import { trianglesQueries } from '../../fuzz/queries/triangles/index.js';
import { declareAgreement } from './agree.js';

declareAgreement(trianglesQueries);
