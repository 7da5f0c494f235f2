import { type Call, type Calls, list, numbers } from './snippet.js';

const IMPORT = "import * as THREE from 'three';";

const point = (values: readonly number[], at: number) =>
  `new THREE.Vector3(${numbers(values.slice(at, at + 3))})`;
const pointsAt = (values: readonly number[], ...places: readonly number[]) =>
  places.map((at) => point(values, at)).join(', ');

const ray = (values: readonly number[]) => `const ray = new THREE.Ray(${pointsAt(values, 0, 3)});`;
const box = (name: string, values: readonly number[], at: number) =>
  `const ${name} = new THREE.Box3(${pointsAt(values, at, at + 3)});`;

const call = (before: readonly string[], code: string): Call => ({ before: [IMPORT, ...before], code });

export const three: Calls = {
  rayTriangle: (values) =>
    call(
      [ray(values), `const corners = [${pointsAt(values, 6, 9, 12)}];`],
      'ray.intersectTriangle(...corners, false, new THREE.Vector3()) !== null',
    ),
  rayBox: (values) =>
    call([ray(values), box('box', values, 6)], 'ray.intersectBox(box, new THREE.Vector3()) !== null'),
  triangleBox: (values) =>
    call(
      [`const triangle = new THREE.Triangle(${pointsAt(values, 0, 3, 6)});`, box('box', values, 9)],
      'box.intersectsTriangle(triangle)',
    ),
  boxBox: (values) => call([box('a', values, 0), box('b', values, 6)], 'a.intersectsBox(b)'),
};

const extended = (name: string, values: readonly number[], at: number) =>
  `const ${name} = new ExtendedTriangle(${pointsAt(values, at, at + 3, at + 6)});`;

export const threeMeshBvh: Calls = {
  triangleTriangle: (values) =>
    call(
      [
        "import { ExtendedTriangle } from 'three-mesh-bvh';",
        extended('a', values, 0),
        extended('b', values, 9),
      ],
      'a.intersectsTriangle(b, null, true)',
    ),
};

const CANNON = "import { AABB, Ray, Vec3 } from 'cannon-es';";
const bounds = (name: string, values: readonly number[], at: number) => {
  const corner = (from: number) => `new Vec3(...${list(values, from, 3)})`;
  return `const ${name} = new AABB({ lowerBound: ${corner(at)}, upperBound: ${corner(at + 3)} });`;
};

export const cannonEs: Calls = {
  boxBox: (values) => ({
    before: [CANNON, bounds('a', values, 0), bounds('b', values, 6)],
    code: 'a.overlaps(b)',
  }),
  rayBox: (values) => ({
    before: [
      CANNON,
      `const origin = new Vec3(...${list(values, 0, 3)});`,
      'const ray = new Ray(origin, origin);',
      `ray.direction.copy(new Vec3(...${list(values, 3, 3)}));`,
      bounds('box', values, 6),
    ],
    code: 'box.overlapsRay(ray)',
  }),
};
