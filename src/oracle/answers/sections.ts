/** A part of a section of a mesh as text has it: edge i is on triangle i, points are as rounded. */
export interface SectionChainLike {
  readonly triangles: readonly number[];
  readonly points: readonly (readonly number[])[];
}

/** How a loop lies among the others. */
export interface SectionNestLike {
  readonly turn: number;
  readonly depth: number;
  readonly parent: number | null;
}

/**
 * A section as text: `loops: 0-3-5@(0,0,1)(1,0,1)(0,1,1)`, polylines behind `open`, and for each loop how it lies, such
 * as `nest 1/0/- -1/1/0`; `nest ?` where it is not asked.
 */
export function sectionText(
  loops: readonly SectionChainLike[],
  polylines: readonly SectionChainLike[],
  nest: readonly SectionNestLike[] | null,
): string {
  const kind =
    loops.length === 0
      ? polylines.length === 0
        ? 'none'
        : 'polylines'
      : polylines.length === 0
        ? 'loops'
        : 'both';
  const chain = ({ triangles, points }: SectionChainLike) =>
    `${triangles.join('-')}@${points.map((p) => `(${p.join()})`).join('')}`;
  const lies = ({ turn, depth, parent }: SectionNestLike) => `${turn}/${depth}/${parent ?? '-'}`;
  return [
    `${kind}:`,
    ...loops.map(chain),
    'open',
    ...polylines.map(chain),
    'nest',
    ...(nest === null ? ['?'] : nest.map(lies)),
  ].join(' ');
}
