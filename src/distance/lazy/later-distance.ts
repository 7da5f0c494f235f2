import { viewerOf } from '../../core/lazy-record.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import type { Distance } from '../distance.js';
import { LazyDistance } from './lazy-distance.js';

/** A distance that is found when anything of it is first read that doubles do not know. */
class LaterDistance extends LazyDistance implements Distance {
  readonly #find: () => Distance;
  readonly #nearly: () => number;
  #found: Distance | undefined;
  #near: number | undefined;

  constructor(find: () => Distance, nearly: () => number) {
    super();
    this.#find = find;
    this.#nearly = nearly;
  }

  get squaredDistance(): Distance['squaredDistance'] {
    return this.#once().squaredDistance;
  }

  get distance(): number {
    const near = this.inDoubles();
    return Number.isNaN(near) ? this.#once().distance : near;
  }

  get unique(): boolean {
    return this.#once().unique;
  }

  get closest(): Distance['closest'] {
    return this.#once().closest;
  }

  override inDoubles(): number {
    this.#near ??= this.#nearly();
    return this.#near;
  }

  protected override compareBounds(): Sign | Undecided {
    return UNDECIDED;
  }

  #once(): Distance {
    this.#found ??= this.#find();
    return this.#found;
  }
}

const viewOf = /* @__PURE__ */ viewerOf<LaterDistance>(['squaredDistance', 'distance', 'unique', 'closest']);

/** The distance that will be found, and what doubles say it is: rounded correctly, or NaN. */
export function laterDistance(find: () => Distance, nearly: () => number): Distance {
  return viewOf(new LaterDistance(find, nearly));
}
