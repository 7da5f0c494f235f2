import { boxesQueries } from '../../fuzz/queries/boxes/index.js';
import { declareAgreement } from './agree.js';

declareAgreement(boxesQueries);
