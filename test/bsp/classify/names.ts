/** The plane z = 0. */
export const plane = { normal: [0, 0, 1], constant: 0 };

/** Features as short words: `v0 e1 f2`. */
export const names = (features: readonly { type: string; index: number }[]) =>
  features.map(({ type, index }) => `${type[0]}${index}`).join(' ');
