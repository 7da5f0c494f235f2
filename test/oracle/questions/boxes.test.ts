import { boxesQuestions } from '../../../src/oracle/questions/boxes/index.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(
  boxesQuestions,
  { own: 200, general: 12 },
  {
    orientedBoxFrustum: { own: 60, general: 2 },
    triangleFrustum: { own: 60, general: 2 },
    boxFrustum: { own: 120, general: 2 },
    kDopKDop: { own: 60, general: 2 },
  },
);
