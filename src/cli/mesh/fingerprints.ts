import { createHash } from 'node:crypto';
import { type Column, type Finding, findingItem, listedItems } from '../../mesh/validation/finding.js';
import type { FindingType } from '../../mesh/validation/finding-kinds.js';
import type { MeshReport } from '../../mesh/validation/report.js';

/** Findings of a kind that are told apart by their places; of more, only the number is known. */
export const FINGERPRINTED = 1000;

/** For each kind of finding, something for each that stays while its place does, however the file's numbers change. */
export type Fingerprints = Readonly<Partial<Record<FindingType, readonly string[]>>>;

/** What is looked at: a mesh, and what was found in it. */
export interface Checked {
  readonly mesh: { readonly positions: ArrayLike<number>; readonly indices: ArrayLike<number> };
  readonly report: MeshReport;
}

/** Three coordinates as their bits, so that equal points have equal texts (-0 is 0). */
function pointText({ positions }: Checked['mesh'], vertex: number): string {
  const point = Float64Array.from([0, 1, 2], (axis) => positions[3 * vertex + axis]! + 0);
  return Buffer.from(point.buffer).toString('latin1');
}

function triangleText({ mesh }: Checked, t: number): string {
  const corners = [0, 1, 2].map((corner) => pointText(mesh, mesh.indices[3 * t + corner]!));
  return corners.sort().join('');
}

/** Whether a point comes before another one in the order of x, y, z. */
function isBefore({ positions }: Checked['mesh'], a: number, b: number): boolean {
  for (let axis = 0; axis < 3; axis++) {
    const [p, q] = [positions[3 * a + axis]!, positions[3 * b + axis]!];
    if (p !== q) return p < q;
  }
  return false;
}

/** Of each component the vertex that comes first in the order of x, y, z: what a component is told by. */
function firstVertices({ mesh, report }: Checked): Uint32Array {
  const { ofTriangle, length } = report.components;
  const first = new Uint32Array(length).fill(mesh.positions.length);
  for (let t = 0; t < ofTriangle.length; t++) {
    const component = ofTriangle[t]!;
    if (component >= length) continue;
    for (let h = 3 * t; h < 3 * t + 3; h++) {
      const v = mesh.indices[h]!;
      const isFirst = first[component] === mesh.positions.length || isBefore(mesh, v, first[component]!);
      if (isFirst) first[component] = v;
    }
  }
  return first;
}

/**
 * Makes the texts of the parts that findings name; those of components, which take a look at the whole mesh, when
 * asked.
 */
function partTexts(checked: Checked): (column: Column, number: number) => string {
  let first: Uint32Array | undefined;
  return (column, number) => {
    if (column === 'vertex') return pointText(checked.mesh, number);
    if (column === 'triangle') return triangleText(checked, number);
    first ??= firstVertices(checked);
    return pointText(checked.mesh, first[number]!);
  };
}

/** Its parts in an order of their own: which comes first in a file is nothing to go by. */
function fingerprint(finding: Finding, i: number, textOf: ReturnType<typeof partTexts>): string {
  const { type: kind, columns, repeated } = finding;
  const parts = Array.from(findingItem(finding, i), (number, at) => {
    const column = columns[at] ?? repeated!;
    return `${column[0]}${textOf(column, number)}`;
  });
  return createHash('sha256')
    .update(`${kind}\n${parts.sort().join('')}`, 'latin1')
    .digest('hex')
    .slice(0, 16);
}

/** The fingerprints of all findings of the kinds that are not too many, in ascending order. */
export function fingerprintsOf(checked: Checked): Fingerprints {
  const textOf = partTexts(checked);
  const entries = checked.report.findings
    .filter((finding) => finding.count <= FINGERPRINTED && listedItems(finding) === finding.count)
    .map((finding) => {
      const texts = Array.from({ length: finding.count }, (_, i) => fingerprint(finding, i, textOf));
      return [finding.type, texts.sort()] as const;
    });
  return Object.fromEntries(entries);
}
