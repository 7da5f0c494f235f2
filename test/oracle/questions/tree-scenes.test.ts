import { treeSceneQuestions } from '../../../src/oracle/questions/scenes/tree-scenes.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(treeSceneQuestions, { own: 2, general: 1 });
