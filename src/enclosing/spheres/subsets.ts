/** All subsets of up to three of some things, small ones first. */
export function subsetsOfThree<T>(things: readonly T[]): T[][] {
  let all: T[][] = [[]];
  for (const thing of things) all = [...all, ...all.map((set) => [...set, thing])];
  return all.filter((set) => set.length < 4).sort((s, t) => s.length - t.length);
}
