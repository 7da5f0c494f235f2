import { deformingMeshQuestions } from '../../../src/oracle/questions/motion/deforming-meshes.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(deformingMeshQuestions, { own: 6, general: 1 });
