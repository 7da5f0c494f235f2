import { scenesQuestions } from '../../../src/oracle/questions/scenes/index.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(scenesQuestions, { own: 12, general: 2 });
