import { bspQuestions } from '../../../src/oracle/questions/bsp/index.js';
import { declareAgreement } from '../../support/agree.js';

const named = (name: string) => bspQuestions.filter((question) => question.name === name);

declareAgreement(named('pointSolidLeafTree'), { own: 12, general: 1 });
declareAgreement(named('buildMeshTree'), { own: 1, general: 0 });
