/**
 * The places of a value in a list, ascending.
 *
 * @example placesOf(new Uint8Array([1, 0, 1]), 1); // new Uint32Array([0, 2])
 */
export function placesOf(list: Uint8Array, value: number): Uint32Array {
  let count = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === value) count++;
  const places = new Uint32Array(count);
  for (let i = 0, to = 0; i < list.length; i++) if (list[i] === value) places[to++] = i;
  return places;
}
