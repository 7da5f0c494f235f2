import { planarLinearQueries } from '../../fuzz/queries/planar-linear/index.js';
import { declareAgreement } from './agree.js';

declareAgreement(planarLinearQueries);
