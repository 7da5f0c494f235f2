import { planarPolygonsQueries } from '../../fuzz/queries/planar-polygons/index.js';
import { declareAgreement } from './agree.js';

declareAgreement(planarPolygonsQueries);
