import { type Call, type Calls, lists, numbers } from './snippet.js';

function robust(name: string, sign: '' | '0 - '): (values: readonly number[]) => Call {
  return (values) => ({
    before: [`import { ${name} } from 'robust-predicates';`],
    code: `Math.sign(${sign}${name}(${numbers(values)}))`,
  });
}

/** Its orientations are opposite to ours. */
export const robustPredicates: Calls = {
  orient2d: robust('orient2d', '0 - '),
  orient3d: robust('orient3d', '0 - '),
  incircle: robust('incircle', ''),
  insphere: robust('insphere', ''),
};

function ofPoints(
  from: string,
  name: string,
  count: number,
  dimension: number,
  sign: '' | '0 - ',
): (values: readonly number[]) => Call {
  return (values) => ({
    before: [`import ${name} from '${from}';`],
    code: `Math.sign(${sign}${name}[${count}](${lists(values, dimension)}))`,
  });
}

/** The same is so of these. */
export const robustOrientation: Calls = {
  orient2d: ofPoints('robust-orientation', 'orientation', 3, 2, '0 - '),
  orient3d: ofPoints('robust-orientation', 'orientation', 4, 3, '0 - '),
  incircle: ofPoints('robust-in-sphere', 'inSphere', 4, 2, ''),
  insphere: ofPoints('robust-in-sphere', 'inSphere', 5, 3, ''),
};

const DET3 =
  'const det = (a, b, c, d, e, f, g, h, i) => a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);';

/** The determinants of textbooks in plain doubles. */
export const naive: Calls = {
  orient2d: (values) => ({
    before: ['const orient2d = (ax, ay, bx, by, cx, cy) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);'],
    code: `Math.sign(orient2d(${numbers(values)}))`,
  }),
  orient3d: (values) => ({
    before: [
      DET3,
      'const orient3d = (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) =>',
      '  det(bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az, dx - ax, dy - ay, dz - az);',
    ],
    code: `Math.sign(orient3d(${numbers(values)}))`,
  }),
  incircle: (values) => ({
    before: [
      DET3,
      'const row = (x, y) => [x, y, x * x + y * y];',
      'const incircle = (ax, ay, bx, by, cx, cy, dx, dy) =>',
      '  det(...row(ax - dx, ay - dy), ...row(bx - dx, by - dy), ...row(cx - dx, cy - dy));',
    ],
    code: `Math.sign(incircle(${numbers(values)}))`,
  }),
};
