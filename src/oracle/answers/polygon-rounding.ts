type Point = readonly [number, number];

/** Rounded polygons as text: their directed edges, sorted. */
export function roundingText(
  type: 'empty' | 'valid' | 'repaired',
  deviation: number | null,
  merged: number,
  edges: readonly (readonly [Point, Point])[],
): string {
  const rows = edges.map(([p, q]) => `${p.join()}:${q.join()}`).sort();
  return [type, deviation === null ? '-' : `${deviation}`, `${merged}`, ...rows].join(' ');
}
