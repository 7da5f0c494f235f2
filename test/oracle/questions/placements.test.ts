import { placementsQuestions } from '../../../src/oracle/questions/placements/index.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(placementsQuestions, { own: 300, general: 20 });
