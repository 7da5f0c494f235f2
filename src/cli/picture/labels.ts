import { type Finding, findingItem, listedItems } from '../../mesh/validation/finding.js';

/** How many items of a finding are listed; some kinds (an empty mesh) have none to name. */
export function listed(finding: Finding): number {
  return finding.columns.length === 0 && finding.repeated === null ? 0 : listedItems(finding);
}

/** Numbers of a group that are written out. */
const GROUP = 6;

function few(numbers: Uint32Array): string {
  const more = numbers.length - GROUP;
  return more > 0 ? `${numbers.subarray(0, GROUP).join(', ')} and ${more} more` : numbers.join(', ');
}

/** The numbers of finding `i` in short: `3-17` is an edge, `4 on 3-17` a T-junction, `5, 9` are two triangles. */
export function briefItem(finding: Finding, i: number): string {
  const numbers = findingItem(finding, i);
  const [first, second, third] = numbers;
  if (finding.type === 't-junction') return `${first} on ${second}-${third}`;
  if (finding.columns[1] === 'vertex') return `${Math.min(first!, second!)}-${Math.max(first!, second!)}`;
  return few(numbers);
}

/** Finding `i` in words, for a list in which the kind is the heading. */
export function itemLabel(finding: Finding, i: number): string {
  const numbers = findingItem(finding, i);
  const { type: kind, columns, repeated } = finding;
  if (kind === 't-junction') return `vertex ${briefItem(finding, i)}`;
  if (columns[1] === 'vertex') {
    const triangles = numbers.subarray(2);
    return `edge ${briefItem(finding, i)} of triangle${triangles.length === 1 ? '' : 's'} ${few(triangles)}`;
  }
  const column = columns[0] ?? repeated ?? '';
  const plural = column === 'vertex' ? 'vertices' : `${column}s`;
  return `${numbers.length === 1 ? column : plural} ${few(numbers)}`;
}

/** A kind in words and in the plural: `Border edges`. */
export function kindLabel(kind: string): string {
  const words = kind
    .replaceAll('-', ' ')
    .replace(/^(t|non) /, '$1-')
    .replace(/^t-/, 'T-');
  const plural = words.endsWith('vertex')
    ? words.replace(/vertex$/, 'vertices')
    : words.replace(/([^s])$/, '$1s');
  return plural[0]!.toUpperCase() + plural.slice(1);
}
