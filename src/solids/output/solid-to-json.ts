import { isList, requireNoMore } from '../../core/arguments/index.js';
import { requireSolid } from '../require-solid.js';
import type { Solid, SolidFace, SolidVertex } from '../solid.js';

/** A solid as plain data, for `JSON.stringify`. */
export interface SolidJson {
  readonly format: 'unerring-solid';
  /** Raised when a key changes its meaning or goes; new keys may come without. */
  readonly version: 1;
  readonly isUnbounded: boolean;
  /** Planes as `unerring/implicit` has them: `{ type: 'coefficients', normal, constant }` and others. */
  readonly planes: readonly Readonly<Record<string, unknown>>[];
  readonly vertices: readonly SolidVertex[];
  readonly faces: readonly SolidFace[];
}

/**
 * A solid as plain objects, arrays, numbers and strings, with keys that stay. JSON keeps every bit of a double, so
 * nothing is lost: `solidFromJson` gives the same solid back.
 *
 * @throws RangeError for what is no solid
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [-1, 0, 0], [0, -1, 0], [0, 0, -1]];
 * const json = solidToJson(convexSolid(axes.map((normal) => ({ normal, constant: -1 }))));
 * json.planes[0]; // { type: 'coefficients', normal: [-1, 0, 0], constant: -1 }
 * json.vertices[0]; // { planes: [0, 1, 2] }
 */
export function solidToJson(solid: Solid): SolidJson {
  if (arguments.length > 1) requireNoMore('solidToJson', 1, arguments[1]);
  requireSolid('solidToJson', 'solid', solid);
  const { isUnbounded, planes, vertices, faces } = solid;
  return {
    format: 'unerring-solid',
    version: 1,
    isUnbounded,
    planes: planes.map((plane) => plain(plane) as Record<string, unknown>),
    vertices: vertices.map((vertex) => plain(vertex) as SolidVertex),
    faces: faces.map((face) => plain(face) as SolidFace),
  };
}

/** Data without classes and typed arrays, and without -0, which JSON does not keep. */
function plain(value: unknown): unknown {
  if (typeof value === 'number') return value + 0;
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return Array.from(value as ArrayLike<unknown>, plain);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}
