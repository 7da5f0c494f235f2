import { bspQuestions } from '../../../src/oracle/questions/bsp/index.js';
import { declareAgreement } from '../../support/agree.js';

const named = (name: string) => bspQuestions.filter((question) => question.name === name);

declareAgreement(named('pointSolidLeafTree'), { own: 60, general: 2 });
declareAgreement(named('buildMeshTree'), { own: 4, general: 0 });
