type Pair = readonly [number, number];

const comparePairs = (p: Pair, q: Pair): number => p[0] - q[0] || p[1] - q[1];

/**
 * Faces whose corners are sums of two points, by the numbers of these: `solid 0-0,0-1,1-0 0-1-2`, the corners, and the
 * corners of each face, from the least on.
 */
export function sumText(faces: readonly (readonly Pair[])[]): string {
  const corners = new Map(faces.flat().map((pair) => [pair.join('-'), pair]));
  const sorted = Array.from(corners.values()).sort(comparePairs);
  const numbers = new Map(sorted.map((pair, number) => [pair.join('-'), number]));
  const lists = faces.map((face) => {
    const own = face.map((pair) => numbers.get(pair.join('-'))!);
    const least = own.indexOf(Math.min(...own));
    return [...own.slice(least), ...own.slice(0, least)];
  });
  lists.sort((f, g) => {
    const at = f.findIndex((v, k) => v !== g[k]);
    return at < 0 ? 0 : f[at]! - (g[at] ?? -1);
  });
  return `solid ${sorted.map((pair) => pair.join('-')).join()} ${lists.map((list) => list.join('-')).join()}`;
}
