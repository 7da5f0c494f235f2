/** Meshes whose vertices move linearly: which of their features touch, and when? */
export type { DeformingContact } from './contact.js';
export {
  type DeformingContactOptions,
  type DeformingContacts,
  type DeformingContactVisitor,
  deformingMeshContacts,
  deformingMeshesMeet,
  deformingSelfContacts,
  deformingSelfMeets,
  visitDeformingMeshContacts,
  visitDeformingSelfContacts,
} from './contacts.js';
export {
  type FirstDeformingContacts,
  firstDeformingMeshContacts,
  firstDeformingSelfContacts,
} from './first-contacts.js';
export type { DeformingMesh } from './moving-mesh.js';
export type { SearchOptions } from './search.js';
