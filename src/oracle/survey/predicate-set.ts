/**
 * The four core predicates on flat numbers. Only the sign of an answer is read, so plain determinants fit in as well as
 * exact signs: a survey can be made by one implementation and judged by another.
 */
export interface PredicateSet {
  /** Positive for counterclockwise points. */
  orient2d(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number;
  /** Positive if d lies where (b - a) x (c - a) points. */
  orient3d(
    ...coordinates: [
      ...a: [x: number, y: number, z: number],
      ...b: [x: number, y: number, z: number],
      ...c: [x: number, y: number, z: number],
      ...d: [x: number, y: number, z: number],
    ]
  ): number;
  /** Positive if d is inside the circle of counterclockwise points. */
  incircle(
    ax: number,
    ay: number,
    bx: number,
    by: number,
    cx: number,
    cy: number,
    dx: number,
    dy: number,
  ): number;
  /** Positive if e is inside the sphere of positively oriented points. */
  insphere(
    ...coordinates: [
      ...a: [x: number, y: number, z: number],
      ...b: [x: number, y: number, z: number],
      ...c: [x: number, y: number, z: number],
      ...d: [x: number, y: number, z: number],
      ...e: [x: number, y: number, z: number],
    ]
  ): number;
}
