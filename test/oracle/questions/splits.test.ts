import { bspQuestions } from '../../../src/oracle/questions/bsp/index.js';
import { declareAgreement } from '../../support/agree.js';

const SPLITS = ['splitConvexPolygon', 'splitPolygon'];

declareAgreement(
  bspQuestions.filter(({ name }) => SPLITS.includes(name)),
  { own: 60, general: 2 },
);
