/** How constructions print: the data in short, as `type(members)`. */

/** A construction as text: `three-points(0, 0, 0, 1, 0, 0, 0, 1, 0)`. */
export function shown(value: object): string {
  const members = Object.entries(value).filter(([key]) => key !== 'type');
  return `${(value as { type: string }).type}(${members.map(([, part]) => partText(part)).join('; ')})`;
}

function partText(part: unknown): string {
  if (typeof part !== 'object' || part === null) return String(part);
  if ('type' in part) return shown(part);
  if ('length' in part) return Array.from(part as ArrayLike<unknown>, partText).join(', ');
  return Object.values(part).map(partText).join('; ');
}
