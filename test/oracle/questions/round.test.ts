import { roundQuestions } from '../../../src/oracle/questions/round/index.js';
import { declareAgreement } from '../../support/agree.js';

// Referees that try all pairs of features are slow, and there are many pairs: campaigns ask for more.
declareAgreement(
  roundQuestions,
  { own: 25, general: 3 },
  // Corners of frusta beside vertices of wide exponents are numbers of thousands of bits.
  { frustumPolygon: { own: 8, general: 0 }, kDopPolygon: { own: 12, general: 1 } },
);
