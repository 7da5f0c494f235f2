import { booleansQuestions } from '../../../src/oracle/questions/booleans/index.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(
  booleansQuestions.filter(({ name }) => /Union|Intersection/.test(name)),
  { own: 1, general: 0 },
);
