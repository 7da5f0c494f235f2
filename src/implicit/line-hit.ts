import type { ContactPoint } from '../core/contact.js';
import type { Feature } from '../core/feature.js';
import type { FoundPoint3, Parameter } from './data.js';

/** A place along a line, as the nearest doubles. */
export interface RoundedHit {
  readonly parameter: number;
  readonly point: readonly [number, number, number];
}

/** A place along a line that can round itself. */
export class LinePoint {
  readonly parameter: Parameter;
  readonly point: FoundPoint3;

  constructor(parameter: Parameter, point: FoundPoint3) {
    this.parameter = parameter;
    this.point = point;
  }

  get rounded(): RoundedHit {
    const [x, y, z] = this.point;
    return { parameter: this.parameter.toNumber(), point: [x!, y!, z!] };
  }
}

/** Such a place, with the features that meet there. */
export class LineContact extends LinePoint implements ContactPoint {
  readonly a: Feature;
  readonly b: Feature;

  constructor(a: Feature, b: Feature, parameter: Parameter, point: FoundPoint3) {
    super(parameter, point);
    this.a = a;
    this.b = b;
  }
}
