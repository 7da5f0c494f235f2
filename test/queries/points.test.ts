import { pointsQueries } from '../../fuzz/queries/points/index.js';
import { declareAgreement } from './agree.js';

declareAgreement(pointsQueries);
