import { scenesQuestions } from '../../../src/oracle/questions/scenes/index.js';
import { solidSceneQuestions } from '../../../src/oracle/questions/scenes/solid-scenes.js';
import { treeSceneQuestions } from '../../../src/oracle/questions/scenes/tree-scenes.js';
import { declareAgreement } from '../../support/agree.js';

// Those about trees have a file of their own.
const ofMeshes = scenesQuestions.filter(
  (question) => ![...treeSceneQuestions, ...solidSceneQuestions].includes(question),
);
declareAgreement(ofMeshes, { own: 12, general: 2 });
