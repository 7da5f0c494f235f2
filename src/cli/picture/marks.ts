import type { IndexedMesh } from '../../mesh/index.js';
import type { Finding, FindingKind } from '../../mesh/validation/finding.js';
import { findingItem } from '../../mesh/validation/finding.js';
import { listed } from './labels.js';
import type { Severity, Shape } from './model.js';

/** What is drawn for the findings of one kind. */
export interface Marks {
  readonly kind: FindingKind;
  readonly severity: Severity;
  readonly shape: Shape;
  /** How many findings there are; `ends` has as many as are drawn. */
  readonly count: number;
  /** The vertices at the corners of all elements. */
  readonly corners: Uint32Array;
  /** Where the corners of each finding end. */
  readonly ends: Uint32Array;
}

/** Kinds of which the first vertices are an edge. */
const EDGES: ReadonlySet<string> = new Set(['border-edge', 'non-manifold-edge', 'inconsistent-edge']);

/** What findings of a kind are drawn as: a T-junction as its vertex, a component as its triangles. */
function shapeOf({ kind, columns, repeated }: Finding): Shape {
  if (EDGES.has(kind)) return 'edges';
  const named = [...columns, repeated];
  return named.includes('triangle') || named.includes('component') ? 'faces' : 'points';
}

/** The triangles of components by number, for kinds whose findings are components. */
export type ComponentTriangles = (component: number) => Iterable<number>;

/** The vertices that are drawn for one finding. */
function* cornersOf(
  { indices }: IndexedMesh,
  finding: Finding,
  item: number,
  shape: Shape,
  inComponent: ComponentTriangles,
): Generator<number> {
  const numbers = findingItem(finding, item);
  if (shape === 'edges') yield* numbers.subarray(0, 2);
  else if (finding.kind === 't-junction') yield numbers[0]!;
  else if (shape === 'points') yield* numbers;
  else {
    for (let i = 0; i < numbers.length; i++) {
      const column = finding.columns[i] ?? finding.repeated;
      const triangles =
        column === 'component' ? inComponent(numbers[i]!) : column === 'triangle' ? [numbers[i]!] : [];
      for (const t of triangles) yield* indices.subarray(3 * t, 3 * t + 3);
    }
  }
}

/** The marks of one kind, of as many findings as `limit` corners allow. */
export function marksOf(
  mesh: IndexedMesh,
  finding: Finding,
  inComponent: ComponentTriangles,
  limit: number,
): Marks {
  const { kind, severity, count } = finding;
  const shape = shapeOf(finding);
  const corners: number[] = [];
  const ends: number[] = [];
  const items = listed(finding);
  for (let item = 0; item < items && corners.length < limit; item++) {
    for (const corner of cornersOf(mesh, finding, item, shape, inComponent)) corners.push(corner);
    ends.push(corners.length);
  }
  return { kind, severity, shape, count, corners: Uint32Array.from(corners), ends: Uint32Array.from(ends) };
}
