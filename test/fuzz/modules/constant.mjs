/** The same to everything: 1, yes, no. */
export const orient2d = () => 1;
export const shapes = { pointBox2d: () => true, segmentSegment2d: () => false };
