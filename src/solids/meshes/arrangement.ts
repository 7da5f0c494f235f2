import { type BoundaryPiece, cutsOf, reversed } from '../engine/arrange.js';
import { type Marks, marksOf } from '../engine/marks.js';
import { type FacetPiece, Sheets } from '../engine/sheets.js';
import type { Soup } from '../engine/soup.js';
import { contactsBetween, type MeshPairs } from './contacts.js';
import { type Around, Labels } from './labels.js';
import { type NearSoup, nearSoup } from './near-soup.js';
import type { MeshOperand } from './operand.js';
import { type PatchTable, patchesOf } from './patches.js';

/** Whether a point belongs to the result, from whether it is inside each mesh. */
export type MeshCombination = (isIn: readonly boolean[]) => boolean;

/** A part of a triangle that meets another mesh, as a part of the boundary of a result. */
export interface KeptPiece extends BoundaryPiece {
  readonly facet: number;
  readonly isTurned: boolean;
}

/** The boundary of a combination of meshes, exactly: triangles as they were, and pieces of those that others meet. */
export interface MeshBoundary {
  readonly operands: readonly MeshOperand[];
  readonly near: NearSoup;
  readonly patches: readonly PatchTable[];
  /** For each mesh and patch: 1 if its triangles are kept, -1 if they are turned, 0 if they are dropped. */
  readonly ways: readonly Int8Array[];
  readonly pieces: readonly KeptPiece[];
  /** All pieces, kept or not: where they end, something of another facet may begin. */
  readonly cuts: readonly FacetPiece[];
  /** For each mesh whether it winds around anything counterclockwise. */
  readonly hasInside: readonly boolean[];
}

/**
 * The boundary of a combination of meshes. Triangles that meet no other mesh are known by the patch that they hang
 * together in; the others are cut, and parts that hang together are asked about once.
 *
 * Source: Zhou et al. 2016, "Mesh Arrangements for Solid Geometry"; Cherchi et al. 2022, "Interactive and Robust Mesh
 * Booleans" (patches, and a ray for each).
 */
export function meshBoundary(operands: readonly MeshOperand[], combination: MeshCombination): MeshBoundary {
  return arranged(operands, contactsBetween(operands), combination, (operand, met) => {
    const isMet = new Uint8Array(operand.mesh.triangles);
    for (const t of met) isMet[t] = 1;
    return patchesOf(operand, isMet);
  });
}

/**
 * The boundary, with patches that somebody else finds.
 *
 * @param patchesBeside the patches of a mesh, from the triangles that meet another one: each of their neighbours that
 *   meets none has to be in one
 */
export function arranged(
  operands: readonly MeshOperand[],
  contacts: readonly MeshPairs[],
  combination: MeshCombination,
  patchesBeside: (operand: MeshOperand, met: ReadonlySet<number>, place: number) => PatchTable,
): MeshBoundary {
  const isMet = operands.map(() => new Set<number>());
  for (const { first, second, pairs } of contacts) {
    for (let k = 0; k < pairs.length; k += 2) {
      isMet[first]!.add(pairs[k]!);
      isMet[second]!.add(pairs[k + 1]!);
    }
  }
  const patches = operands.map((operand, i) => patchesBeside(operand, isMet[i]!, i));
  const near = nearSoup(
    operands,
    operands.map((operand, i) => chosenOf(operand, isMet[i]!, patches[i]!)),
  );
  const { soup, facetOf } = near;
  const met: number[] = [];
  for (const { first, second, pairs } of contacts) {
    for (let k = 0; k < pairs.length; k += 2) {
      met.push(facetOf[first]!.get(pairs[k]!)!, facetOf[second]!.get(pairs[k + 1]!)!);
    }
  }
  const marks = marksOf(soup, met);
  const cuts = cutsOf(soup, marks);
  const labels = new Labels(operands, near, patches, marks, new Sheets(soup, marks, cuts));
  return { operands, near, patches, cuts, ...kept(labels, marks, isMet, combination) };
}

/** What is needed of a mesh as facets: triangles that others meet, their neighbours, and one of each patch. */
function chosenOf({ opposite }: MeshOperand, met: ReadonlySet<number>, patches: PatchTable): number[] {
  const isChosen = new Set(met);
  const isShown = new Uint8Array(patches.first.length);
  for (const t of met) {
    for (let h = 3 * t; h < 3 * t + 3; h++) {
      const back = opposite[h]!;
      const next = back < 0 ? t : Math.floor(back / 3);
      if (isChosen.has(next)) continue;
      isChosen.add(next);
      isShown[patches.of(next)] = 1;
    }
  }
  patches.first.forEach((t, patch) => {
    if (isShown[patch] === 0) isChosen.add(t);
  });
  return [...isChosen].sort((s, t) => s - t);
}

function kept(
  labels: Labels,
  marks: readonly (Marks | undefined)[],
  isMet: readonly ReadonlySet<number>[],
  combination: MeshCombination,
): Pick<MeshBoundary, 'ways' | 'pieces' | 'hasInside'> {
  const { near, operands, patches } = labels;
  const hasInside = operands.map(() => false);
  const belongs = (windings: readonly number[]) => combination(windings.map((w) => w > 0));
  // Parts that hang together have one object of this kind: there are fewer of them than parts.
  const known = new Map<Around, 1 | 0 | -1>();
  const wayOf = (around: Around, operand: number): 1 | 0 | -1 => {
    const { outside, inside } = around;
    if (outside[operand]! > 0 || inside[operand]! > 0) hasInside[operand] = true;
    let way = known.get(around);
    if (way === undefined) {
      const [isOut, isIn] = [belongs(outside), belongs(inside)];
      way = isOut === isIn ? 0 : isIn ? 1 : -1;
      known.set(around, way);
    }
    return way;
  };
  const pieces: KeptPiece[] = [];
  labels.sheets.forEach((sheet, i) => {
    const around = labels.ofSheet(i);
    const { operand } = near.soup.facets[sheet.facet]!;
    const way = wayOf(around, operand);
    const [speaker, triangle] = around.speaker;
    const isSpoken = sheet.isCovered && (speaker !== operand || triangle !== near.triangles[sheet.facet]!);
    if (way === 0 || isSpoken) return;
    for (const facet of sheet.whole) {
      const { operand: own, plane } = near.soup.facets[facet]!;
      if (!isMet[own]!.has(near.triangles[facet]!)) continue;
      const { vertices, edges } = near.soup.withEdges(facet);
      pieces.push(keptPiece(near.soup, { plane, facet, vertices, edges }, [], way));
    }
    for (const piece of sheet.pieces) {
      pieces.push(keptPiece(near.soup, piece, marks[piece.facet]!.guests, way));
    }
  });
  const ways = patches.map(({ first }, operand) =>
    Int8Array.from(first, (_, patch) => wayOf(labels.ofPatch(operand, patch), operand)),
  );
  return { ways, pieces, hasInside };
}

function keptPiece(soup: Soup, piece: FacetPiece, guests: Iterable<number>, way: 1 | -1): KeptPiece {
  const { plane, facet } = piece;
  const facing = (soup.facets[facet]!.facing * way) as 1 | -1;
  const { vertices, edges } = way < 0 ? reversed(piece) : piece;
  return { plane, facing, facet, isTurned: way < 0, guests, vertices, edges };
}
