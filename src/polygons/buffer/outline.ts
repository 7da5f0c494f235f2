import { coordinates2d } from '../../implicit/index.js';
import { convexHull2d } from '../../planar/index.js';
import { orient2d } from '../../predicates/index.js';
import type { SetPoint } from '../set-points.js';
import { type Corner, convexCorner, disk, reflexCorner } from './corners.js';
import { isAhead, isClear, isWithin, type Place } from './distance-tests.js';
import type { Margin } from './margin.js';
import type { Radii } from './radii.js';
import { directionOf, type Unit } from './unit-vectors.js';

/** The rings to be filled where their winding number is positive: each a list of corner numbers and places. */
export type Filled = readonly (number | Place)[];

const isPlain = (point: SetPoint): point is Place => !('type' in point);

/**
 * What is put beside the edges of one ring, on the right of each: with the ring itself, it contains all that is within
 * `low` of it there, and nothing that is further than `high`.
 *
 * Beside an edge from p to q it is a quadrilateral p, p', q', q; at a convex corner v, a fan of triangles v, u, u' from
 * the end of one quadrilateral to the beginning of the next. All of these are counterclockwise, and so is what is on
 * the left of the ring; edges that two of them have in common cancel. So the ring through all p', q' and u, which goes
 * by v itself where there is no fan, has a winding number that counts what covers a place.
 *
 * Each is tested, exactly:
 * - `high`: p' is as near to p, q' to q, and u to v. All is convex, so that this is enough.
 * - `low`: the lines p' q' and u u' pass p and q, and v, no nearer than that, and p' and q' are not between the
 *   perpendiculars of p and q: so the quadrilateral has all that is as near to the edge and beside it, and with the
 *   fan between, or with each other where they overlap, two have all that is as near to their corner and between.
 *
 * What fails is chosen again with margins; and if that fails (edges that are as short as coordinates are rounded), or
 * if a corner is no point of doubles, the edge gets the hull of two disks instead: polygons that were tested alone.
 */
export class Outline {
  readonly #points: readonly SetPoint[];
  readonly #near: readonly Place[];
  readonly #directions: readonly Unit[];
  readonly #radii: Radii;
  readonly #margin: Margin;
  /** For each edge, from a corner to the next one: does it get a hull? */
  readonly #isHull: boolean[];
  readonly #isPushed: boolean[];
  readonly #corners: (Corner | undefined)[];

  constructor(points: readonly SetPoint[], radii: Radii, margin: Margin) {
    this.#points = points;
    this.#radii = radii;
    this.#margin = margin;
    this.#near = points.map((point) => (isPlain(point) ? point : (coordinates2d(point) as unknown as Place)));
    this.#directions = points.map((_, i) => {
      const [a, b] = [this.#near[i]!, this.#near[this.#next(i)]!];
      return a[0] === b[0] && a[1] === b[1] ? [1, 0] : directionOf(...a, ...b);
    });
    this.#isHull = points.map((point, i) => !(isPlain(point) && isPlain(points[this.#next(i)]!)));
    this.#isPushed = points.map(() => false);
    this.#corners = points.map(() => undefined);
    this.#choose();
  }

  #next(i: number): number {
    return i + 1 === this.#points.length ? 0 : i + 1;
  }

  #before(i: number): number {
    return i === 0 ? this.#points.length - 1 : i - 1;
  }

  /** Chooses corners until all tests hold. Each round pushes a corner, or gives an edge up, for good. */
  #choose(): void {
    let stale = this.#points.map((_, i) => i);
    while (stale.length > 0) {
      for (const i of stale) this.#corners[i] = this.#cornerAt(i);
      const failed = new Set<number>();
      const edges = new Set(stale.flatMap((i) => [this.#before(i), i]));
      for (const i of stale) if (!this.#isCornerGood(i)) failed.add(i);
      for (const i of edges) if (!this.#isEdgeGood(i)) failed.add(i).add(this.#next(i));
      const changed = new Set<number>();
      for (const i of failed) {
        changed.add(i);
        if (!this.#isPushed[i]) {
          this.#isPushed[i] = true;
          continue;
        }
        for (const edge of [this.#before(i), i]) {
          this.#isHull[edge] = true;
          changed.add(edge).add(this.#next(edge));
        }
      }
      stale = [...changed];
    }
  }

  /** Is the corner convex, seen from the left of the ring, or a turn back? */
  #isConvex(i: number): boolean {
    const [a, b, c] = [this.#near[this.#before(i)]!, this.#near[i]!, this.#near[this.#next(i)]!];
    const turn = orient2d(...a, ...b, ...c);
    return turn > 0 || (turn === 0 && !isAhead(a, b, c));
  }

  #cornerAt(i: number): Corner | undefined {
    const before = this.#before(i);
    const [hasInto, hasOut] = [!this.#isHull[before], !this.#isHull[i]];
    if (!hasInto && !hasOut) return undefined;
    const [at, into, out] = [this.#near[i]!, this.#directions[before]!, this.#directions[i]!];
    // Of two corners of which one is beside a hull, the hull has what is around it.
    const make = hasInto && hasOut && this.#isConvex(i) ? convexCorner : reflexCorner;
    return make(at, into, out, this.#radii, this.#isPushed[i]!);
  }

  #isCornerGood(i: number): boolean {
    const corner = this.#corners[i];
    if (corner === undefined) return true;
    const { places, isFan } = corner;
    const at = this.#near[i]!;
    const { low, high } = this.#radii;
    if (!places.every((place) => isWithin(at, place, high))) return false;
    if (isFan) {
      return places
        .slice(1)
        .every(
          (place, k) => orient2d(...at, ...places[k]!, ...place) > 0 && isClear(at, places[k]!, place, low),
        );
    }
    // Nothing is between two that overlap.
    const isAlone = this.#isHull[i]! || this.#isHull[this.#before(i)]! || !this.#isConvex(i);
    return isAlone || orient2d(...at, ...places[1]!, ...places[0]!) >= 0;
  }

  /** Where an edge was moved to. */
  #moved(i: number): readonly [Place, Place] {
    return [this.#corners[i]!.places.at(-1)!, this.#corners[this.#next(i)]!.places[0]!];
  }

  #isEdgeGood(i: number): boolean {
    if (this.#isHull[i]) return true;
    const [p, q] = [this.#near[i]!, this.#near[this.#next(i)]!];
    const [from, to] = this.#moved(i);
    const { low } = this.#radii;
    return (
      isAhead(p, q, to) &&
      isAhead(q, p, from) &&
      orient2d(...p, ...q, ...from) < 0 &&
      orient2d(...p, ...q, ...to) < 0 &&
      orient2d(...from, ...to, ...p) > 0 &&
      orient2d(...from, ...to, ...q) > 0 &&
      isClear(p, from, to, low) &&
      isClear(q, from, to, low)
    );
  }

  /** The rings to be filled: the moved ring, by the numbers of corners where it goes by these, and hulls. */
  rings(): Filled[] {
    const ring: (number | Place)[] = [];
    const hulls: Filled[] = [];
    const disks = new Map<number, readonly Place[]>();
    this.#points.forEach((_, i) => {
      const corner = this.#corners[i];
      const [hasInto, hasOut] = [!this.#isHull[this.#before(i)], !this.#isHull[i]];
      if (corner?.isFan && hasInto && hasOut) for (const place of corner.places) ring.push(place);
      else {
        if (hasInto) ring.push(corner!.places[0]!);
        ring.push(i);
        if (hasOut) ring.push(corner!.places.at(-1)!);
      }
      if (corner !== undefined) this.#measureCorner(i, corner);
      if (hasOut) this.#measureEdge(i);
      else hulls.push(hullOf([i, this.#next(i)].flatMap((v) => this.#diskAt(v, disks))));
    });
    return [ring, ...hulls];
  }

  #measureCorner(i: number, { places, isFan }: Corner): void {
    for (const place of places) this.#margin.addPlace(this.#near[i]!, place, 0);
    if (!isFan) return;
    places.slice(1).forEach((place, k) => {
      this.#margin.addLine(this.#near[i]!, places[k]!, place, 0);
    });
  }

  #measureEdge(i: number): void {
    const [from, to] = this.#moved(i);
    this.#margin.addLine(this.#near[i]!, from, to, 0);
    this.#margin.addLine(this.#near[this.#next(i)]!, from, to, 0);
  }

  #diskAt(i: number, known: Map<number, readonly Place[]>): readonly Place[] {
    let places = known.get(i);
    if (places === undefined) {
      places = testedDisk(this.#points[i]!, this.#near[i]!, this.#radii, this.#margin);
      known.set(i, places);
    }
    return places;
  }
}

/** A polygon around a point that contains the disk of radius `low`, and is in that of radius `high`. */
export function testedDisk(point: SetPoint, near: Place, radii: Radii, margin: Margin): readonly Place[] {
  const places = disk(near, radii);
  const error = isPlain(point) ? 0 : radii.slack;
  places.forEach((place, k) => {
    const next = places[(k + 1) % places.length]!;
    if (!(isWithin(point, place, radii.high) && isClear(point, place, next, radii.low))) {
      throw new Error('a disk that is off by more than its margins');
    }
    margin.addPlace(near, place, error);
    margin.addLine(near, place, next, error);
  });
  return places;
}

function hullOf(places: readonly Place[]): Filled {
  return Array.from(convexHull2d(places), (i) => places[i]!);
}
