import { weldVertices } from '../../src/mesh/index.js';
import { expectAnswer, type GrowthFamily } from './family.js';

export const weldingRows: GrowthFamily = {
  name: 'weld-rows',
  title: 'weldVertices: two groups of vertices, one and a half distances apart',
  prepare(n) {
    const positions = new Float64Array(3 * n);
    for (let v = 0; v < n; v++) positions[3 * v] = (v % 2) * 1.5 + (v / n) * 1e-3;
    const mesh = { positions, indices: new Uint32Array(0) };
    return () => expectAnswer(weldVertices(mesh, { distance: 1 }).clusters.count, 0);
  },
};
