import { describe, expect, it } from 'vitest';
import { frustumContainsPoint, frustumFromMatrix } from '../../src/spatial/index.js';
import { type CameraLike, frustumOfCamera } from '../../src/three/index.js';
import { make, three } from './library.js';

interface Matrix {
  elements: number[];
  multiplyMatrices(a: unknown, b: unknown): Matrix;
}

interface Camera extends CameraLike {
  projectionMatrix: Matrix;
  matrixWorldInverse: Matrix;
  coordinateSystem: number;
  _reversedDepth: boolean;
  position: { set(x: number, y: number, z: number): void };
  lookAt(x: number, y: number, z: number): void;
  updateProjectionMatrix(): void;
  updateMatrixWorld(): void;
}

interface Planes {
  setFromProjectionMatrix(matrix: unknown, coordinateSystem: number, reversedDepth: boolean): Planes;
  containsPoint(point: unknown): boolean;
}

const [WEBGL, WEBGPU] = ['WebGLCoordinateSystem', 'WebGPUCoordinateSystem'].map(
  (name) => three[name] as unknown as number,
) as [number, number];
const SYSTEMS = [
  ['WebGL', WEBGL, false, 'minus-w-to-w'],
  ['WebGPU', WEBGPU, false, 'zero-to-w'],
  ['WebGL with reversed depth', WEBGL, true, 'zero-to-w'],
  ['WebGPU with reversed depth', WEBGPU, true, 'zero-to-w'],
] as const;

const perspective = () => make<Camera>('PerspectiveCamera', 90, 1, 1, 3);
const orthographic = () => make<Camera>('OrthographicCamera', -2, 2, 2, -2, 1, 3);

/** A camera as a renderer leaves it. */
function prepared(camera: Camera, system: number, isReversed: boolean): Camera {
  camera.coordinateSystem = system;
  camera._reversedDepth = isReversed;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  return camera;
}

const product = ({ projectionMatrix, matrixWorldInverse }: Camera) =>
  make<Matrix>('Matrix4').multiplyMatrices(projectionMatrix, matrixWorldInverse);

describe.each(SYSTEMS)('a camera of %s', (_, system, isReversed, depth) => {
  it.each([
    ['perspective', perspective],
    ['orthographic', orthographic],
  ])('sees from near to far, %s', (_kind, makeCamera) => {
    const camera = prepared(makeCamera(), system, isReversed);
    const frustum = frustumOfCamera(camera);
    expect(frustum.depth).toBe(depth);
    const sees = (z: number) => frustumContainsPoint(frustum, [0, 0, z]);
    // These planes, at 1 and 3, come out without an error; half of the field of view is 45 degrees.
    expect([-1, -2, -3].map(sees)).toEqual([true, true, true]);
    expect([-1 + 2 ** -53, -3 - 2 ** -51, 0, 1, 2, -9].map(sees)).not.toContain(true);
    expect(frustumContainsPoint(frustum, [1.999, 0, -2])).toBe(true);
    expect(frustumContainsPoint(frustum, [2.001, 0, -2])).toBe(false);
  });

  it.each([
    ['perspective', perspective],
    ['orthographic', orthographic],
  ])(
    'where it is moved and turned, %s, has the matrix of three.js to the bit, and its points',
    (_kind, makeCamera) => {
      const camera = makeCamera();
      camera.position.set(0.1, 2.3, -4.7);
      camera.lookAt(0.3, 0.2, 0.1);
      prepared(camera, system, isReversed);
      const frustum = frustumOfCamera(camera);
      const matrix = product(camera);
      expect(frustum).toEqual(frustumFromMatrix(matrix.elements, depth));
      const planes = make<Planes>('Frustum').setFromProjectionMatrix(matrix, system, isReversed);
      let seen = 0;
      for (let i = 0; i < 8000; i++) {
        const point = [0.37, 0.61, 0.83].map((step, k) => ((i * step) % 1) * 8 - 4 - (k === 2 ? 1 : 0));
        const isSeen = frustumContainsPoint(frustum, point as [number, number, number]);
        // None of these points is within a rounding of a plane.
        expect(isSeen).toBe(planes.containsPoint(make<object>('Vector3', ...point)));
        if (isSeen) seen++;
      }
      expect(seen).toBeGreaterThan(100);
      expect(seen).toBeLessThan(7000);
    },
  );
});

it('has far in the place of near where depth is reversed', () => {
  const camera = prepared(perspective(), WEBGL, true);
  const { elements } = frustumOfCamera(camera);
  const depthAt = (z: number) => (elements[10]! * z + elements[14]!) / -z;
  expect([depthAt(-1), depthAt(-3)]).toEqual([1, 0]);
});

describe('what is taken', () => {
  const { elements } = product(perspective());
  const identity = { elements: make<Matrix>('Matrix4').elements };
  const plain = { projectionMatrix: { elements }, matrixWorldInverse: identity };

  it('a camera of a release that knows neither system nor reversed depth is one of WebGL', () => {
    expect(frustumOfCamera(plain)).toEqual(frustumFromMatrix(elements));
  });

  it.each([
    ['nothing', undefined, /^frustumOfCamera: camera must be a Camera of three\.js, got undefined/],
    [
      'a matrix',
      make<object>('Matrix4'),
      /must be a Camera of three\.js, got .*frustumFromMatrix\(v\.elements\)/,
    ],
    ['a mesh', make<object>('Mesh'), /camera must be a Camera of three\.js, got a/],
    ['six cameras', make<object>('CubeCamera', 1, 3, null), /camera must be a Camera of three\.js, got a/],
    [
      'no far plane',
      make<object>('PerspectiveCamera', 90, 1, 1, Number.POSITIVE_INFINITY),
      /camera\.projectionMatrix\.elements\[10\] must be a finite number, got NaN/,
    ],
    [
      'another system',
      { ...plain, coordinateSystem: 1 },
      /camera\.coordinateSystem must be 2000 or 2001, got 1/,
    ],
    ['no boolean', { ...plain, reversedDepth: 1 }, /camera\.reversedDepth must be true or false, got 1/],
    [
      'what overflows',
      {
        projectionMatrix: { elements: elements.map((x) => x * 2 ** 1022) },
        matrixWorldInverse: { elements },
      },
      /projectionMatrix x matrixWorldInverse\[\d+\] must be a finite number/,
    ],
  ])('but not %s', (_, camera, message) => {
    expect(() => frustumOfCamera(camera as Camera)).toThrow(message);
  });
});
