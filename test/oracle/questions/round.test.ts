import { roundQuestions } from '../../../src/oracle/questions/round/index.js';
import { declareAgreement } from '../../support/agree.js';

// Referees that try all pairs of features are slow, and there are many pairs: campaigns ask for more.
declareAgreement(roundQuestions, { own: 25, general: 3 });
