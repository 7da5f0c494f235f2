import type { ShapeKind } from '../../cases/planar/shapes.js';
import { box, direction, type Layout, layoutOf, point } from '../layout.js';

type PartsOf = Parameters<typeof layoutOf>[1][];

/** The parts of a shape's values, in the order of the kernel's fields. */
function partsOf(kind: ShapeKind, name: string): PartsOf {
  if (kind === 'point') return [point(name)];
  if (kind === 'line' || kind === 'ray') return [point(`${name}.origin`), direction(`${name}.direction`)];
  if (kind === 'segment') return [point(`${name}.start`), point(`${name}.end`)];
  return kind === 'box' ? [box(name)] : ['a', 'b', 'c'].map((corner) => point(`${name}.${corner}`));
}

/** The layout of two shapes, one behind the other. */
export function pairLayout(a: ShapeKind, b: ShapeKind): Layout {
  const [nameA, nameB] = a === b ? ['a', 'b'] : [a, b];
  return layoutOf(2, ...partsOf(a, nameA), ...partsOf(b, nameB));
}
