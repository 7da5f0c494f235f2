/** Corners around a circle and around the ring's tube: multiples of 4. */
const AROUND = 32;
const TUBE = 16;
/** The plate, in millimetres: so many squares of this size, and its thickness. */
const SQUARES = [8, 5] as const;
const SIDE = 10;
const THICKNESS = 6;
/** The ring lies on the plate, and a ten-thousandth of a millimetre in it. */
const RING = { center: [40, 25, 10.9999], radius: 15, tube: 5 } as const;

/** A part of the model: corners, and faces by the numbers of its own corners. */
interface Part {
  readonly name: string;
  readonly corners: (readonly number[])[];
  readonly faces: (readonly number[])[];
}

/**
 * Points around the unit circle, by the rational parametrization of its first quarter. Sine and cosine are not the same
 * on every machine, and the model should be.
 */
function circle(n: number): (readonly [number, number])[] {
  const quarter = Array.from({ length: n / 4 }, (_, i) => {
    const t = (4 * i) / n;
    return [(1 - t * t) / (1 + t * t), (2 * t) / (1 + t * t)] as const;
  });
  return [
    ...quarter,
    ...quarter.map(([x, y]) => [-y, x] as const),
    ...quarter.map(([x, y]) => [-x, -y] as const),
    ...quarter.map(([x, y]) => [y, -x] as const),
  ];
}

/** A torus of quadrilaterals, without one of them. */
function ring(): Part {
  const { center, radius, tube } = RING;
  const [around, section] = [circle(AROUND), circle(TUBE)];
  const corners = around.flatMap(([cos, sin]) =>
    section.map(([out, up]) => {
      const r = radius + tube * out;
      return [center[0] + r * cos, center[1] + r * sin, center[2] + tube * up];
    }),
  );
  const at = (i: number, j: number) => (i % AROUND) * TUBE + (j % TUBE);
  const faces = Array.from({ length: AROUND * TUBE }, (_, k) => {
    const [i, j] = [Math.floor(k / TUBE), k % TUBE];
    return [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
  });
  faces.splice(3, 1);
  return { name: 'ring', corners, faces };
}

/** A box whose top and bottom are squares. On one side a corner was put on an edge, and the face beside it not told. */
function plate(): Part {
  const [nx, ny] = SQUARES;
  const corners: number[][] = [];
  for (const z of [0, THICKNESS])
    for (let j = 0; j <= ny; j++) for (let i = 0; i <= nx; i++) corners.push([SIDE * i, SIDE * j, z]);
  const at = (i: number, j: number, top: number) => top * (nx + 1) * (ny + 1) + j * (nx + 1) + i;
  const faces: number[][] = [];
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      faces.push([at(i, j, 1), at(i + 1, j, 1), at(i + 1, j + 1, 1), at(i, j + 1, 1)]);
      faces.push([at(i, j, 0), at(i, j + 1, 0), at(i + 1, j + 1, 0), at(i + 1, j, 0)]);
    }
  const wall = (a: readonly [number, number], b: readonly [number, number]) =>
    faces.push([at(...a, 0), at(...b, 0), at(...b, 1), at(...a, 1)]);
  for (let i = 0; i < nx; i++) {
    wall([i, 0], [i + 1, 0]);
    wall([i + 1, ny], [i, ny]);
  }
  for (let j = 0; j < ny; j++) {
    wall([nx, j], [nx, j + 1]);
    wall([0, j + 1], [0, j]);
  }
  splitEdge(corners, faces[0]!);
  return { name: 'plate', corners, faces };
}

/** Puts a corner on the middle of the face's first edge. */
function splitEdge(corners: number[][], face: number[]): void {
  const [a, b] = [corners[face[0]!]!, corners[face[1]!]!];
  corners.push(a.map((x, k) => (x + b[k]!) / 2));
  face.splice(1, 0, corners.length - 1);
}

/** As a CAD program writes them: four digits behind the point. */
const decimal = (x: number): string => x.toFixed(4);

/**
 * The model of the demonstration as an OBJ file: a ring on a plate, with three mistakes of the kind that exports have.
 * A face is missing, an edge was split on one of its two sides, and the ring reaches a ten-thousandth of a millimetre
 * into the plate.
 */
export function demoModel(): string {
  const lines = ['# a ring on a plate, in millimetres'];
  let before = 1;
  for (const { name, corners, faces } of [plate(), ring()]) {
    lines.push(`o ${name}`, ...corners.map((corner) => `v ${corner.map(decimal).join(' ')}`));
    lines.push(...faces.map((face) => `f ${face.map((corner) => corner + before).join(' ')}`));
    before += corners.length;
  }
  return `${lines.join('\n')}\n`;
}
