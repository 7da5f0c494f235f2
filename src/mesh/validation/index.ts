/** Whether a mesh is the boundary of a solid, and everything that speaks against it. */
export { checkMesh } from './check-mesh.js';
export { type MeshComponent, MeshComponents } from './component-table.js';
export { describeReport } from './describe-report.js';
export { type Finding, findingItem, listedItems } from './finding.js';
export {
  type Column,
  FINDING_TYPES,
  type FindingDescription,
  type FindingType,
  type Severity,
} from './finding-kinds.js';
export { findingPlace } from './finding-place.js';
export type { CheckOptions, MeshReport } from './report.js';
export { type FindingJson, type MeshReportJson, reportToJson } from './report-to-json.js';
export type { SelfIntersectionMode } from './self-meetings.js';
