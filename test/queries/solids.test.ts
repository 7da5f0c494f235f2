import { solidsQueries } from '../../fuzz/queries/solids/index.js';
import { declareAgreement } from './agree.js';

declareAgreement(solidsQueries);
