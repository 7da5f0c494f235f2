/** Decoding the flat values of questions on round shapes: the shapes, by their kinds. */
import { type Kind as FlatKind, shapeAt as flatShapeAt, sizeOf as flatSizeOf } from '../distance/operands.js';

/** The kinds of round shapes of space. */
export const ROUND_KINDS = [
  'sphere',
  'capsule',
  'lozenge',
  'infiniteCylinder',
  'cylinder',
  'cone',
  'truncatedCone',
  'ellipsoid',
] as const;
/** The kinds of round shapes of the plane: what is in space, too, ends in `2d`. */
export const ROUND_KINDS_2D = ['circle', 'ellipse', 'capsule2d'] as const;

export type RoundKind = (typeof ROUND_KINDS)[number] | (typeof ROUND_KINDS_2D)[number];

/**
 * The fields of a kind, in the order of its values: a number, or a point or vector of so many coordinates; with a
 * number behind a dot, of a list.
 */
export const FIELDS: Readonly<Record<RoundKind, Readonly<Record<string, 1 | 2 | 3>>>> = {
  sphere: { center: 3, radius: 1 },
  capsule: { start: 3, end: 3, radius: 1 },
  lozenge: { origin: 3, 'edges.0': 3, 'edges.1': 3, radius: 1 },
  infiniteCylinder: { origin: 3, direction: 3, radius: 1 },
  cylinder: { start: 3, end: 3, radius: 1 },
  cone: { apex: 3, center: 3, radius: 1 },
  truncatedCone: { start: 3, end: 3, startRadius: 1, endRadius: 1 },
  ellipsoid: { center: 3, 'axes.0': 3, 'axes.1': 3, 'axes.2': 3 },
  circle: { center: 2, radius: 1 },
  ellipse: { center: 2, 'axes.0': 2, 'axes.1': 2 },
  capsule2d: { start: 2, end: 2, radius: 1 },
};

export function isRound(kind: string): kind is RoundKind {
  return kind in FIELDS;
}

/** How many values a shape of a kind takes. */
export function sizeOf(kind: RoundKind | FlatKind): number {
  if (!isRound(kind)) return flatSizeOf(kind);
  return Object.values(FIELDS[kind]).reduce<number>((sum, size) => sum + size, 0);
}

/** The shape of a kind at some of the values, as the kernel takes it. */
export function shapeAt(kind: RoundKind | FlatKind, values: ArrayLike<number>, at: number): unknown {
  return isRound(kind) ? roundAt(kind, values, at) : flatShapeAt(kind, values, at);
}

function roundAt(kind: RoundKind, values: ArrayLike<number>, from: number): unknown {
  const shape: Record<string, unknown> = {};
  let at = from;
  for (const [field, size] of Object.entries(FIELDS[kind])) {
    const part = size === 1 ? values[at]! : Array.from({ length: size }, (_, i) => values[at + i]!);
    const [name, index] = field.split('.');
    if (index === undefined) shape[name!] = part;
    else shape[name!] = [...((shape[name!] as unknown[] | undefined) ?? []), part];
    at += size;
  }
  return shape;
}

/** Is a pair asked how the boundaries meet, as hollow shapes do? */
export function hasBoundaries(b: RoundKind | FlatKind | 'frustum'): boolean {
  return b !== 'plane';
}

/** As it is in names of functions and arguments. */
export const nameOf = (kind: string): string => kind.replace(/2d$/, '');
const upper = (kind: string): string => `${kind[0]!.toUpperCase()}${nameOf(kind).slice(1)}`;

/** The name of the kernel's function for a pair. */
export function pairName(a: string, b: string, suffix = ''): string {
  return `${nameOf(a)}${upper(b)}${suffix}`;
}

const PLURALS: Readonly<Record<string, string>> = {
  sphere: 'spheres',
  capsule: 'capsules',
  lozenge: 'lozenges',
  infiniteCylinder: 'infiniteCylinders',
  circle: 'circles',
  capsule2d: 'capsules',
};

/** The name of its boolean. */
export function booleanName(a: string, b: string, suffix = ''): string {
  if (a === 'point') return `${nameOf(b)}ContainsPoint${suffix}`;
  return a === b ? `${PLURALS[a]!}Intersect${suffix}` : `${nameOf(a)}Intersects${upper(b)}${suffix}`;
}
