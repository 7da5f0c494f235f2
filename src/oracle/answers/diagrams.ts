/** The texts of Voronoi and power diagrams. */

/** A vertex: its coordinates as fractions, and the sites whose cells meet there. */
export interface VertexText {
  readonly point: string;
  readonly sites: readonly number[];
}

/** An edge: its two sites, and the points where it ends; null for infinity. */
export interface EdgeText {
  readonly sites: readonly [number, number];
  readonly ends: readonly (string | null)[];
}

export interface DiagramParts {
  readonly vertices: readonly VertexText[];
  readonly edges: readonly EdgeText[];
  readonly hidden: readonly number[];
  readonly duplicates: readonly number[];
}

const ascending = (numbers: readonly number[]) => [...numbers].sort((i, j) => i - j);

/**
 * `alone` without edges, `parallel` without vertices, `many` if more than three cells meet in one, else `general`; then
 * every vertex and every edge, sorted as texts, hidden sites, and duplicates with those that stand for them.
 */
export function diagramText({ vertices, edges, hidden, duplicates }: DiagramParts): string {
  const kind =
    edges.length === 0
      ? 'alone'
      : vertices.length === 0
        ? 'parallel'
        : vertices.some(({ sites }) => sites.length > 3)
          ? 'many'
          : 'general';
  const points = vertices.map(({ point, sites }) => `${point}${ascending(sites).join('-')}`).sort();
  const lines = edges.map(({ sites, ends }) => {
    const [from, to] = ends.map((end) => end ?? 'inf').sort();
    return `${ascending(sites).join('|')}:${from}..${to}`;
  });
  const parts = [kind, ...points, ...lines.sort(), `hidden:${hidden.join(',')}`];
  return `${parts.join(' ')} equal:${duplicates.join(',')}`;
}

/** A cell: its area, and its corners. */
export const cellText = (area: string, ring: readonly string[]): string => `${area}${ring.join('')}`;

/** A point of the plane by two fractions. */
export const pointText = (x: string, y: string): string => `(${x},${y})`;

/**
 * `vertex`, `edge`, `face` or `outside`, with the point numbers of that part; the nearest points; and the natural
 * neighbours.
 */
export function locatedText(
  part: readonly number[] | null,
  nearest: readonly number[],
  neighbours: readonly number[],
): string {
  const kind = part === null ? 'outside' : ['vertex', 'edge', 'face'][part.length - 1]!;
  return `${kind} of:${ascending(part ?? []).join(',')} nearest:${nearest.join(',')} natural:${neighbours.join(',')}`;
}

/** A face of a cell of space: `s` and the site beyond it, or `r` and the side of the region; then its corners. */
export interface SolidFaceText {
  readonly beyond: string;
  readonly ring: readonly number[];
}

/** A cell of space: its volume, its corners, and its faces in order; the volume alone if that is 0. */
export function solidText(
  volume: string,
  corners: readonly string[],
  faces: readonly SolidFaceText[],
): string {
  if (corners.length === 0) return volume;
  const rings = faces.map(({ beyond, ring }) => `|${beyond}:${ring.join('-')}`);
  return `${volume}${corners.join('')}${rings.join('')}`;
}

/** A point of space by three fractions. */
export const spacePointText = (x: string, y: string, z: string): string => `(${x},${y},${z})`;
