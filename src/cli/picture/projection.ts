/** A rectangle on a page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Points on a page, y downward, and how near each is to the viewer. */
export interface Projection {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly depth: Float64Array;
  readonly box: Box;
}

/** The directions of the page and of the viewer: from the front, the right and above. */
const RIGHT = [0.832, 0, -0.555];
const UP = [-0.208, 0.927, -0.312];
const VIEWER = [0.514, 0.375, 0.771];

const along = (positions: ArrayLike<number>, v: number, [x, y, z]: readonly number[]) =>
  positions[3 * v]! * x! + positions[3 * v + 1]! * y! + positions[3 * v + 2]! * z!;

function range(values: Float64Array): readonly [low: number, high: number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low <= high ? [low, high] : [0, 0];
}

/** Projects points in parallel so that all of `all` fit into a box on the page. */
export function projected(positions: ArrayLike<number>, all: ArrayLike<number>, box: Box): Projection {
  const seen = (points: ArrayLike<number>, direction: readonly number[]) =>
    Float64Array.from({ length: points.length / 3 }, (_, v) => along(points, v, direction));
  const [west, east] = range(seen(all, RIGHT));
  const [south, north] = range(seen(all, UP));
  const tightest = Math.min(box.width / (east - west), box.height / (north - south));
  const scale = Number.isFinite(tightest) ? tightest : 1;
  const middleX = box.left + box.width / 2;
  const middleY = box.top + box.height / 2;
  return {
    x: seen(positions, RIGHT).map((u) => middleX + scale * (u - (west + east) / 2)),
    y: seen(positions, UP).map((v) => middleY - scale * (v - (south + north) / 2)),
    depth: seen(positions, VIEWER).map((w) => scale * w),
    box,
  };
}
