import { powerOfTwo } from '../../cases/doubles.js';
import {
  ALL,
  type MeshTable,
  type MeshValues,
  meshAt,
  type Numbering,
  numberingOf,
  ORDERS,
  topologyAt,
} from '../../cases/meshes/values.js';
import type { Random } from '../../cases/random.js';
import { axisCycle, scaling } from '../laws.js';
import { integer, type Layout, type layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law } from '../question.js';

type Parts = Parameters<typeof layoutOf>[1][];

/**
 * Number of the topology, number of the order, then the vertices; those that the topology does not need are skipped.
 */
export function meshParts(name: string, { topologies, mostVertices }: MeshTable): Parts {
  const names = Array.from({ length: mostVertices }, (_, i) => `${name}${i}`).join(' ');
  return [
    integer(`${name}Topology`, 0, topologies.length - 1),
    integer(`${name}Order`, 0, ORDERS - 1),
    ...points(names),
  ];
}

/** The argument of a query about one mesh of all kinds. */
export const meshShapes = shapesBy('mesh', (values) => [meshAt(values, 0, ALL)] as const);

/** The laws of answers that name no corner and depend on no orientation: scaling, turning and mirroring the axes. */
export function spaceLaws(layout: Layout, mirrored: (answer: string) => string = (answer) => answer): Law[] {
  return [scaling(layout), axisCycle(layout), mirroring(layout, mirrored)];
}

/** Negating one axis turns every triangle over. */
export function mirroring(layout: Layout, expected: (answer: string) => string): Law {
  return {
    name: 'mirror',
    vary(values, random) {
      const axis = random.below(3);
      const changed = Float64Array.from(values);
      for (const { kind, at } of layout.parts) {
        if (kind === 'point' || kind === 'direction') changed[at + axis] = 0 - values[at + axis]!;
      }
      return { values: changed, expected };
    },
  };
}

/** How a renumbering renames: what had number i has `vertex(i)`, `triangle(i)` now. */
export interface Renaming {
  vertex(i: number): number;
  triangle(t: number): number;
}

function inverse(order: readonly number[]): number[] {
  const result: number[] = [];
  for (const [i, to] of order.entries()) result[to] = i;
  return result;
}

/** From the numbers of one order to those of another. */
function renaming(before: Numbering, after: Numbering): Renaming {
  const [vertices, triangles] = [inverse(before.vertices), inverse(before.triangles)];
  return {
    vertex: (i) => after.vertices[vertices[i]!]!,
    triangle: (t) => after.triangles[triangles[t]!]!,
  };
}

/**
 * Numbering vertices, triangles and the corners of each in another way. `expected` gets the changed values too: where
 * answers may differ (which of several edges is named), it can ask again and compare what both must share.
 */
export function renumbering(
  at: number,
  table: MeshTable,
  expected: (answer: string, names: Renaming, changed: Float64Array) => string,
): Law {
  return {
    name: `renumber-${at}`,
    vary(values, random) {
      const changed = Float64Array.from(values);
      changed[at + 1] = otherOrder(random, values[at + 1]!);
      const topology = topologyAt(values, at, table);
      const names = renaming(numberingOf(topology, values[at + 1]!), numberingOf(topology, changed[at + 1]!));
      return { values: changed, expected: (answer) => expected(answer, names, changed) };
    },
  };
}

/** Another order with the same orientation. */
function otherOrder(random: Random, order: number): number {
  return 2 * random.below(ORDERS / 2) + (order % 2);
}

/** The changed answer if it is of the same kind as the first one, else that kind: where names may differ. */
export function alike(
  subject: (values: Float64Array) => string,
  kind: (answer: string) => string,
): (answer: string, changed: Float64Array) => string {
  return (answer, changed) => {
    const got = subject(changed);
    return kind(got) === kind(answer) ? got : kind(answer);
  };
}

/** Turning all triangles over. */
export function reversal(at: number, expected: (answer: string, changed: Float64Array) => string): Law {
  return {
    name: `reversal-${at}`,
    vary(values) {
      const changed = Float64Array.from(values);
      changed[at + 1] = values[at + 1]! % 2 === 0 ? values[at + 1]! + 1 : values[at + 1]! - 1;
      return { values: changed, expected: (answer) => expected(answer, changed) };
    },
  };
}

/** The same question again, of which `other` asks a variant that must have the same answer. */
export function sameAs(name: string, other: (values: Float64Array) => string | undefined): Law {
  return {
    name,
    vary(values) {
      const expected = other(values);
      return expected === undefined ? undefined : { values, expected: () => expected };
    },
  };
}

/** A mesh with a tetrahedron far away behind it; `undefined` where there is no room. */
export function withFarPart(
  { positions, indices }: MeshValues,
  others: readonly number[],
): MeshValues | undefined {
  const reach = [...positions, ...others].reduce((most, x) => Math.max(most, Math.abs(x)), powerOfTwo(-1000));
  const far = 4 * reach;
  if (!Number.isFinite(4 * far)) return undefined;
  const n = positions.length / 3;
  const corners = [far, far, far, 2 * far, far, far, far, 2 * far, far, far, far, 2 * far];
  const more = [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3].map((i) => n + i);
  return {
    positions: Float64Array.from([...positions, ...corners]),
    indices: Uint32Array.from([...indices, ...more]),
  };
}
