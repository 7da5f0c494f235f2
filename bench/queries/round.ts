/**
 * Times booleans of spheres and capsules beside those of three.js, and compares the answers; and relations, without a
 * peer.
 *
 *   npx tsx bench/queries/round.ts
 *
 * Each line: nanoseconds per pair (the fastest of many passes) here and there, and in how many answers the two differ;
 * random pairs of which about half meet, and pairs of small integers that touch.
 */
import * as three from 'three';
import { Random } from '../../src/oracle/cases/random.js';
import {
  capsuleBox,
  capsuleCapsule,
  capsuleIntersectsBox,
  capsuleIntersectsTriangle,
  capsulesIntersect,
  rayIntersectsSphere,
  sphereBox,
  sphereIntersectsBox,
  sphereIntersectsPlane,
  sphereIntersectsTriangle,
  spherePlane,
  sphereSphere,
  sphereTriangle,
} from '../../src/round/index.js';

// biome-ignore lint/suspicious/noExplicitAny: the package comes without types
const { Box3, Plane, Ray, Sphere, Triangle, Vector3 } = three as any;

const CASES = 4096;
const PASSES = 200;

type Draw = () => number;
type Point = [number, number, number];

function fastest(ask: () => void): number {
  let best = Infinity;
  for (let pass = 0; pass < PASSES; pass++) {
    const start = performance.now();
    ask();
    best = Math.min(best, performance.now() - start);
  }
  return (best / CASES) * 1e6;
}

interface Contest<T, P> {
  readonly name: string;
  draw(number: Draw, length: Draw): T;
  ours(shape: T): boolean;
  peer?: { of(shape: T): P; ask(made: P): boolean };
}

function run<T, P>(
  { name, draw, ours, peer }: Contest<T, P>,
  kind: string,
  number: Draw,
  length: Draw,
): void {
  const shapes = Array.from({ length: CASES }, () => draw(number, length));
  const answers = new Int8Array(CASES);
  const own = fastest(() => {
    for (let i = 0; i < CASES; i++) answers[i] = ours(shapes[i]!) ? 1 : 0;
  });
  const met = answers.reduce((sum, x) => sum + x, 0);
  let beside = '';
  if (peer !== undefined) {
    const made = shapes.map((shape) => peer.of(shape));
    const others = new Int8Array(CASES);
    const time = fastest(() => {
      for (let i = 0; i < CASES; i++) others[i] = peer.ask(made[i]!) ? 1 : 0;
    });
    const wrong = others.reduce((sum, x, i) => sum + (x === answers[i] ? 0 : 1), 0);
    beside = `, three.js ${time.toFixed(1)} ns, ${wrong} answers differ`;
  }
  console.log(`${name}, ${kind}: ${own.toFixed(1)} ns${beside}; ${met} of ${CASES} meet`);
}

const point = (number: Draw): Point => [number(), number(), number()];
const vector = ([x, y, z]: Point) => new Vector3(x, y, z);
interface Ball {
  readonly center: Point;
  readonly radius: number;
}
const ball = (number: Draw, length: Draw): Ball => ({ center: point(number), radius: length() });
const sphere = ({ center, radius }: Ball) => new Sphere(vector(center), radius);

function contests(kind: string, number: Draw, length: Draw): void {
  run(
    {
      name: 'sphere and box',
      draw(n: Draw, l: Draw) {
        const [p, q] = [point(n), point(n)];
        const min = p.map((x, k) => Math.min(x, q[k]!)) as Point;
        const max = p.map((x, k) => Math.max(x, q[k]!)) as Point;
        return { sphere: ball(n, l), box: { min, max } };
      },
      ours: (s) => sphereIntersectsBox(s.sphere, s.box),
      peer: {
        of: (s) => [sphere(s.sphere), new Box3(vector(s.box.min), vector(s.box.max))] as const,
        ask: ([a, b]) => a.intersectsBox(b),
      },
    },
    kind,
    number,
    length,
  );
  const nearest = new Vector3();
  run(
    {
      name: 'sphere and triangle',
      draw: (n: Draw, l: Draw) => ({
        sphere: ball(n, l),
        triangle: { a: point(n), b: point(n), c: point(n) },
      }),
      ours: (s) => sphereIntersectsTriangle(s.sphere, s.triangle),
      peer: {
        of: ({ sphere: s, triangle: { a, b, c } }) =>
          [sphere(s), new Triangle(vector(a), vector(b), vector(c))] as const,
        ask: ([s, t]) =>
          t.closestPointToPoint(s.center, nearest).distanceToSquared(s.center) <= s.radius * s.radius,
      },
    },
    kind,
    number,
    length,
  );
  run(
    {
      name: 'sphere and plane',
      draw: (n: Draw, l: Draw) => ({
        sphere: ball(n, l),
        plane: { normal: [n(), n(), n() || 1] as Point, constant: n() },
      }),
      ours: (s) => sphereIntersectsPlane(s.sphere, s.plane),
      peer: {
        of: ({ sphere: s, plane }) =>
          [sphere(s), new Plane(vector(plane.normal), plane.constant).normalize()] as const,
        ask: ([s, p]) => s.intersectsPlane(p),
      },
    },
    kind,
    number,
    length,
  );
  run(
    {
      name: 'ray and sphere',
      draw: (n: Draw, l: Draw) => ({
        sphere: ball(n, l),
        ray: { origin: point(n), direction: [n(), n(), n() || 1] as Point },
      }),
      ours: (s) => rayIntersectsSphere(s.ray, s.sphere),
      peer: {
        of: ({ sphere: s, ray }) =>
          [sphere(s), new Ray(vector(ray.origin), vector(ray.direction).normalize())] as const,
        ask: ([s, r]) => r.intersectsSphere(s),
      },
    },
    kind,
    number,
    length,
  );
  run(
    {
      name: 'capsule and capsule',
      draw(n: Draw, l: Draw) {
        const capsule = () => ({ start: point(n), end: point(n), radius: l() });
        return { a: capsule(), b: capsule() };
      },
      ours: (s) => capsulesIntersect(s.a, s.b),
    },
    kind,
    number,
    length,
  );
  alone(kind, number, length);
}

/**
 * What has no peer, and what says more than yes or no: an answer counts as a meeting unless the shapes are disjoint.
 */
function alone(kind: string, number: Draw, length: Draw): void {
  const capsule = (n: Draw, l: Draw) => ({ start: point(n), end: point(n), radius: l() });
  const triangle = (n: Draw) => ({ a: point(n), b: point(n), c: point(n) });
  const box = (n: Draw) => {
    const [p, q] = [point(n), point(n)];
    return {
      min: p.map((x, k) => Math.min(x, q[k]!)) as Point,
      max: p.map((x, k) => Math.max(x, q[k]!)) as Point,
    };
  };
  const plane = (n: Draw) => ({ normal: [n(), n(), n() || 1] as Point, constant: n() });
  const pair = <A, B>(
    name: string,
    first: (n: Draw, l: Draw) => A,
    second: (n: Draw, l: Draw) => B,
    ours: (a: A, b: B) => boolean,
  ) =>
    run(
      {
        name,
        draw: (n: Draw, l: Draw) => [first(n, l), second(n, l)] as const,
        ours: ([a, b]) => ours(a, b),
      },
      kind,
      number,
      length,
    );
  const meets = ({ relation }: { readonly relation: string }) => relation !== 'disjoint';
  pair('capsule and triangle', capsule, triangle, capsuleIntersectsTriangle);
  pair('capsule and box', capsule, box, capsuleIntersectsBox);
  pair('relation of sphere and plane', ball, plane, (a, b) => meets(spherePlane(a, b)));
  pair('relation of sphere and sphere', ball, ball, (a, b) => meets(sphereSphere(a, b)));
  pair('relation of sphere and box', ball, box, (a, b) => meets(sphereBox(a, b)));
  pair('relation of sphere and triangle', ball, triangle, (a, b) => meets(sphereTriangle(a, b)));
  pair('relation of capsule and capsule', capsule, capsule, (a, b) => meets(capsuleCapsule(a, b)));
  pair('relation of capsule and box', capsule, box, (a, b) => meets(capsuleBox(a, b)));
}

const random = new Random(1, 2, 3, 4);
contests(
  'random',
  () => random.unit(),
  () => Math.abs(random.unit()) / 2,
);
contests(
  'small integers',
  () => random.between(-4, 4),
  () => random.between(0, 5),
);
