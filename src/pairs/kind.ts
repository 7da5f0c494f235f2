/** What a kind of shape is to the generator of pairs. */

/** A shape as it is written in examples. */
export type Example = number | readonly Example[] | { readonly [field: string]: Example };

/** The same, and what stands in answers. */
export type Value = null | number | string | boolean | readonly Value[] | { readonly [field: string]: Value };

/** What goes straight on, and meets round solids. */
export interface Linear {
  /** Through every second shape, at a distance of 3 from its middle, and beside it, at one of 6. */
  readonly through: Example;
  readonly beside: Example;
}

/** What a relation and a boolean are shown with. */
export interface Shown {
  readonly touching: Example;
  /** The same, apart by the last bits of a number. */
  readonly apart: Example;
  /** For the relation only. */
  readonly more?: readonly Example[];
}

/**
 * A flat shape around (0, 3) or (0, 3, 0), with (1, 3) or (1, 3, 0) on its boundary; what only touches such a shape
 * there; and what is apart. What goes straight on is here as it goes through, and meets that.
 */
export interface Scene {
  readonly here?: Example;
  readonly next: Example;
  readonly away: Example;
}

/** Where shapes are. */
export type Place = 'plane' | 'space';

/** A kind of shape in the plane or in space. */
export interface Side {
  /** The type of `core/shapes.ts`, or of another file in the list of `engines.ts`. */
  readonly type: string;
  /**
   * How engines take it: calls of functions, of which most check the shape. Their words: `where` is the name of the
   * function that a user called, `name` that of the argument, `it` the shape; all others are carriers, too. There are
   *
   * - cells: points and directions that span it. Flat shapes have them;
   * - spaces: half-spaces over integers;
   * - set: half-spaces with the numbers of their features; itself: the shape, checked;
   * - given: its numbers, from which cells are made when they are needed;
   * - linear: what goes straight on, and meets round solids in a first and a last point;
   * - quadric: a quadratic form between planes;
   * - core: cells that are rounded by nothing;
   * - swept, givenSwept: a core and a radius, the former over integers; numbers: all of its numbers;
   * - ends: the disks whose hull it is;
   * - ball, conic: what has a center and a radius, or a center and axes, checked;
   * - inSpace: a round shape beside polygons; ring: the points of one, checked;
   * - checked: nothing but the check; flatChecked: the same beside flat shapes, where it is another; eitherChecked: of
   *   planes that may be given by three points;
   * - around: a box around a checked shape;
   * - set: a convex set; component: what goes straight on, for one; type: the name of what that is;
   * - parts: in the plane, what goes straight on by its kind and two points, in space the same by its name; both: the
   *   two points of a segment;
   * - rings: those of a polygon of the plane, checked;
   * - side: beside polygons of the plane, as a polygon or in one part;
   * - corners, ends, region: triangles and boxes of the plane, by points or as polygons;
   * - loaded: put into the numbers that the engine for triangles reads, and checked; asTriangle, beside: in other
   *   places.
   */
  readonly carriers?: Readonly<Record<string, string>>;
  /** As the first and as the second of two shapes; so that most pairs are apart. */
  readonly first?: Example;
  readonly second: Example;
  readonly linear?: Linear;
  /** As the first and as the second of two flat shapes that overlap. */
  readonly deep?: { readonly first: Example; readonly second: Example };
  /** What is said of its features beside flat shapes. */
  readonly features?: string;
  /**
   * Beside a flat shape around (0, 3) or (0, 3, 0) that has (1, 3) or (1, 3, 0) on its boundary: what meets it, and
   * last what does not.
   */
  readonly probes?: readonly Example[];
  readonly scene?: Scene;
  /** Beside the second shapes of round kinds, or those of radius 3: in (3, 4, 0), (0, 5, 0) or at x = 3. */
  readonly besideRound?: Shown;
}

/** What is round, and has (3, 4, 0) on its boundary as the second of two shapes. */
export interface Solid {
  /** What is said of hits and of points: the numbers of features. */
  readonly features: string;
  /** What is said of hits only. */
  readonly hitsOnly?: string;
  /** Where hits, and where points are described. */
  readonly source: string;
  readonly pointSource: string;
  /** What it is without a radius, beside flat shapes and beside polygons. */
  readonly thin?: string;
  readonly thinBesidePolygon?: string;
  /** What it is with a core of fewer dimensions. */
  readonly degenerate?: string;
  /** Planes, spheres and others of its own kind beside the second shape: those that there are pairs with. */
  readonly planes?: Shown;
  readonly spheres?: Shown;
  readonly others?: Shown;
  /** The same kind, away from what others have as their first shape: at (12, 5), or farther off from there. */
  readonly away?: Example;
  /** The same kind, so near to the second shapes of all kinds that it is some way in them. */
  readonly near?: Example;
  /** The same kind, so that it touches the edges x = 3 and x = -3 of a polygon at z = 0. */
  readonly ofRadius3?: Example;
}

/** A kind of shape: all that names, docstrings and engines have to know of it. */
export interface Kind {
  /** As it is in names of functions and arguments. */
  readonly name: string;
  readonly words: string;
  readonly plural: string;
  /** As an argument beside flat shapes, where that is shorter. */
  readonly argument?: string;
  /** Whether it is another shape, made ready for many questions. */
  readonly isPrepared?: boolean;
  /** When such a shape is refused, beside numbers that are not finite. */
  readonly refused: readonly string[];
  /** The same where it is taken by its corners. */
  readonly refusedAsHull?: string;
  /** What is said of it wherever it is taken. */
  readonly says?: string;
  /** Whether it has no point beyond a bound. */
  readonly isBounded: boolean;
  /** What is said of it beside round shapes, which take it as half-spaces. */
  readonly besideRound?: string;
  /** Whether it is a solid with flat faces. */
  readonly isPolytope?: boolean;
  /** A function that makes it of what stands in examples, and the package's entry with it. */
  readonly madeBy?: { readonly name: string; readonly from: string };
  readonly plane?: Side;
  readonly space?: Side;
  readonly solid?: Solid;
}
