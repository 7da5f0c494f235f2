/** Where the values of `boxPlanes` stand: numbers of a face and of a corner come first. */
export const BOX_PLANES = { center: 2, axes: 5, half: 14, normal: 17, box: 20, p: 26 } as const;
