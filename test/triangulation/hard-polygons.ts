/** Simple polygons that are hard to cut into triangles: hardly any corner is an ear, or all triangles are long. */

type Polygon = number[][];

/** A band that winds round: half of its corners outside, half inside. */
export function spiral(corners: number): Polygon {
  const turns = Array.from({ length: corners / 2 }, (_, i) => 0.35 * i);
  const at = (angle: number, radius: number) => [radius * Math.cos(angle), radius * Math.sin(angle)];
  return [...turns.map((t) => at(t, 10 + t)), ...turns.map((t) => at(t, 9 + t)).reverse()];
}

/** A band that goes up and down. */
export function zipper(corners: number): Polygon {
  const teeth = Array.from({ length: corners / 2 }, (_, i) => [i, 10 * (i % 2)]);
  return [...teeth, ...teeth.map(([x, y]) => [x!, y! + 0.5]).reverse()];
}

/** Teeth on a triangle. */
export function comb(corners: number): Polygon {
  const n = corners / 2 - 1;
  const teeth = Array.from({ length: n }, (_, i) => [
    [i, 0],
    [i + 0.5, 1],
  ]);
  return [...teeth.flat(), [n, 0], [n / 2, -9]];
}

/** A star of needles. */
export function star(corners: number): Polygon {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    const radius = i % 2 === 0 ? 1000 : 1;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** A star with rays of any length. */
export function noise(corners: number): Polygon {
  let seed = 7;
  return Array.from({ length: corners }, (_, i) => {
    seed = (seed * 16_807) % 2_147_483_647;
    const angle = (2 * Math.PI * i) / corners;
    const radius = 0.1 + seed / 2_147_483_647;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** A thin bow: nearly all corners of one side block the other. */
export function bow(corners: number): Polygon {
  const n = corners / 2;
  const side = Array.from({ length: n }, (_, i) => [i, (4 * i * i) / n]);
  return [...side, ...side.map(([x, y]) => [x!, y! + 0.001]).reverse()];
}

export const HARD_POLYGONS = { spiral, zipper, comb, star, noise, bow } as const;
