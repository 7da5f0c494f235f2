/** Rigid shapes that turn. */
export type { RotatingShape } from './rotating-contact.js';
export { rotatingContact } from './rotating-contact.js';
export type { RigidMotion, RotatingContact, RotatingContactOptions } from './rotating-contact-answer.js';
export type { RotatingShapeType } from './types.js';
