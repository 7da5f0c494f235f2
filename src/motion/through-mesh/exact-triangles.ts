/** A moving shape beside triangles of a mesh, exactly. */
import { nextDown, nextUp } from '../../arithmetic/float64.js';
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import { givenTriangle } from '../../distance/shapes/flat.js';
import { triangleOf } from '../../mesh/structure/corners.js';
import type { PreparedMesh } from '../../mesh/structure/prepared-mesh.js';
import type { Carrier } from '../translation/carriers.js';
import { GivenSweep } from '../translation/checked-sweep.js';
import { isEntered, sweptGap } from '../translation/engine/swept-hull.js';
import { FoundSweep } from '../translation/found-sweep.js';
import type { ExactTriangles, Meeting } from './first-triangles.js';

const STILL = [0, 0, 0];

/** Each triangle's sweep is kept: who reads the contact after the time does not find the time again. */
export class SweptTriangles implements ExactTriangles {
  readonly #where: string;
  readonly #mesh: PreparedMesh;
  readonly #carrier: Carrier;
  readonly #motion: readonly number[];
  readonly #sweeps = new Map<number, FoundSweep>();

  constructor(where: string, mesh: PreparedMesh, carrier: Carrier, motion: readonly number[]) {
    this.#where = where;
    this.#mesh = mesh;
    this.#carrier = carrier;
    this.#motion = motion;
  }

  /** The shape beside a triangle. */
  sweepOf(triangle: number): FoundSweep {
    let sweep = this.#sweeps.get(triangle);
    if (sweep === undefined) {
      sweep = new FoundSweep(this.#given(triangle));
      this.#sweeps.set(triangle, sweep);
    }
    return sweep;
  }

  meeting(triangle: number): Pick<Meeting, 'low' | 'high'> | null {
    const { first } = this.sweepOf(triangle);
    return first && between(first);
  }

  isEntered(triangle: number): boolean {
    return isEntered(this.#given(triangle).pair);
  }

  /** Do they meet at any time? */
  meets(triangle: number): boolean {
    return sweptGap(this.#given(triangle).pair) <= 0;
  }

  #given(triangle: number): GivenSweep {
    const core = givenTriangle(this.#where, 'triangle', triangleOf(this.#mesh, triangle));
    const carrier: Carrier = { core, radius: 0, skin: null, isPlanar: false };
    return new GivenSweep(this.#carrier, this.#motion, carrier, STILL);
  }
}

/** The double that a time is, twice, or its neighbours. */
function between(time: Surd): Pick<Meeting, 'low' | 'high'> {
  const nearest = surd.toNumber(time);
  const order = surd.compare(surd.fromNumber(nearest), time);
  return { low: order > 0 ? nextDown(nearest) : nearest, high: order < 0 ? nextUp(nearest) : nearest };
}
