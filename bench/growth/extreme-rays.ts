import { anyHit, prepareMesh } from '../../src/mesh/index.js';
import { torusOf } from '../meshes/shapes.js';
import { expectAnswer, type GrowthFamily } from './family.js';

const RAYS = 1000;

/** A thousand rays at a torus, all coordinates times a power of two. */
const atScale = (exponent: number): GrowthFamily => ({
  name: `rays-2^${exponent}`,
  title: `1000 rays at a torus of n triangles, coordinates times 2^${exponent}`,
  prepare(n) {
    const scale = 2 ** exponent;
    const { positions, indices } = torusOf(n);
    const mesh = prepareMesh({ positions: positions.map((x) => x * scale), indices });
    expectAnswer(mesh.bvh.order.length, mesh.triangles);
    return () => {
      for (let i = 0; i < RAYS; i++) {
        const turn = (2 * Math.PI * i) / RAYS;
        const [x, y] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
        const hit = anyHit(mesh, { origin: [5 * x, 5 * y, 0.1 * scale], direction: [-x, -y, 0] });
        expectAnswer(hit, true);
      }
    };
  },
});

export const extremeRays: readonly GrowthFamily[] = [0, 520, -1000].map(atScale);
