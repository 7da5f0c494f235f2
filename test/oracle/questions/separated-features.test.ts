import { separationQuestions } from '../../../src/oracle/questions/motion/separation.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(
  separationQuestions,
  { own: 60, general: 12, complete: true },
  { vertexFaceSeparation: { own: 12, general: 2 }, edgeEdgeSeparation: { own: 8, general: 1 } },
);
