import { canonicalRing } from './text.js';

/** A relation and the rounded points of a contact: `crossing 0.5,1`. */
export function pointsText(relation: string, points: readonly (readonly [number, number])[]): string {
  return [relation, ...canonicalRing(points.map(([x, y]) => `${x},${y}`))].join(' ');
}
