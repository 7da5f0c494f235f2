import type { Drawing } from './drawing.js';

/** From where something in space is looked at, in radians: turned to the right around the upright z, then raised. */
export interface Eye {
  readonly turn: number;
  readonly rise: number;
}

/** From the front, the right and above. */
export const FIRST_EYE: Eye = { turn: -0.6, rise: 0.42 };

type Point = readonly number[];

/** The directions of the page, and towards who looks: x to the right, z up at first. */
function axesOf({ turn, rise }: Eye): readonly [right: Point, up: Point, viewer: Point] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [cr, sr] = [Math.cos(rise), Math.sin(rise)];
  return [
    [c, s, 0],
    [s * sr, -c * sr, cr],
    [s * cr, -c * cr, sr],
  ];
}

const along = (p: Point, q: Point) => p[0]! * q[0]! + p[1]! * q[1]! + p[2]! * q[2]!;

/** The farthest that anything is from the middle: so much has room, however it is turned. */
function reachOf({ dots, strokes, fills, balls }: Drawing): number {
  const points = [
    ...dots.map(({ at }) => at),
    ...strokes.flatMap((s) => s.points),
    ...fills.flatMap((f) => f.rings.flat()),
  ];
  const norms = points.map((p) => Math.hypot(...p));
  const far = balls.map(({ center, radius }) => Math.min(2, Math.hypot(...center) + radius));
  return Math.max(0.5, ...norms, ...far);
}

/** The points of a great circle across an axis. */
function greatCircle(center: Point, radius: number, axis: number): Point[] {
  return Array.from({ length: 49 }, (_, k) => {
    const angle = (2 * Math.PI * k) / 48;
    const p = [...center];
    p[(axis + 1) % 3]! += radius * Math.cos(angle);
    p[(axis + 2) % 3]! += radius * Math.sin(angle);
    return p;
  });
}

/** A drawing in space as it is seen: parallel, what is farther away first. */
export function seenFrom(drawing: Drawing, eye: Eye): Drawing {
  const [right, up, viewer] = axesOf(eye);
  const scale = 1.12 / reachOf(drawing);
  const see = (p: Point): Point => [scale * along(p, right), scale * along(p, up)];
  const depth = (points: readonly Point[]) =>
    points.reduce((sum, p) => sum + along(p, viewer), 0) / points.length;
  const meridians = drawing.balls.flatMap(({ center, radius, tone }) =>
    [0, 1, 2].map((axis) => ({ points: greatCircle(center, radius, axis), tone })),
  );
  return {
    dimension: 2,
    dots: drawing.dots.map((dot) => ({ ...dot, at: see(dot.at) })),
    strokes: [...drawing.strokes, ...meridians].map((stroke) => ({
      ...stroke,
      points: stroke.points.map(see),
    })),
    fills: [...drawing.fills]
      .sort((a, b) => depth(a.rings[0]!) - depth(b.rings[0]!))
      .map((fill) => ({ ...fill, rings: fill.rings.map((ring) => ring.map(see)) })),
    balls: drawing.balls.map((ball) => ({ ...ball, center: see(ball.center), radius: scale * ball.radius })),
    ...(drawing.spot && { spot: see(drawing.spot) }),
  };
}

/** Where the three axes point, for a small cross in the corner. */
export function seenAxes(eye: Eye): readonly Point[] {
  const [right, up] = axesOf(eye);
  return [0, 1, 2].map((i) => [right[i]!, up[i]!]);
}
