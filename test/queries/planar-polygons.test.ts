import { planarPolygonsQuestions } from '../../src/oracle/questions/planar-polygons/index.js';
import { declareAgreement } from './agree.js';

declareAgreement(planarPolygonsQuestions, { own: 100, general: 12 });
