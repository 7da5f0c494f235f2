/** What a time of motion is. */
export { compareTimes, type Time, timeToNumber } from './time.js';
