/**
 * Engines keep coordinates in arrays of their own, and read arguments into them. An argument may be an object whose
 * members are functions (a getter, a proxy), and these may ask another question while they are read, which reads its
 * arguments into the same array. What the interrupted question has there already is kept before that, and put back
 * before it goes on: no answer depends on who asks meanwhile.
 */

/** How many readings are under way, one within the other. */
let depth = 0;

/** For each reading that was interrupted, what arrays held before; and how many these are. */
const kept: (Map<Float64Array, Float64Array> | undefined)[] = [];
let interrupted = 0;

/** Says that an argument is going to be read into an array. */
export function beginReading(into: Float64Array): void {
  if (depth > 0) keep(into);
  depth++;
}

/** Says that it has been read. What others left since the last number was written is put back. */
export function endReading(): void {
  if (interrupted > 0) putBack();
  depth--;
}

/** Has to be called before what was read is written: puts back what others left there since. */
export function resumeReading(): void {
  if (interrupted > 0) putBack();
}

function keep(into: Float64Array): void {
  let arrays = kept[depth];
  if (arrays === undefined) {
    arrays = new Map();
    kept[depth] = arrays;
    interrupted++;
  }
  if (!arrays.has(into)) arrays.set(into, into.slice());
}

function putBack(): void {
  const arrays = kept[depth];
  if (arrays === undefined) return;
  for (const [into, before] of arrays) into.set(before);
  kept[depth] = undefined;
  interrupted--;
}
