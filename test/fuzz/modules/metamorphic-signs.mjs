// Functions of three points in the plane, for judging without truths.

const side = (ax, ay, bx, by, cx, cy) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** In plain doubles: contradicts itself beside the line. */
export const naive = (...values) => Math.sign(side(...values));

/** Exact where all coordinates are small integers. */
export const onIntegers = (...values) =>
  values.every((x) => Number.isInteger(x) && Math.abs(x) < 2 ** 20) ? Math.sign(side(...values)) : 0;

export const constant = () => 0;
export const text = (...values) => (side(...values) > 0 ? 'left' : 'right');
export const object = () => ({ side: 1 });
export const refusing = () => {
  throw new Error('no');
};
/** Refuses what is turned to the right only. */
export const partial = (...values) => {
  if (side(...values) < 0) throw new Error('no');
  return 1;
};
export const hanging = () => {
  for (;;);
};

let calls = 0;
/** Says on standard error how far it is. */
export const talking = (...values) => {
  calls++;
  if (calls === 100) console.error('hundredth call');
  return Math.sign(side(...values));
};
