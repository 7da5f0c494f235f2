import { roundQuestions } from '../../../src/oracle/questions/round/index.js';
import { declareAgreement } from '../../support/agree.js';

// Referees that try all pairs of features are slow, and there are many pairs: campaigns ask for more.
declareAgreement(
  roundQuestions,
  { own: 25, general: 3 },
  // These have many classes in few families.
  {
    polygonPolygon: { own: 200, general: 6 },
    frustumPolygon: { own: 60, general: 6 },
    kDopPolygon: { own: 60, general: 6 },
  },
);
