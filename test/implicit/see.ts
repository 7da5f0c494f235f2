/** What constructions keep beside their data, for tests; and constructions whose numbers a test says. */

import type {
  ExactPlane,
  ImplicitPoint2,
  ImplicitPoint3,
  Parameter,
  PlaneLike,
  PointLike2,
  PointLike3,
} from '../../src/implicit/data.js';
import type {
  HomogeneousPlane,
  HomogeneousPoint,
  HomogeneousPoint2,
} from '../../src/implicit/homogeneous.js';
import {
  type ExactQuotient,
  exactParameter,
  ParameterObject,
  roundedParameter,
} from '../../src/implicit/objects/parameter-object.js';
import {
  exactPlane,
  isDegenerateObject,
  PlaneObject,
  roundedPlane,
  sharpNormal,
} from '../../src/implicit/objects/plane-object.js';
import { sharpNormalOf } from '../../src/implicit/objects/planes.js';
import { exactPoint2, Point2Object, roundedPoint2 } from '../../src/implicit/objects/point2-object.js';
import {
  exactPoint3,
  Point3Object,
  roundedPoint3,
  sharpPoint3,
} from '../../src/implicit/objects/point3-object.js';
import { isLineThrough, isPlaneThrough, isSamePlane } from '../../src/implicit/objects/same-plane.js';

/** What is known of a plane. */
export interface SeenPlane {
  readonly approximation: readonly number[];
  readonly exact: HomogeneousPlane;
  readonly sharpNormal: readonly number[] | null;
  readonly points: readonly number[] | undefined;
  readonly isDegenerate: boolean;
}

export function seePlane(plane: PlaneLike): SeenPlane {
  const object = plane as unknown as PlaneObject;
  return {
    get approximation() {
      return roundedPlane(object);
    },
    get exact() {
      return exactPlane(object);
    },
    get sharpNormal() {
      return sharpNormal(object);
    },
    get points() {
      return object.anchored;
    },
    get isDegenerate() {
      return isDegenerateObject(object);
    },
  };
}

/** What is known of a point of space. */
export interface SeenPoint {
  readonly approximation: readonly number[];
  readonly exact: HomogeneousPoint;
  readonly sharp: readonly number[] | null;
  readonly planes: readonly ExactPlane[];
  readonly line: readonly number[] | undefined;
}

export function seePoint(point: ImplicitPoint3 | null | undefined): SeenPoint {
  const object = point as unknown as Point3Object;
  const data = point as unknown as {
    plane?: ExactPlane;
    planes?: ExactPlane[];
    line?: number[];
    by?: string;
  };
  return {
    get approximation() {
      return roundedPoint3(object);
    },
    get exact() {
      return exactPoint3(object);
    },
    get sharp() {
      return sharpPoint3(object);
    },
    planes: data.planes ?? (data.plane === undefined ? [] : [data.plane]),
    line: data.by === 'direction' ? undefined : data.line,
  };
}

/** What is known of a point of the plane. */
export function seePoint2(point: ImplicitPoint2 | null | undefined) {
  const object = point as unknown as Point2Object;
  const data = point as ImplicitPoint2;
  return {
    get approximation() {
      return roundedPoint2(object);
    },
    get exact() {
      return exactPoint2(object);
    },
    lines: [...(data.aBy === 'points' ? [data.a] : []), ...(data.bBy === 'points' ? [data.b] : [])],
  };
}

/** What is known of a parameter. */
export function seeParameter(parameter: Parameter | null | undefined) {
  const object = parameter as unknown as ParameterObject;
  return {
    get approximation() {
      return roundedParameter(object);
    },
    get exact() {
      return exactParameter(object);
    },
  };
}

class StubPlane extends PlaneObject {
  readonly type = 'stub';
  readonly #approximation: readonly number[];
  readonly #points: readonly number[] | undefined;
  readonly #derive: () => HomogeneousPlane;
  readonly #sharp: readonly number[] | undefined;

  constructor(
    approximation: readonly number[],
    points: readonly number[] | undefined,
    derive: () => HomogeneousPlane,
    sharp?: readonly number[],
  ) {
    super();
    this.#approximation = approximation;
    this.#points = points;
    this.#derive = derive;
    this.#sharp = sharp;
  }

  override get anchored() {
    return this.#points;
  }

  protected override round() {
    return this.#approximation;
  }

  protected override sharpen() {
    if (this.#sharp !== undefined) return this.#sharp;
    return this.#points === undefined ? null : sharpNormalOf(this.#points);
  }

  protected override derive() {
    return this.#derive();
  }
}

class StubPoint3 extends Point3Object {
  readonly type = 'stub';
  readonly #approximation: readonly number[];
  readonly planes: readonly ExactPlane[];
  readonly line: readonly number[] | undefined;
  readonly #derive: () => HomogeneousPoint;
  readonly #sharpen: (() => readonly number[] | null) | undefined;

  constructor(
    approximation: readonly number[],
    planes: readonly ExactPlane[],
    line: readonly number[] | undefined,
    derive: () => HomogeneousPoint,
    sharpen?: () => readonly number[] | null,
  ) {
    super();
    this.#approximation = approximation;
    this.planes = planes;
    this.line = line;
    this.#derive = derive;
    this.#sharpen = sharpen;
  }

  override isDefinedByPoints(points: readonly number[]) {
    const planes = this.planes as unknown as PlaneObject[];
    return (
      planes.some((p) => isPlaneThrough(p, points)) ||
      (this.line !== undefined && isLineThrough(this.line, points))
    );
  }

  protected override isDefinedByOther(plane: PlaneObject) {
    const planes = this.planes as unknown as PlaneObject[];
    return planes.some((p) => isSamePlane(p, plane));
  }

  protected override round() {
    return this.#approximation;
  }

  protected override derive() {
    return this.#derive();
  }

  protected override sharpen() {
    return this.#sharpen?.() ?? null;
  }
}

class StubPoint2 extends Point2Object {
  readonly type = 'stub';
  readonly #approximation: readonly number[];
  readonly #lines: readonly (readonly number[])[];
  readonly #derive: () => HomogeneousPoint2;

  constructor(
    approximation: readonly number[],
    lines: readonly (readonly number[])[],
    derive: () => HomogeneousPoint2,
  ) {
    super();
    this.#approximation = approximation;
    this.#lines = lines;
    this.#derive = derive;
  }

  override isOnLineThrough(px: number, py: number, qx: number, qy: number) {
    const isEnd = (l: readonly number[], x: number, y: number) =>
      (l[0] === x && l[1] === y) || (l[2] === x && l[3] === y);
    return this.#lines.some((l) => isEnd(l, px, py) && isEnd(l, qx, qy));
  }

  protected override round() {
    return this.#approximation;
  }

  protected override derive() {
    return this.#derive();
  }
}

class StubParameter extends ParameterObject {
  readonly type = 'stub';
  readonly #approximation: readonly number[];
  readonly #derive: () => ExactQuotient;

  constructor(approximation: readonly number[], derive: () => ExactQuotient) {
    super();
    this.#approximation = approximation;
    this.#derive = derive;
  }

  protected override round() {
    return this.#approximation;
  }

  protected override derive() {
    return this.#derive();
  }
}

/** A plane with these rounded coefficients, points and integers. */
export function stubPlane(...args: ConstructorParameters<typeof StubPlane>): ExactPlane {
  return new StubPlane(...args) as unknown as ExactPlane;
}

/** A point of space with these rounded coordinates, planes, line and integers. */
export function stubPoint(...args: ConstructorParameters<typeof StubPoint3>): ImplicitPoint3 {
  return new StubPoint3(...args) as unknown as ImplicitPoint3;
}

/** A point of the plane with these rounded coordinates, lines and integers. */
export function stubPoint2(...args: ConstructorParameters<typeof StubPoint2>): ImplicitPoint2 {
  return new StubPoint2(...args) as unknown as ImplicitPoint2;
}

/** A parameter with this rounded quotient and these integers. */
export function stubParameter(...args: ConstructorParameters<typeof StubParameter>): Parameter {
  return new StubParameter(...args) as unknown as Parameter;
}

/** Is a plane one that a point was defined by? */
export function isDefinedBy(point: ImplicitPoint3, plane: PlaneLike): boolean {
  return (point as unknown as Point3Object).isDefinedBy(plane as unknown as PlaneObject);
}

/** Both members of a mixture, as the forms take them. */
export function objectOf<T>(point: PointLike2 | PointLike3): T {
  return point as unknown as T;
}
