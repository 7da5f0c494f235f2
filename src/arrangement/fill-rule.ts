/** Which winding numbers belong to the inside: those above 0, all but 0, or odd ones. */
export type PolygonFillRule = 'positive' | 'non-zero' | 'even-odd';

export const POLYGON_FILL_RULES: readonly PolygonFillRule[] = ['positive', 'non-zero', 'even-odd'];
