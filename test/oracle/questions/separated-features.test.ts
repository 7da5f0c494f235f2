import { separationQuestions } from '../../../src/oracle/questions/motion/separation.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(
  separationQuestions,
  { own: 60, general: 12, complete: true },
  { vertexFaceSeparation: { own: 20, general: 1 }, edgeEdgeSeparation: { own: 20, general: 1 } },
);
