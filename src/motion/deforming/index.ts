/** Features of meshes whose vertices move linearly: when do they touch? */
export { edgeEdgeContacts, pointEdgeContacts, pointPointContacts, vertexFaceContacts } from './contacts.js';
export type {
  CoplanarContacts,
  EdgeEdge,
  MotionContact,
  MotionContacts,
  PointEdge,
  PointPoint,
  RoundedTimes,
  VertexFace,
} from './features.js';
export { edgeEdgeMeets, pointEdgeMeets, pointPointMeets, vertexFaceMeets } from './meets.js';
export { edgeEdgeMeetsAt, vertexFaceMeetsAt } from './over-buffers.js';
export type { SeparationOptions } from './separation/options.js';
