/** Where a shape stands: by what it was moved from where it was given. */
export type Place = readonly [number, number, number];
