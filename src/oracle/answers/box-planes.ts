/** Where the point is to the face (the first sign), all signs, and a corner's coordinates. */
export function boxPlanesText(signs: readonly number[], corner: readonly number[]): string {
  const where = signs[0] === 0 ? 'on' : signs[0]! > 0 ? 'outside' : 'inside';
  return [where, ...signs, ...corner].join(' ');
}
