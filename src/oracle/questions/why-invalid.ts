import { isValid, type Layout } from './layout.js';

type PlacedPart = Layout['parts'][number];

/**
 * What makes values no arguments of a query with this layout, in words; `undefined` if they are arguments.
 *
 * @example whyInvalid(layoutOf(3, point('sphere.center'), length('sphere.radius')), [0, 0, 0, -1]);
 * // 'sphere.radius must be at least 0, got -1'
 */
export function whyInvalid(layout: Layout, values: ArrayLike<number>): string | undefined {
  if (isValid(layout, values)) return undefined;
  const endless = layout.names.findIndex((_, i) => !Number.isFinite(values[i]));
  if (endless >= 0) return `${layout.names[endless]} must be finite, got ${values[endless]}`;
  for (const part of layout.parts) {
    const why = whyInvalidPart(layout, part, values);
    if (why !== undefined) return why;
  }
  return undefined;
}

function whyInvalidPart(
  { names, dimension }: Layout,
  { kind, name, at, size, low, high }: PlacedPart,
  values: ArrayLike<number>,
): string | undefined {
  const places = Array.from({ length: size }, (_, j) => at + j);
  if (kind === 'direction' || kind === 'plane') {
    if (places.slice(0, dimension).some((j) => values[j] !== 0)) return undefined;
    return `${name}${kind === 'plane' ? '.normal' : ''} must not be zero`;
  }
  if (kind === 'integer') {
    const x = values[at]!;
    if (Number.isInteger(x) && x >= low && x <= high) return undefined;
    return `${name} must be a whole number from ${low} to ${high}, got ${x}`;
  }
  if (kind === 'box') {
    const i = places.slice(0, dimension).find((j) => values[j]! > values[j + dimension]!);
    if (i === undefined) return undefined;
    return `${names[i]} must be at most ${names[i + dimension]} = ${values[i + dimension]}, got ${values[i]}`;
  }
  if (kind !== 'sizes' && kind !== 'length') return undefined;
  const negative = places.find((j) => values[j]! < 0);
  return negative === undefined
    ? undefined
    : `${names[negative]} must be at least 0, got ${values[negative]}`;
}
