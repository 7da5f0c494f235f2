import { bspQuestions } from '../../../src/oracle/questions/bsp/index.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(
  bspQuestions.filter(({ name }) => /ThickPlane|^thickPlane/.test(name)),
  { own: 200, general: 12, complete: true },
);
