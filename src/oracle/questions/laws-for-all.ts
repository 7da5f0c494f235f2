/** Laws that a question may name. In a file of its own: `laws` of the entry has these and no others. */
export { axisCycle, permuting, reordering, scaling, swapping } from './laws.js';
