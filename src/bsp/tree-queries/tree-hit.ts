import type { Relation } from '../../core/contact.js';
import type { Location } from '../../core/location.js';
import type { FoundPoint3, Parameter } from '../../implicit/index.js';
import { LinePoint, type RoundedHit } from '../../implicit/line-hit.js';
import type { Stretch, StretchEnd } from './line-stretches.js';

/** A point of a segment or a ray in the closed solid of a tree. */
export interface TreeHit {
  /** Where it is along the segment or ray, exactly: `compare` orders hits, `toNumber` rounds. */
  readonly parameter: Parameter;
  readonly point: FoundPoint3;
  /** `inside` only where the segment or ray begins or ends within the solid. */
  readonly location: Exclude<Location, 'outside'>;
  /**
   * The numbers of the planes of the tree that the point lies on, ascending: of all nodes whose part of space it
   * belongs to or borders on. Those of the solid's faces there are among them; none for a point inside that is on no
   * plane of the tree.
   */
  readonly planes: readonly number[];
  /** The parameter and the point as the nearest doubles. Found when it is read. */
  readonly rounded: RoundedHit;
}

/**
 * A part of a segment or ray that lies in the solid: all of it inside, or all of it on the boundary, as long as
 * possible.
 */
export interface TreeStretch {
  /** `inside`: of all points but the ends, which say it of themselves. `boundary`: of the ends, too. */
  readonly location: Exclude<Location, 'outside'>;
  readonly entry: TreeHit;
  /** The entry itself for a single point; `null`: the ray never leaves. */
  readonly exit: TreeHit | null;
}

/** A segment or a ray, and the closed solid of a tree. */
export interface TreeStretches {
  /** `disjoint`; `touching`: only with the boundary; `overlapping`: it reaches inside. */
  readonly relation: Exclude<Relation, 'crossing'>;
  /**
   * In order along the segment or ray. A single point is one if no other begins or ends there: where an edge or a
   * vertex of the solid is touched from outside.
   */
  readonly stretches: readonly TreeStretch[];
}

class FoundTreeHit extends LinePoint implements TreeHit {
  readonly location: TreeHit['location'];
  readonly planes: readonly number[];

  constructor(
    parameter: Parameter,
    point: FoundPoint3,
    location: TreeHit['location'],
    planes: readonly number[],
  ) {
    super(parameter, point);
    this.location = location;
    this.planes = planes;
  }
}

/** An end as it is handed out. */
export function hitOf({ place, location, planes }: StretchEnd): TreeHit {
  const { parameter, point } = place;
  return new FoundTreeHit(parameter as unknown as Parameter, point as FoundPoint3, location, planes);
}

/** The answer about a line. */
export function hitsOf(stretches: readonly Stretch[]): TreeStretches {
  const isInside = stretches.some(({ location }) => location === 'inside');
  const relation = isInside ? 'overlapping' : stretches.length > 0 ? 'touching' : 'disjoint';
  return {
    relation,
    stretches: stretches.map(({ location, entry, exit }) => {
      const first = hitOf(entry);
      return {
        location,
        entry: first,
        exit: exit === null ? null : exit.place === entry.place ? first : hitOf(exit),
      };
    }),
  };
}
