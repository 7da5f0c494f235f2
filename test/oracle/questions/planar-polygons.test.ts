import { planarPolygonsQuestions } from '../../../src/oracle/questions/planar-polygons/index.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(
  planarPolygonsQuestions,
  { own: 100, general: 12 },
  { largePolygon2d: { own: 10, general: 1 } },
);
