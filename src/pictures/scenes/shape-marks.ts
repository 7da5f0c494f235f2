import { convexHull, convexHullFaces } from '../../hull/index.js';
import { add, multiply, sameVector, subtract, type Vector } from '../../oracle/referees/shapes/vectors.js';
import { halfSpacesOf, isBounded } from './half-spaces.js';
import { type Numbers, vectorOf } from './numbers.js';
import { roundShape } from './round-shapes.js';
import type { Mark, Tone } from './scene.js';

type Coordinates = readonly number[];
type Fields = Readonly<Record<string, unknown>>;

/** How a shape is to be drawn: what it is called, and what `{ origin, direction }` stands for. */
export interface Manner {
  readonly name: string;
  /** The name of its question: `capsuleCapsule` says what `a` is. */
  readonly question: string;
  readonly tone: Tone;
  readonly numbers: Numbers;
  readonly dimension: 2 | 3;
  /** Of `{ origin, direction }`. */
  readonly linear: 'ray' | 'line';
  /** Whether a list of points is a ring, and not a set. */
  readonly isRing: boolean;
}

/** More triangles than these are no picture. */
const MOST_TRIANGLES = 400;
/** Points with names, of meshes and the like. */
const MOST_LABELS = 12;

const isPoint = (value: unknown): value is Coordinates =>
  Array.isArray(value) && (value.length === 2 || value.length === 3) && value.every(Number.isFinite);
const isPoints = (value: unknown): value is readonly Coordinates[] =>
  Array.isArray(value) && value.length > 0 && value.every(isPoint);

/** Whether numbers are boxes, one behind the other. */
const isBoxes = (value: unknown, { question }: Manner): value is readonly number[] =>
  question.startsWith('overlappingPairs') && Array.isArray(value) && value.every(Number.isFinite);

function outline(ring: readonly Vector[], tone: Tone): Mark[] {
  return ring
    .map((from, i) => ({ type: 'segment' as const, from, to: ring[(i + 1) % ring.length]!, tone }))
    .filter(({ from, to }) => ring.length === 1 || !sameVector(from, to) || ring.length < 3);
}

/** Shapes that say which they are have the same fields. */
function withoutType({ type: _, ...fields }: Fields): Fields {
  return fields;
}

class ShapeMarks {
  readonly #manner: Manner;

  constructor(manner: Manner) {
    this.#manner = manner;
  }

  /** `undefined` for what has no picture. */
  of(value: unknown): readonly Mark[] | undefined {
    const { isRing, name } = this.#manner;
    if (isPoint(value)) return [this.#point(this.#at(value), name)];
    if (isPoints(value)) return isRing ? this.#ring(value, '') : this.#named(value.map((p) => this.#at(p)));
    if (isBoxes(value, this.#manner)) return this.#boxes(value);
    if (Array.isArray(value)) return this.#list(value);
    if (typeof value !== 'object' || value === null) return undefined;
    return this.#object(value as Fields);
  }

  #at(p: Coordinates): Vector {
    return vectorOf(this.#manner.numbers, p);
  }

  #point(at: Vector, label: string): Extract<Mark, { type: 'point' }> {
    return { type: 'point', at, label, tone: this.#manner.tone };
  }

  #named(points: readonly Vector[]): Mark[] {
    const { name } = this.#manner;
    return points.map((at, i) => this.#point(at, i < MOST_LABELS ? `${name}${i}` : ''));
  }

  /** Boxes in one array: the corners of one behind those of the other. */
  #boxes(flat: readonly number[]): readonly Mark[] | undefined {
    const { dimension } = this.#manner;
    const corner = (i: number) => flat.slice(i * dimension, (i + 1) * dimension);
    const count = flat.length / (2 * dimension);
    const boxes = Array.from({ length: count }, (_, i) => ({ min: corner(2 * i), max: corner(2 * i + 1) }));
    const marks = this.#list(boxes);
    if (2 * count <= MOST_LABELS) return marks;
    return marks?.map((mark): Mark => (mark.type === 'point' ? { ...mark, label: '' } : mark));
  }

  /** Segments, for example: each is drawn with its number. */
  #list(values: readonly unknown[]): readonly Mark[] | undefined {
    const { name } = this.#manner;
    const marks = values.map((value, i) =>
      new ShapeMarks({ ...this.#manner, name: `${name}${i}` }).of(value),
    );
    return marks.includes(undefined) || marks.length === 0 ? undefined : marks.flatMap((each) => each!);
  }

  #object(typed: Fields): readonly Mark[] | undefined {
    const { name } = this.#manner;
    const of = isBounded(typed) ? typed : withoutType(typed);
    const round = roundShape(of);
    if (round !== undefined) return this.#round(of, round);
    if (isBounded(of))
      return [
        { type: 'polytope', halfSpaces: halfSpacesOf(of, this.#manner.numbers), tone: this.#manner.tone },
      ];
    const point = (field: string) => this.#at(of[field] as Coordinates);
    const has = (...fields: string[]) => fields.every((field) => isPoint(of[field]));
    const corners = (fields: string) =>
      [...fields].map((field) => this.#point(point(field), `${name}.${field}`));
    if (has('a', 'b', 'c', 'd'))
      return [...this.#tetrahedron('abcd'.split('').map(point)), ...corners('abcd')];
    if (has('a', 'b', 'c')) return [...this.#face('abc'.split('').map(point)), ...corners('abc')];
    if (has('start', 'end'))
      return [
        { type: 'segment', from: point('start'), to: point('end'), tone: this.#manner.tone },
        ...['start', 'end'].map((field) => this.#point(point(field), `${name}.${field}`)),
      ];
    if (has('origin', 'direction')) return this.#linear(point('origin'), point('direction'));
    if (has('min', 'max')) return this.#box(of.min as Coordinates, of.max as Coordinates);
    if (has('normal') && typeof of.constant === 'number') return this.#plane(point('normal'), of.constant);
    if (has('center', 'halfSize') && isPoints(of.axes)) return this.#orientedBox(of);
    if (Array.isArray(of.coordinates)) return this.#polygons(of.coordinates as Coordinates[][][]);
    if (Array.isArray(of.outer))
      return this.#polygon(of as { outer: Coordinates[]; holes?: Coordinates[][] });
    if (isPoints(of.vertices) && Array.isArray(of.faces))
      return this.#solid(
        of.vertices.map((p) => this.#at(p)),
        of.faces as number[][],
      );
    if (isPoints(of.points)) return this.#hull(of.points);
    return of.positions !== undefined && of.indices !== undefined
      ? this.#mesh(of as { positions: ArrayLike<number>; indices: ArrayLike<number> })
      : undefined;
  }

  #round(of: Fields, round: NonNullable<ReturnType<typeof roundShape>>): Mark[] {
    const { name, question, numbers, dimension, tone } = this.#manner;
    const vector = (field: string) => this.#at(of[field] as Coordinates);
    const {
      centers,
      corners = [],
      ...hull
    } = round({
      dimension,
      vector,
      vectors: (field) => (of[field] as readonly Coordinates[]).map((v) => this.#at(v)),
      number: (field) => numbers.of(of[field] as number),
      isCalled: (word) => `${name} ${question}`.toLowerCase().includes(word),
    });
    return [
      { type: 'hull', ...hull, tone },
      ...centers.map((field) => ({
        ...this.#point(vector(field), `${name}.${field}`),
        isCenter: true as const,
      })),
      ...corners.map((field) => this.#point(vector(field), `${name}.${field}`)),
    ];
  }

  #linear(origin: Vector, direction: Vector): Mark[] {
    const { linear, name, tone } = this.#manner;
    return [{ type: linear, origin, direction, tone }, this.#point(origin, `${name}.origin`)];
  }

  #face(ring: readonly Vector[]): Mark[] {
    const { tone } = this.#manner;
    return [{ type: 'area', rings: [ring], tone }, ...outline(ring, tone)];
  }

  #ring(ring: readonly Coordinates[], prefix: string): Mark[] {
    const { name } = this.#manner;
    const corners = ring.map((p) => this.#at(p));
    const label = (i: number) => `${name}${prefix}${i}`;
    return [...this.#face(corners), ...corners.map((at, i) => this.#point(at, label(i)))];
  }

  #polygon({ outer, holes = [] }: { outer: readonly Coordinates[]; holes?: readonly Coordinates[][] }) {
    const { tone, name } = this.#manner;
    const rings = [outer, ...holes].map((ring) => ring.map((p) => this.#at(p)));
    const label = (ring: number, i: number) =>
      `${name}.${ring === 0 ? '' : `hole${ring > 1 ? ring : ''}.`}${i}`;
    return [
      { type: 'area' as const, rings: rings.filter((ring) => ring.length > 2), tone },
      ...rings.flatMap((ring) => outline(ring, tone)),
      ...rings.flatMap((ring, r) => ring.map((at, i) => this.#point(at, label(r, i)))),
    ];
  }

  /** Polygons of a set: lists of rings. */
  #polygons(polygons: readonly (readonly (readonly Coordinates[])[])[]): Mark[] {
    return polygons.flatMap(([outer = [], ...holes], i) =>
      new ShapeMarks({ ...this.#manner, name: `${this.#manner.name}${i}` }).#polygon({
        outer,
        holes: [...holes] as Coordinates[][],
      }),
    );
  }

  #tetrahedron(corners: readonly Vector[]): Mark[] {
    return [0, 1, 2, 3].flatMap((left) => this.#face(corners.filter((_, i) => i !== left)));
  }

  #box(min: Coordinates, max: Coordinates): Mark[] {
    const { dimension, name } = this.#manner;
    const [low, high] = [this.#at(min), this.#at(max)];
    const ends = [this.#point(low, `${name}.min`), this.#point(high, `${name}.max`)];
    if (dimension === 2) {
      const ring: Vector[] = [low, [high[0], low[1], 0n], high, [low[0], high[1], 0n]];
      return [...this.#face(ring), ...ends];
    }
    const size = subtract(high, low);
    const axes: Vector[] = [
      [size[0], 0n, 0n],
      [0n, size[1], 0n],
      [0n, 0n, size[2]],
    ];
    return [...this.#parallelepiped(low, axes), ...ends];
  }

  /** The six faces over a corner and three edges. */
  #parallelepiped(corner: Vector, edges: readonly Vector[]): Mark[] {
    return [0, 1, 2].flatMap((i) => {
      const [u, v, w] = [edges[i]!, edges[(i + 1) % 3]!, edges[(i + 2) % 3]!];
      return [corner, add(corner, w)].flatMap((p) =>
        this.#face([p, add(p, u), add(add(p, u), v), add(p, v)]),
      );
    });
  }

  /**
   * The center plus and minus each axis times its half size: whole, as {@link Numbers} are fine enough for products.
   */
  #orientedBox({ center, axes, halfSize }: Fields): Mark[] | undefined {
    const { numbers, dimension } = this.#manner;
    if (dimension === 2) return undefined;
    const sizes = halfSize as Coordinates;
    const half = (axes as readonly Coordinates[]).map((axis, i) =>
      multiply(this.#at(axis), numbers.of(sizes[i]!)),
    );
    const edges = half.map(([x, y, z]): Vector => [x / numbers.one, y / numbers.one, z / numbers.one]);
    const middle = this.#at(center as Coordinates);
    const corner = edges.reduce(subtract, middle);
    return [
      ...this.#parallelepiped(
        corner,
        edges.map((edge) => add(edge, edge)),
      ),
      { ...this.#point(middle, `${this.#manner.name}.center`), isCenter: true },
    ];
  }

  #plane(normal: Vector, constant: number): Mark[] {
    const { numbers, tone } = this.#manner;
    return [{ type: 'flat', normal, constant: numbers.of(constant) * numbers.one, tone }];
  }

  #solid(vertices: readonly Vector[], faces: readonly (readonly number[])[]): Mark[] | undefined {
    if (faces.length > MOST_TRIANGLES) return undefined;
    return [
      ...faces.flatMap((face) => this.#face(face.map((v) => vertices[v]!))),
      ...this.#named(vertices.slice(0, MOST_LABELS)),
    ];
  }

  /** Points by their hull, of space. */
  #hull(points: readonly Coordinates[]): Mark[] | undefined {
    if (this.#manner.dimension === 2) return undefined;
    const hull = convexHull(points.map((p) => [p[0]!, p[1]!, p[2]!]));
    const vertices = points.map((p) => this.#at(p));
    const named = this.#named([...hull.vertices].map((v) => vertices[v]!).slice(0, MOST_LABELS));
    if (hull.dimension > 1)
      return [
        ...convexHullFaces(hull).flatMap((face) => this.#face(face.map((v) => vertices[v]!))),
        ...named,
      ];
    const [from, to] = [...hull.vertices].map((v) => vertices[v]!);
    return to === undefined
      ? named
      : [{ type: 'segment', from: from!, to, tone: this.#manner.tone }, ...named];
  }

  #mesh({ positions, indices }: { positions: ArrayLike<number>; indices: ArrayLike<number> }) {
    const vertices = Array.from({ length: positions.length / 3 }, (_, v) =>
      this.#at([positions[3 * v]!, positions[3 * v + 1]!, positions[3 * v + 2]!]),
    );
    const faces = Array.from({ length: indices.length / 3 }, (_, t) =>
      [0, 1, 2].map((k) => indices[3 * t + k]!),
    );
    return this.#solid(vertices, faces);
  }
}

/** What is drawn of one argument; `undefined` for what has no picture: codes, matrices, meshes that are too large. */
export function shapeMarks(manner: Manner, value: unknown): readonly Mark[] | undefined {
  return new ShapeMarks(manner).of(value);
}
