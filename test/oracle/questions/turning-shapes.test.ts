import { rotationQuestions } from '../../../src/oracle/questions/motion/rotation.js';
import { declareAgreement } from '../../support/agree.js';

// The referee halves the time a thousand times where shapes nearly touch.
declareAgreement(rotationQuestions, { own: 3, general: 1 });
