/**
 * What is used of Jolt: classes of its module by their members, so that nothing of `jolt-physics` is imported and any
 * release serves that has them. Objects of these classes lie in the memory of Jolt and are given back by hand.
 */

/** A `Vec3` of Jolt. */
export interface JoltVec3 {
  /** Takes its coordinates. */
  Set(x: number, y: number, z: number): void;
}

/** A `Float3` of Jolt: a vertex. */
export interface JoltFloat3 {
  x: number;
  y: number;
  z: number;
}

/** An `IndexedTriangle` of Jolt. */
export interface JoltTriangle {
  /** The number of the vertex of a corner. */
  get_mIdx(corner: number): number;
  /** Takes the number of the vertex of a corner. */
  set_mIdx(corner: number, vertex: number): void;
  mUserData: number;
}

/** A list of Jolt. */
export interface JoltList<T> {
  /** How many there are. */
  size(): number;
  /** One of them, where it lies. */
  at(index: number): T;
  /** Takes a copy of one. */
  push_back(value: T): void;
  /** Makes room for so many. */
  reserve(size: number): void;
}

/** A `Shape` of Jolt, which lives as long as somebody holds it. */
export interface JoltShape {
  /** Where its own coordinates are counted from. */
  GetCenterOfMass(): JoltVec3;
  /** Holds it. */
  AddRef(): void;
  /** Holds it no more. */
  Release(): void;
}

/** A `ShapeResult` of Jolt. */
export interface JoltShapeResult {
  /** Was a shape made? */
  IsValid(): boolean;
  /** The shape that was made. */
  Get(): JoltShape;
}

/** What shapes of Jolt are made of. */
export interface JoltSettings {
  /** Makes the shape, or an error. */
  Create(): JoltShapeResult;
}

/** A `MeshShapeSettings` of Jolt. */
export interface JoltMeshSettings extends JoltSettings {
  readonly mTriangleVertices: JoltList<JoltFloat3>;
  readonly mIndexedTriangles: JoltList<JoltTriangle>;
}

/** A `ConvexHullShapeSettings` of Jolt. */
export interface JoltHullSettings extends JoltSettings {
  readonly mPoints: JoltList<JoltVec3>;
}

/** What gives the triangles of a shape. */
export interface JoltTriangles {
  /** How many there are. */
  GetNumTriangles(): number;
  /** Where their coordinates lie, nine for each triangle: in bytes. */
  GetVerticesData(): number;
}

/** Gives back memory of Jolt. */
export interface JoltMemory {
  /** Gives back an object of a class. */
  destroy(object: object): void;
}

/** The classes that settings of meshes are made of: the module of jolt-physics has them. */
export interface JoltMeshClasses<S> extends JoltMemory {
  readonly Float3: new (x: number, y: number, z: number) => JoltFloat3;
  readonly VertexList: new () => JoltList<JoltFloat3>;
  readonly IndexedTriangle: new () => JoltTriangle;
  readonly IndexedTriangleList: new () => JoltList<JoltTriangle>;
  readonly PhysicsMaterialList: new () => object;
  // It has several constructors: the compiler knows what it makes by its prototype.
  readonly MeshShapeSettings: {
    new (vertices: never, triangles: never, materials: never): object;
    readonly prototype: S;
  };
}

/** The classes that settings of hulls are made of: the module of jolt-physics has them. */
export interface JoltHullClasses<S> extends JoltMemory {
  readonly Vec3: new (x: number, y: number, z: number) => JoltVec3;
  readonly ConvexHullShapeSettings: { new (): JoltHullSettings; readonly prototype: S };
}

/** What makes boxes of Jolt. */
export interface JoltBoxes {
  /** The box around all there is. */
  sBiggest(): object;
}

/** The classes that triangles of a shape are read by: the module of jolt-physics has them. */
export interface JoltShapeClasses extends JoltMemory {
  readonly HEAPF32: Float32Array;
  readonly Vec3: new (x: number, y: number, z: number) => object;
  readonly Quat: new (x: number, y: number, z: number, w: number) => object;
  readonly AABox: { readonly prototype: JoltBoxes };
  readonly ShapeGetTriangles: new (
    shape: never,
    box: never,
    center: never,
    turn: never,
    scale: never,
  ) => JoltTriangles;
}
