// Queries with planted faults, to see that a campaign finds them. They need nothing from the harness.

const names = ['a.x', 'a.y', 'b.x', 'b.y', 'c.x', 'c.y'];
const point = (name, at) => ({ kind: 'point', name, at, size: 2, low: 0, high: 0 });
const layout = { dimension: 2, parts: [point('a', 0), point('b', 2), point('c', 4)], arity: 6, names };

/** x · 2^1074. */
function integer(x) {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, Math.abs(x));
  const bits = view.getBigUint64(0);
  const exponent = Number(bits >> 52n);
  const fraction = bits & ((1n << 52n) - 1n);
  const magnitude = exponent === 0 ? fraction : (fraction | (1n << 52n)) << BigInt(exponent - 1);
  return x < 0 ? -magnitude : magnitude;
}

const side = (det) => (det > 0 ? 'left' : det < 0 ? 'right' : 'on');

function exactSide(values) {
  const [ax, ay, bx, by, cx, cy] = Array.from(values, integer);
  return side((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
}

function naiveSide([ax, ay, bx, by, cx, cy]) {
  return side((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
}

const line = {
  name: 'on-a-line',
  summary: 'three points of a line with decimal coordinates',
  fill(random, out) {
    const [x, y] = [random.unit(), random.unit()];
    for (let i = 0; i < 6; i += 2) {
      const t = random.between(-3, 3);
      out[i] = 0.1 + t * x;
      out[i + 1] = 0.7 + t * y;
    }
  },
};

const swap = {
  name: 'swap',
  vary: ([ax, ay, bx, by, cx, cy]) => ({
    values: Float64Array.of(bx, by, ax, ay, cx, cy),
    expected: (answer) => ({ left: 'right', right: 'left', on: 'on' })[answer],
  }),
};

const sound = {
  area: 'planar',
  layout,
  families: [line],
  referee: exactSide,
  subject: exactSide,
  yes: 'c is on the line through a and b',
  holds: (answer) => answer === 'on',
  laws: [swap],
};

/** The kernel is wrong near the line. */
export const wrong = {
  ...sound,
  name: 'plantedWrong',
  subject: naiveSide,
  laws: [],
  classes: ['left', 'on', 'right'],
};

/** One of the classes never comes. */
export const incomplete = {
  ...sound,
  name: 'plantedIncomplete',
  classes: ['left', 'on', 'right', 'nowhere'],
};

/** Kernel and referee share a misconception, which a law knows about. */
const lawless = (values) => (values[0] > values[2] ? 'on' : exactSide(values));
export const unsymmetrical = {
  ...sound,
  name: 'plantedUnsymmetrical',
  subject: lawless,
  referee: lawless,
  classes: ['left', 'on', 'right'],
};

/** The kernel throws and the referee does, too, each on its own inputs; and an answer has a class that is not listed. */
export const throwing = {
  ...sound,
  name: 'plantedThrowing',
  subject(values) {
    if (values[0] === values[2] && values[1] === values[3]) throw new RangeError('no line');
    return exactSide(values);
  },
  referee(values) {
    if (values[0] === values[4] && values[1] === values[5]) throw new RangeError('no idea');
    return exactSide(values);
  },
  laws: [],
  classes: ['left', 'right'],
};
