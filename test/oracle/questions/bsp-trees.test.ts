import { bspQuestions } from '../../../src/oracle/questions/bsp/index.js';
import { declareAgreement } from '../../support/agree.js';

const OF_TREES = [
  'segmentSolidLeafTree',
  'raySolidLeafTree',
  'leavesAlong',
  'boxInSolidLeafTree',
  'tetrahedronInSolidLeafTree',
  'sphereInSolidLeafTree',
  'capsuleInSolidLeafTree',
  'sweptBoxInSolidLeafTree',
  'treeCells',
];

declareAgreement(
  bspQuestions.filter(({ name }) => OF_TREES.includes(name)),
  { own: 60, general: 2 },
);
