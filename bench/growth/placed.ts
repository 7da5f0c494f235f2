import { anyHit, locatePoint, placeMesh, prepareMesh } from '../../src/mesh/index.js';
import { torusOf } from '../meshes/shapes.js';
import { expectAnswer, type GrowthFamily } from './family.js';

const ASKED = 1000;
/** Where the torus stands, and where its rotation takes the axes of its plane, but for rounding. */
const CENTRE = [0.1, 0.2, 0.3];
const ROTATION = [1, 2, 3, 4] as const;
const FIRST_AXIS = [2 / 15, 14 / 15, -5 / 15];
const SECOND_AXIS = [-2 / 3, 1 / 3, 2 / 3];

/** A torus that is turned, and stretched along its axis: its hole is empty at any scale. */
const stretched = (exponent: number): GrowthFamily => ({
  name: `placed-2^${exponent}`,
  title: `1000 rays and 1000 points from inside the hole of a placed torus of n triangles, its axis times 2^${exponent}`,
  prepare(n) {
    const placed = placeMesh(prepareMesh(torusOf(n)), {
      type: 'parts',
      rotation: [...ROTATION],
      scale: [1, 1, 2 ** exponent],
      translation: [CENTRE[0]!, CENTRE[1]!, CENTRE[2]!],
    });
    return () => {
      for (let i = 0; i < ASKED; i++) {
        const [cos, sin] = [Math.cos((2 * Math.PI * i) / ASKED), Math.sin((2 * Math.PI * i) / ASKED)];
        const [x, y, z] = FIRST_AXIS.map((along, k) => cos * along + sin * SECOND_AXIS[k]!) as [
          number,
          number,
          number,
        ];
        const point = [CENTRE[0]! + x / 4, CENTRE[1]! + y / 4, CENTRE[2]! + z / 4] as const;
        expectAnswer(locatePoint(placed, point).location, 'outside');
        const isHit = anyHit(placed, { origin: point, direction: [x, y, z] });
        // A disk that is thinner than a rounding may be passed.
        if (exponent >= 0) expectAnswer(isHit, true);
      }
    };
  },
});

export const placedMeshes: readonly GrowthFamily[] = [0, 300, -300].map(stretched);
