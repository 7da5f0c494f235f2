import { parseMesh } from '../../src/formats/index.js';
import { spiral, zipper } from '../../test/triangulation/hard-polygons.js';
import { expectAnswer, type GrowthFamily } from './family.js';

function faceFamily(name: string, ring: (corners: number) => number[][]): GrowthFamily {
  return {
    name: `face-${name}`,
    title: `parseMesh: one face, a ${name}`,
    most: 1e5,
    prepare(n) {
      const points = ring(n);
      const vertices = points.map(([x, y]) => `v ${x} ${y} 0\n`).join('');
      const text = `${vertices}f ${points.map((_, i) => i + 1).join(' ')}\n`;
      return async () => {
        const { mesh, notes } = await parseMesh(text, 'obj');
        expectAnswer(mesh.indices.length, 3 * (n - 2));
        // It was clipped, and not given up for a fan.
        expectAnswer(notes.map(({ type: kind }) => kind).includes('faces-too-large'), false);
      };
    },
  };
}

/** Faces of which hardly any corner is an ear. */
export const largeFaces: readonly GrowthFamily[] = [
  faceFamily('spiral', spiral),
  faceFamily('zipper', zipper),
];
