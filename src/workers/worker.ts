/** What runs in a thread of the pool. */
export { perform as default } from './tasks.js';
