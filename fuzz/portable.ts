// The fuzz harness as a library, as far as it runs anywhere: all but campaigns, which need files and threads that can
// be ended, and modules of questions, which are files. Questions, referees and engines are in `unerring/oracle`.

export { configurations } from './arbitraries.js';
export { type Family, families, familiesFor, familyNamed, generate } from './families/index.js';
export { generateQuestion, questionFamilyNamed, questionFamilyNames } from './questions/generate.js';
export { shrink } from './shrink/shrink.js';
export { caseOf } from './suite/case-of.js';
