/**
 * Which points a closed mesh encloses, by its winding number around them: those where that is above 0 (`positive`), not
 * 0 (`non-zero`), or odd (`even-odd`).
 */
export type MeshFillRule = 'positive' | 'non-zero' | 'even-odd';

/** All of them, as errors list them. */
export const MESH_FILL_RULES: readonly MeshFillRule[] = ['positive', 'non-zero', 'even-odd'];

/** Whether a winding number is that of points inside. */
export function isFilled(winding: number, rule: MeshFillRule): boolean {
  if (rule === 'positive') return winding > 0;
  return rule === 'non-zero' ? winding !== 0 : winding % 2 !== 0;
}
