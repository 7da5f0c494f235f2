/** The few parts of three.js that the viewer uses; the package itself comes without types. */
declare module 'three' {
  export class Vector3 {
    constructor(x?: number, y?: number, z?: number);
    x: number;
    y: number;
    z: number;
    set(x: number, y: number, z: number): this;
    copy(v: Vector3): this;
    clone(): Vector3;
    add(v: Vector3): this;
    sub(v: Vector3): this;
    cross(v: Vector3): this;
    addScaledVector(v: Vector3, s: number): this;
    lerpVectors(a: Vector3, b: Vector3, t: number): this;
    multiplyScalar(s: number): this;
    normalize(): this;
    length(): number;
    distanceTo(v: Vector3): number;
    project(camera: Camera): this;
    unproject(camera: Camera): this;
    setFromSpherical(s: Spherical): this;
  }
  export class Spherical {
    radius: number;
    phi: number;
    theta: number;
    setFromVector3(v: Vector3): this;
  }
  export class Plane {
    constructor(normal: Vector3, constant: number);
    distanceToPoint(point: Vector3): number;
  }
  export class Color {
    set(color: string): this;
  }
  export class Object3D {
    position: Vector3;
    visible: boolean;
    renderOrder: number;
    add(...objects: Object3D[]): this;
    remove(...objects: Object3D[]): this;
  }
  export class Scene extends Object3D {
    background: Color | null;
  }
  export class Group extends Object3D {}
  export class Camera extends Object3D {
    updateMatrixWorld(): void;
  }
  export class PerspectiveCamera extends Camera {
    constructor(fov: number, aspect: number, near: number, far: number);
    fov: number;
    aspect: number;
    near: number;
    far: number;
    setViewOffset(
      fullWidth: number,
      fullHeight: number,
      x: number,
      y: number,
      width: number,
      height: number,
    ): void;
    updateProjectionMatrix(): void;
  }
  export class BufferAttribute {
    constructor(array: ArrayLike<number>, itemSize: number);
  }
  export class BufferGeometry {
    setAttribute(name: string, attribute: BufferAttribute): this;
    setIndex(attribute: BufferAttribute): this;
    dispose(): void;
  }
  export interface MaterialOptions {
    color?: string;
    side?: number;
    transparent?: boolean;
    opacity?: number;
    depthTest?: boolean;
    depthWrite?: boolean;
    flatShading?: boolean;
    wireframe?: boolean;
    polygonOffset?: boolean;
    polygonOffsetFactor?: number;
    polygonOffsetUnits?: number;
    size?: number;
    sizeAttenuation?: boolean;
    linewidth?: number;
    clippingPlanes?: Plane[];
  }
  export class Material {
    constructor(options?: MaterialOptions);
    color: Color;
    transparent: boolean;
    opacity: number;
    depthWrite: boolean;
    clippingPlanes: Plane[] | null;
    needsUpdate: boolean;
    onBeforeCompile: (shader: { vertexShader: string; fragmentShader: string }) => void;
    customProgramCacheKey: () => string;
    dispose(): void;
  }
  export class MeshLambertMaterial extends Material {}
  export class MeshBasicMaterial extends Material {}
  export class PointsMaterial extends Material {}
  export class LineBasicMaterial extends Material {}
  export class EdgesGeometry extends BufferGeometry {
    constructor(geometry: BufferGeometry, thresholdAngle: number);
  }
  export class LineSegments extends Object3D {
    constructor(geometry: BufferGeometry, material: Material);
  }
  export class Mesh extends Object3D {
    constructor(geometry: BufferGeometry, material: Material);
    geometry: BufferGeometry;
    material: Material;
  }
  export class Points extends Object3D {
    constructor(geometry: BufferGeometry, material: Material);
  }
  export class HemisphereLight extends Object3D {
    constructor(sky: string, ground: string, intensity: number);
  }
  export class DirectionalLight extends Object3D {
    constructor(color: string, intensity: number);
  }
  export class WebGLRenderer {
    constructor(options: { canvas: HTMLCanvasElement; antialias?: boolean });
    localClippingEnabled: boolean;
    setPixelRatio(ratio: number): void;
    setSize(width: number, height: number, style: boolean): void;
    render(scene: Scene, camera: Camera): void;
  }
  export const FrontSide: number;
  export const BackSide: number;
  export const DoubleSide: number;
}

declare module 'three/examples/jsm/controls/OrbitControls.js' {
  import type { PerspectiveCamera, Vector3 } from 'three';
  export class OrbitControls {
    constructor(camera: PerspectiveCamera, element: HTMLElement);
    target: Vector3;
    enableDamping: boolean;
    dampingFactor: number;
    zoomToCursor: boolean;
    minDistance: number;
    maxDistance: number;
    update(): boolean;
    addEventListener(type: 'change' | 'start', listener: () => void): void;
    listenToKeyEvents(element: HTMLElement): void;
  }
}

declare module 'three/examples/jsm/lines/LineMaterial.js' {
  import { Material } from 'three';
  export class LineMaterial extends Material {}
}

declare module 'three/examples/jsm/lines/LineSegmentsGeometry.js' {
  import { BufferGeometry } from 'three';
  export class LineSegmentsGeometry extends BufferGeometry {
    setPositions(array: Float32Array): this;
  }
}

declare module 'three/examples/jsm/lines/LineSegments2.js' {
  import { Mesh } from 'three';
  export class LineSegments2 extends Mesh {}
}
