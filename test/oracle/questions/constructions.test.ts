import { constructionsQuestions } from '../../../src/oracle/questions/constructions/index.js';
import { meshOperationQuestions } from '../../../src/oracle/questions/constructions/mesh-operations.js';
import { declareAgreement } from '../../support/agree.js';

// Boolean operations of meshes are dear: a test of their own asks few cases.
const others = constructionsQuestions.filter((question) => !meshOperationQuestions.includes(question));

// What has hundreds of vertices is asked by tests of its faults, too.
const FEW = { own: 1, general: 0 };
declareAgreement(
  others,
  { own: 60, general: 3 },
  {
    largeTriangulation2d: FEW,
    largePolygonTriangulation: FEW,
    convexPartition2d: FEW,
    monotonePartition2d: FEW,
    largeEarcut: FEW,
  },
);
