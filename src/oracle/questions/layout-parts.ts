/** What layouts are made of. In a file of its own: `parts` of the entry has these and no others. */
export {
  box,
  direction,
  integer,
  length,
  number,
  plane,
  point,
  points,
  sizes,
  vector,
  weightedPoints,
} from './layout.js';
