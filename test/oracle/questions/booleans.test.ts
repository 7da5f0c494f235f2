import { booleansQuestions } from '../../../src/oracle/questions/booleans/index.js';
import { declareAgreement } from '../../support/agree.js';

// Each case is some ten operations; `unerring fuzz --query solids` runs as many as there is time for.
declareAgreement(
  booleansQuestions.filter(({ name }) => !/Union|Intersection/.test(name)),
  { own: 1, general: 0 },
  { solidChain: { own: 3, general: 0 }, solidFromMesh: { own: 3, general: 0 } },
);
