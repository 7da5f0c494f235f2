import { commonExponent } from '../../arithmetic/scaled-integers.js';
import { rejectWords, requireNoMore, requireOneOf, requireOptions } from '../../core/arguments/index.js';
import { viewerOf } from '../../core/lazy-record.js';
import type { Sign } from '../../core/sign.js';
import type { ExactPlane, FoundPoint3, PlaneLike } from '../../implicit/data.js';
import { isDegeneratePlane } from '../../implicit/index.js';
import { LinePlanePointObject } from '../../implicit/objects/line-plane-point.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { CoefficientsPlaneObject } from '../../implicit/objects/planes.js';
import { nearestOf3 } from '../../implicit/objects/point3-object.js';
import { roundCrossing } from '../../implicit/objects/rounded-crossing.js';
import { PointsAbovePlane, viewOf } from '../../implicit/points-above-plane.js';
import { planeFrom } from '../../implicit/revive.js';
import { nextHalfEdge } from '../structure/edges.js';
import { MESH_FILL_RULES, type MeshFillRule } from '../structure/fill-rule.js';
import { adoptDoubleMesh, type DoubleMesh, type MeshInput } from '../structure/indexed-mesh.js';
import { PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { crossingLists } from './crossing-lists.js';
import { levelsToPlane } from './levels.js';
import { type Nesting, nestingOf, type PointRing } from './nesting.js';
import { regionsOf, type SectionRegion } from './regions.js';
import { isFlat, topologyOf } from './section-topology.js';
import { type Chain, type Crossing, crossedSide, meetsInPoint, traceChains } from './trace.js';

/** How a section is made. */
export interface SectionOptions {
  /** What loops enclose: see `MeshFillRule`. It is `positive` by default. */
  readonly rule?: MeshFillRule | undefined;
}

/** A polyline of a section. Everything in it is found when it is first read. */
export interface SectionPolyline {
  /** Its points, each a vertex of the mesh, three coordinates, or where an edge of the mesh crosses the plane. */
  readonly points: readonly FoundPoint3[];
  /** The triangle that edge i is on, which runs from point i to the next. */
  readonly triangles: Uint32Array;
  /** The nearest doubles to the coordinates, three for each point. */
  readonly rounded: Float64Array;
}

/** A loop of a section: the last point is joined to the first. */
export interface SectionLoop extends SectionPolyline {
  /** 1 if it runs counterclockwise seen from the front of the plane, -1 if clockwise; 0 if it covers itself. */
  readonly turn: Sign;
  /** How many loops are around it. */
  readonly depth: number;
  /** The number of the innermost of these; null if there is none. */
  readonly parent: number | null;
}

/** What a mesh has in common with a plane. Everything in it is found when it is first read. */
export interface MeshSection {
  readonly plane: ExactPlane;
  /** The closed parts. A closed mesh has no others. */
  readonly loops: readonly SectionLoop[];
  /** The parts that end at borders of the mesh. */
  readonly polylines: readonly SectionPolyline[];
  /** What the loops enclose, each part by the numbers of its outer loop and of its holes. */
  readonly regions: readonly SectionRegion[];
}

const viewSection = /* @__PURE__ */ viewerOf<MeshSection>(['plane', 'loops', 'polylines', 'regions']);
const viewLoop = /* @__PURE__ */ viewerOf<SectionLoop>([
  'points',
  'triangles',
  'rounded',
  'turn',
  'depth',
  'parent',
]);
const viewPolyline = /* @__PURE__ */ viewerOf<SectionPolyline>(['points', 'triangles', 'rounded']);

/** What is behind a loop or a polyline. */
class ChainRecord implements SectionLoop {
  readonly chain: Chain;
  /** Its number among the loops. */
  number = -1;
  readonly #section: SectionRecord;
  #triangles: Uint32Array | undefined;
  #points: readonly FoundPoint3[] | undefined;
  #rounded: Float64Array | undefined;

  constructor(section: SectionRecord, chain: Chain) {
    this.#section = section;
    this.chain = chain;
  }

  get triangles(): Uint32Array {
    this.#triangles ??= this.chain.triangles.filter((t) => !meetsInPoint(this.#section.crossing, t));
    return this.#triangles;
  }

  /** The half-edges on which the points are. */
  #sides(): Uint32Array {
    const { triangles } = this;
    const { crossing } = this.#section;
    const count = triangles.length;
    const sides = new Uint32Array(this.chain.isClosed ? count : count + 1);
    for (let i = 0; i < count; i++) sides[i] = crossedSide(crossing, triangles[i]!, false);
    if (sides.length > count) sides[count] = crossedSide(crossing, triangles[count - 1]!, true);
    return sides;
  }

  get points(): readonly FoundPoint3[] {
    this.#points ??= Array.from(this.#sides(), (h) => this.#section.pointOn(h));
    return this.#points;
  }

  get rounded(): Float64Array {
    if (this.#rounded !== undefined) return this.#rounded;
    const sides = this.#sides();
    const rounded = new Float64Array(3 * sides.length);
    for (let i = 0; i < sides.length; i++) this.#section.roundOn(sides[i]!, rounded, 3 * i);
    this.#rounded = rounded;
    return rounded;
  }

  get turn(): Sign {
    return this.#section.nestingOf(this).turn;
  }

  get depth(): number {
    return this.#section.nestingOf(this).around.length;
  }

  get parent(): number | null {
    return this.#section.nestingOf(this).around[0] ?? null;
  }
}

/** What is behind a section: all that a plane crosses of a mesh. */
class SectionRecord implements MeshSection {
  readonly crossing: Crossing;
  readonly #plane: PlaneObject;
  readonly #triangles: Uint32Array;
  readonly #rule: MeshFillRule;
  #chains: { loops: ChainRecord[]; polylines: ChainRecord[] } | undefined;
  #loops: readonly SectionLoop[] | undefined;
  #polylines: readonly SectionPolyline[] | undefined;
  #nesting: readonly Nesting[] | undefined;
  #regions: readonly SectionRegion[] | undefined;

  constructor(plane: PlaneObject, crossing: Crossing, triangles: Uint32Array, rule: MeshFillRule) {
    this.#plane = plane;
    this.crossing = crossing;
    this.#triangles = triangles;
    this.#rule = rule;
  }

  get plane(): ExactPlane {
    return this.#plane as unknown as ExactPlane;
  }

  /** Those that are more than a point. */
  #parts(): { loops: ChainRecord[]; polylines: ChainRecord[] } {
    if (this.#chains !== undefined) return this.#chains;
    const records = traceChains(this.crossing, this.#triangles)
      .map((chain) => new ChainRecord(this, chain))
      .filter(({ triangles }) => triangles.length > 0);
    const loops = records.filter(({ chain }) => chain.isClosed);
    for (const [i, loop] of loops.entries()) loop.number = i;
    this.#chains = {
      loops,
      polylines: records.filter(({ chain }) => !chain.isClosed),
    };
    return this.#chains;
  }

  get loops(): readonly SectionLoop[] {
    this.#loops ??= this.#parts().loops.map(viewLoop);
    return this.#loops;
  }

  get polylines(): readonly SectionPolyline[] {
    this.#polylines ??= this.#parts().polylines.map(viewPolyline);
    return this.#polylines;
  }

  get regions(): readonly SectionRegion[] {
    this.#regions ??= regionsOf(this.#nested(), this.#rule);
    return this.#regions;
  }

  nestingOf(loop: ChainRecord): Nesting {
    return this.#nested()[loop.number]!;
  }

  #nested(): readonly Nesting[] {
    if (this.#nesting !== undefined) return this.#nesting;
    const { topology } = this.crossing;
    const maker = new PointsAbovePlane(this.#plane, () => {
      topology.exponent ??= commonExponent(topology.positions as unknown as readonly number[]);
      return topology.exponent;
    });
    const rings = this.#parts().loops.map(({ chain }) => this.#ring(chain, maker));
    this.#nesting = nestingOf(rings, viewOf(this.#plane).isFront);
    return this.#nesting;
  }

  /** All points of a chain a little in front of the plane, where only triangles without an area have two equal ones. */
  #ring({ triangles }: Chain, maker: PointsAbovePlane): PointRing {
    const { topology } = this.crossing;
    const wide = triangles.filter((t) => !isFlat(topology, t));
    return Array.from(wide, (t) => {
      const h = crossedSide(this.crossing, t, false);
      return maker.at(this.#end(h, false), this.#end(h, true), this.roundedOn(h));
    });
  }

  /** The end of a side of a triangle that is in front of the plane, or the other one. */
  #end(h: number, front: boolean): Float64Array {
    const { topology, levels, layer } = this.crossing;
    const a = topology.indices[h]!;
    const v = levels.level[a]! > layer === front ? a : topology.indices[nextHalfEdge(h)]!;
    return topology.positions.subarray(3 * v, 3 * v + 3);
  }

  /** The vertex that is the point of a side; -1 if it is in between. */
  #vertexOn(h: number): number {
    const { topology, levels, layer } = this.crossing;
    const a = topology.indices[h]!;
    const v = levels.level[a]! > layer ? topology.indices[nextHalfEdge(h)]! : a;
    return levels.level[v] === layer && levels.on[v] === 1 ? v : -1;
  }

  #crossing(h: number): LinePlanePointObject {
    const [p, q] = [this.#end(h, false), this.#end(h, true)];
    const line = [p[0]! + 0, p[1]! + 0, p[2]! + 0, q[0]! + 0, q[1]! + 0, q[2]! + 0];
    return new LinePlanePointObject(line, 'points', this.#plane);
  }

  pointOn(h: number): FoundPoint3 {
    return this.#vertexOn(h) < 0 ? this.#crossing(h) : this.roundedOn(h);
  }

  /** The nearest doubles to the point of a side, into a list from place `to` on. */
  roundOn(h: number, out: Float64Array, to: number): void {
    const plane = this.#plane;
    const { topology, levels, layer } = this.crossing;
    const { positions, indices } = topology;
    const a = indices[h]!;
    const b = indices[nextHalfEdge(h)]!;
    const isUp = levels.level[b]! > layer;
    const from = isUp ? a : b;
    if (levels.level[from] === layer && levels.on[from] === 1) {
      for (let k = 0; k < 3; k++) out[to + k] = positions[3 * from + k]! + 0;
      return;
    }
    const end = isUp ? b : a;
    if (
      plane instanceof CoefficientsPlaneObject &&
      roundCrossing(plane.normal, plane.constant, positions, 3 * from, 3 * end, out, to)
    ) {
      return;
    }
    out.set(nearestOf3(this.#crossing(h)), to);
  }

  roundedOn(h: number): [number, number, number] {
    const out = new Float64Array(3);
    this.roundOn(h, out, 0);
    return [out[0]!, out[1]!, out[2]!];
  }
}

/** The section of a mesh by one of some planes that its vertices have been sorted by. */
export function sectionOf(
  plane: PlaneObject,
  crossing: Crossing,
  triangles: Uint32Array,
  rule: MeshFillRule,
): MeshSection {
  return viewSection(new SectionRecord(plane, crossing, triangles, rule));
}

/** A mesh in doubles, or one that is prepared. @throws RangeError for what is neither */
export function sectionMesh(where: string, mesh: MeshInput | PreparedMesh): DoubleMesh | PreparedMesh {
  if (!(mesh instanceof PreparedMesh)) {
    const { positions, indices } = adoptDoubleMesh(where, 'mesh', mesh);
    // What is found later must not depend on what becomes of the mesh.
    return { positions: positions.slice(), indices: indices.slice() };
  }
  requirePrepared(where, 'mesh', mesh);
  return mesh;
}

/**
 * What a mesh and a plane have in common, as closed loops of exact points, and as polylines where the mesh is open.
 *
 * **What is in the plane is decided by one rule**: the section is the limit of those by planes in front of it, as they
 * come nearer. So a vertex, an edge or a face in the plane counts as behind it. A cube that stands on the plane has its
 * bottom as its section, one that hangs from it has none; of two parts of a solid that meet at the plane the one in
 * front is cut. What shrinks to a point in the limit is left out; what shrinks to a segment stays, there and back.
 *
 * Seen from the front of the plane the inside of the mesh is on the left of each edge: outer loops of a mesh whose
 * faces look outward run counterclockwise, those around holes clockwise. A loop begins on the triangle of its lowest
 * number, and loops come in the order of these. Vertices with equal coordinates are one. An edge that is run as often
 * one way as the other ends no loop; where more than two triangles share it, those with material between them belong
 * together, so that bodies which touch have loops of their own.
 *
 * A mesh may meet itself: loops are then still those of its triangles, and may cross. What is said of loops inside of
 * others (`turn`, `depth`, `parent`, `regions`) is exact where they do not cross each other, touching ones included,
 * and is decided in front of the plane, too, where loops are apart that come together on it.
 *
 * Time is linear in the mesh. A prepared mesh keeps what is the same for all planes; for many parallel planes there is
 * {@link meshSections}.
 *
 * @param mesh any mesh, closed or not
 * @param plane its normal need not be of length 1
 * @throws RangeError naming what is wrong with the mesh, the plane or an option
 * @example
 * const tetrahedron = {
 *   positions: [0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * };
 * const { loops } = meshSection(tetrahedron, { normal: [0, 0, 1], constant: -1 });
 * loops[0].rounded; // new Float64Array([0, 0, 1, 2, 0, 1, 0, 2, 1])
 * loops[0].triangles; // new Uint32Array([1, 2, 3])
 * loops[0].turn; // 1
 */
export function meshSection(
  mesh: MeshInput | PreparedMesh,
  plane: PlaneLike,
  options: SectionOptions = {},
): MeshSection {
  if (arguments.length > 3) requireNoMore('meshSection', 3, arguments[3]);
  const own = sectionMesh('meshSection', mesh);
  const object = planeFrom('meshSection', 'plane', plane);
  if (isDegeneratePlane(object as unknown as ExactPlane)) {
    rejectWords('meshSection', 'plane', 'a plane', 'three points on a line');
  }
  const rule = requireRule('meshSection', options, 'rule');
  const topology = topologyOf(own);
  const levels = levelsToPlane(topology.positions, object);
  const { triangles } = crossingLists(topology, levels, 1, () => {});
  return sectionOf(object, { topology, levels, layer: 0 }, triangles, rule);
}

/** The rule that options name. @throws RangeError for a rule that is none, or for an option that is not known */
export function requireRule(where: string, options: SectionOptions, known: string): MeshFillRule {
  requireOptions(where, 'options', options, known);
  const { rule = 'positive' } = options;
  requireOneOf(where, 'options.rule', rule, MESH_FILL_RULES);
  return rule;
}
