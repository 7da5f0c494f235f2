import type { Drawing, Hull, Stroke } from './drawing.js';
import { longestOf, meridiansOf, type Oval, outlineOf, rimOf } from './outlines.js';

/** From where something in space is looked at, in radians: turned to the right around the upright z, then raised. */
export interface Eye {
  readonly turn: number;
  readonly rise: number;
}

/** From the front, the right and above. */
export const USUAL_EYE: Eye = { turn: -0.6, rise: 0.42 };
/** From where else things may be looked at first, and how much more of them has to be seen from there. */
const OTHER_EYES: readonly Eye[] = [0.42, 1].flatMap((rise) =>
  [0, 1, 2, 3, 4, 5].map((k) => ({ turn: USUAL_EYE.turn + (k * Math.PI) / 6, rise })),
);
const BETTER = 1.6;

type Point = readonly number[];

/** The directions of the page, and towards who looks: x to the right, z up at first. */
function axesOf({ turn, rise }: Eye): readonly [right: Point, up: Point, viewer: Point] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [cr, sr] = [Math.cos(rise), Math.sin(rise)];
  return [
    [c, s, 0],
    [-s * sr, c * sr, cr],
    [s * cr, -c * cr, sr],
  ];
}

const along = (p: Point, q: Point) => p[0]! * q[0]! + p[1]! * q[1]! + p[2]! * q[2]!;

const CORNERS: readonly Point[] = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((y) => [-1, 1].map((z) => [x, y, z])),
);

/** The edges of the cube that a frame is: between corners that differ in one coordinate. */
const CUBE: readonly (readonly Point[])[] = CORNERS.flatMap((p, i) =>
  CORNERS.slice(i + 1)
    .filter((q) => p.filter((x, k) => x !== q[k]).length === 1)
    .map((q) => [p, q]),
);

/** The farthest that anything is from the middle: so much has room, however it is turned. */
function reachOf(drawing: Drawing): number {
  const norms = pointsOf(drawing).map((p) => Math.hypot(...p));
  const far = drawing.balls.map(({ center, radius }) => Math.min(2, Math.hypot(...center) + radius));
  // What is magnified may go on outside of the picture.
  const most = drawing.isCut ? 2 : Number.POSITIVE_INFINITY;
  const hulls = drawing.hulls.flatMap(({ parts }) =>
    parts.map((part) => Math.min(most, Math.hypot(...part.center) + longestOf(part))),
  );
  return Math.max(drawing.isCut ? Math.sqrt(3) : 0.5, ...norms, ...far, ...hulls);
}

/** All points of what is drawn but round shapes. */
function pointsOf({ dots, strokes, fills }: Drawing): Point[] {
  return [
    ...dots.map(({ at }) => at),
    ...strokes.flatMap((s) => s.points),
    ...fills.flatMap((f) => f.rings.flat()),
  ];
}

/** How much of the page something takes: the sides of the rectangle around it, as a product. */
function sizeFrom(drawing: Drawing, eye: Eye): number {
  const points = pointsOf(drawing).map(viewOf(drawing, eye));
  const rims = seenHulls(drawing, eye).flatMap(({ parts }) => parts.flatMap((part) => rimOf(part, 16)));
  const seen = [...points, ...rims];
  const [width, height] = [0, 1].map((i) => {
    const at = seen.map((p) => p[i]!);
    return Math.max(...at) - Math.min(...at);
  }) as [number, number];
  return width * height;
}

/** From where a drawing is looked at first: as usual, if it is not much smaller from there than from elsewhere. */
export function firstEye(drawing: Drawing): Eye {
  let [best, size] = [USUAL_EYE, sizeFrom(drawing, USUAL_EYE) * BETTER];
  for (const eye of OTHER_EYES) {
    const other = sizeFrom(drawing, eye);
    if (other > size) [best, size] = [eye, other];
  }
  return best;
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

/** What is seen of the cube that something is cut off at. */
export function seenCube(drawing: Drawing, eye: Eye): readonly (readonly Point[])[] {
  return drawing.isCut ? CUBE.map((edge) => edge.map(viewOf(drawing, eye))) : [];
}

/** How points of a drawing are seen. */
function viewOf(drawing: Drawing, eye: Eye): (p: Point) => Point {
  const [right, up] = axesOf(eye);
  const scale = scaleOf(drawing);
  return (p) => [scale * along(p, right), scale * along(p, up)];
}

/** Round shapes as they are seen: ovals of the page. */
function seenHulls(drawing: Drawing, eye: Eye): Hull[] {
  const [right, up] = axesOf(eye);
  const scale = scaleOf(drawing);
  const see = (p: Point) => [scale * along(p, right), scale * along(p, up)];
  const seen = ({ center, axes }: Oval) => ({ center: see(center), axes: axes.map(see) });
  return drawing.hulls.map((hull) => ({ ...hull, parts: hull.parts.map(seen) }));
}

/** The rims of the parts of a round shape, and what makes a ball look round. */
function innerLines({ parts, tone }: Hull): Stroke[] {
  const [only] = parts;
  const ovals = parts.length === 1 && only!.axes.length > 2 ? meridiansOf(only!) : parts;
  return ovals.map((oval) => ({ points: rimOf(oval, 48), tone, isThin: true }));
}

/** So that all has room. */
const scaleOf = (drawing: Drawing) => 1.12 / reachOf(drawing);

/** A drawing in space as it is seen: parallel, what is farther away first. */
export function seenFrom(drawing: Drawing, eye: Eye): Drawing {
  const [, , viewer] = axesOf(eye);
  const scale = scaleOf(drawing);
  const see = viewOf(drawing, eye);
  const depth = (points: readonly Point[]) =>
    points.reduce((sum, p) => sum + along(p, viewer), 0) / points.length;
  const meridians = drawing.balls.flatMap(({ center, radius, tone }) =>
    [0, 1, 2].map((axis) => ({ points: greatCircle(center, radius, axis), tone })),
  );
  const hulls = seenHulls(drawing, eye);
  const outlines = hulls.map(({ parts }) => outlineOf(parts));
  const areas = [
    ...drawing.fills.map(({ rings, tone }) => ({
      far: depth(rings[0]!),
      fill: { rings: rings.map((ring) => ring.map(see)), tone },
    })),
    ...drawing.hulls.flatMap(({ parts, tone, isHollow }, i) =>
      isHollow
        ? []
        : [{ far: depth(parts.map(({ center }) => center)), fill: { rings: [outlines[i]!], tone } }],
    ),
  ];
  return {
    dimension: 2,
    dots: drawing.dots.map((dot) => ({ ...dot, at: see(dot.at) })),
    strokes: [
      ...[...drawing.strokes, ...meridians].map((stroke) => ({ ...stroke, points: stroke.points.map(see) })),
      ...outlines.map((ring, i) => ({ points: [...ring, ring[0]!], tone: hulls[i]!.tone })),
      ...hulls.flatMap(innerLines),
    ],
    fills: areas.sort((a, b) => a.far - b.far).map(({ fill }) => fill),
    hulls: [],
    balls: drawing.balls.map((ball) => ({ ...ball, center: see(ball.center), radius: scale * ball.radius })),
    ...(drawing.spot && { spot: see(drawing.spot) }),
  };
}

/** Where the three axes point, for a small cross in the corner. */
export function seenAxes(eye: Eye): readonly Point[] {
  const [right, up] = axesOf(eye);
  return [0, 1, 2].map((i) => [right[i]!, up[i]!]);
}
