import { solidSceneQuestions } from '../../../src/oracle/questions/scenes/solid-scenes.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(solidSceneQuestions, { own: 2, general: 1 });
