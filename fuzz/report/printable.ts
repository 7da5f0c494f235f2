export { printable } from '../pictures/printable.js';
