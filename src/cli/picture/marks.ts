import type { IndexedMesh } from '../../mesh/index.js';
import type { Finding, FindingType } from '../../mesh/validation/finding.js';
import { findingItem } from '../../mesh/validation/finding.js';
import { listed } from './labels.js';
import type { Severity, Shape } from './model.js';

/** What is drawn for the findings of one kind. */
export interface Marks {
  readonly kind: FindingType;
  readonly severity: Severity;
  readonly shape: Shape;
  /** Whether there is a place to draw: the mesh as a whole has none. */
  readonly hasPlace: boolean;
  /** How many findings there are. */
  readonly count: number;
  /** Those that are drawn: all, or some that are spread evenly over them. */
  readonly items: Uint32Array;
  /** The vertices at the corners of all elements. */
  readonly corners: Uint32Array;
  /** Where the corners of each finding end. */
  readonly ends: Uint32Array;
}

/** Kinds of which the first vertices are an edge. */
const EDGES: ReadonlySet<string> = new Set(['border-edge', 'non-manifold-edge', 'inconsistent-edge']);

/** What findings of a kind are drawn as: a T-junction as its vertex, a component as its triangles. */
function shapeOf({ type: kind, columns, repeated }: Finding): Shape {
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
  else if (finding.type === 't-junction') yield numbers[0]!;
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

/** The marks of one kind, of all findings or of as many as fit: about `limit` corners. */
export function marksOf(
  mesh: IndexedMesh,
  finding: Finding,
  inComponent: ComponentTriangles,
  limit: number,
): Marks {
  const { type: kind, severity, count } = finding;
  const shape = shapeOf(finding);
  const corners: number[] = [];
  const ends: number[] = [];
  const items: number[] = [];
  const all = listed(finding);
  // Findings of a kind are about equally large, except for groups and components: those may end at the limit.
  const each = all === 0 ? 1 : [...cornersOf(mesh, finding, 0, shape, inComponent)].length;
  const step = Math.max(1, Math.ceil((all * each) / limit));
  for (let item = 0; item < all && corners.length < limit; item += step) {
    for (const corner of cornersOf(mesh, finding, item, shape, inComponent)) corners.push(corner);
    ends.push(corners.length);
    items.push(item);
  }
  const arrays = { corners: Uint32Array.from(corners), ends: Uint32Array.from(ends) };
  const hasPlace = finding.columns.length > 0 || finding.repeated !== null;
  return { kind, severity, shape, hasPlace, count, items: Uint32Array.from(items), ...arrays };
}
