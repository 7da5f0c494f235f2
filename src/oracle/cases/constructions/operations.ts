/** The boolean operations of two polygons. */
export const POLYGON_OPERATIONS = ['Union', 'Intersection', 'Difference', 'Xor'] as const;
export type PolygonOperation = (typeof POLYGON_OPERATIONS)[number];

/** Whether a point is in the result. */
export const IS_IN: Readonly<Record<PolygonOperation, (a: boolean, b: boolean) => boolean>> = {
  Union: (a, b) => a || b,
  Intersection: (a, b) => a && b,
  Difference: (a, b) => a && !b,
  Xor: (a, b) => a !== b,
};
