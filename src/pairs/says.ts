/** What is said of how two shapes meet. */
import type { Kind } from './kind.js';

export const MEET = '`disjoint`, `touching` or `overlapping`, and which contains which';
export const SIDE = '`side` says on which side of the plane the solid is: 0 where it has points on both.';
export const core = ({ words }: Kind) =>
  `${MEET}: the square of the distance from the core to the ${words} is compared with that of the radius, as exact fractions.`;
export const CORES = `${MEET}: the square of the distance of the cores is compared with that of the sum of the radii, as exact fractions.`;
export const BOUNDARIES =
  '`boundaries` says how the boundaries meet, also where one is within the other: what is asked of hollow shapes.';
export const HULL =
  'The solid is the hull of its disks, whose farthest points from a plane are c ± r (n - (n · u) u) / |n - (n · u) u| for the unit axis u.';
export const CONE =
  'The quadratic form of the side has its least sign between the caps on an edge, on a cap, or where the axis comes to a face.';
export const MAPPED = 'Under the map that makes a ball of the ellipsoid, flat shapes stay flat.';
export const POLYGON =
  'The polygon is as for `segmentPolygon`: planar, convex or not, and may be closed (the last point equal to the first). All points of its edges belong to it; what is inside is decided by even-odd, also where a ring crosses itself or runs back.';
export const NO_POLYGON =
  'If the vertices lie in no plane, or on one line, there is no polygon: `not-planar`, `degenerate`.';

export const sentences = (...texts: readonly (string | undefined)[]) => [
  texts.filter((text) => text !== undefined).join(' '),
];
/** What is degenerate, and what is without a radius. */
export const special = ({ solid }: Kind) => [solid!.degenerate, solid!.thin];
/** The same of two, of which one may be another. */
export const specialOf = (a: Kind, b: Kind) => [
  ...new Set([a, b].map(({ solid }) => solid!.degenerate)),
  'If a radius is 0, that shape is its core, which may be `crossing`.',
];
export const besidePolygon = ({ words, solid }: Kind) => [
  ...sentences(
    `\`disjoint\`, \`touching\` or \`overlapping\`, and whether the ${words} contains the polygon.`,
    solid!.thinBesidePolygon,
  ),
  `${POLYGON} What comes into the inside of the ${words} is \`overlapping\`, be it an edge without any inside. ${NO_POLYGON}`,
];
export const ofPolygon = ({ name }: Kind) =>
  `The polygon is as for {@link ${name}Polygon}; if there is none, as its vertices lie in no plane or on one line, the answer is no.`;
