import { boxPairsText, cellsText, foundText } from '../../../src/oracle/answers/boxes.js';
import { ALONG, linearAt, NEAR, pointAt } from '../../../src/oracle/cases/box-trees.js';
import { MEETING } from '../../../src/oracle/cases/boxes-meeting.js';
import { cellWalkAt } from '../../../src/oracle/cases/cell-walks.js';
import { boxListAt, boxListSize, MOST_OF_TWO, patternBoxes } from '../../../src/oracle/cases/indexes.js';
import { boxTreeQuestions } from '../../../src/oracle/questions/indexes/box-trees.js';
import { boxesMeetingQuestion } from '../../../src/oracle/questions/indexes/boxes-meeting.js';
import { indexesQuestions } from '../../../src/oracle/questions/indexes/index.js';
import { manyBoxQuestions } from '../../../src/oracle/questions/indexes/many-boxes.js';
import { loadQuestions, requireQuery } from '../../../src/oracle/questions/registry.js';
import { declareAgreement } from '../../support/agree.js';
import { declarePlanted } from '../../support/planted.js';

await loadQuestions();

const FEW = { own: 5, general: 1 };
declareAgreement(
  indexesQuestions,
  { own: 60, general: 4 },
  Object.fromEntries(
    [...manyBoxQuestions, ...boxTreeQuestions, boxesMeetingQuestion].map(({ name }) => [name, FEW]),
  ),
);

type Compare = (a: number, b: number) => boolean;

const atMost: Compare = (a, b) => a <= b;
const below: Compare = (a, b) => a < b;
const nearly: Compare = (a, b) => a <= b + 1e-9;
const inSingles: Compare = (a, b) => Math.fround(a) <= Math.fround(b);

/** All pairs that meet by some comparison, along some of the axes. */
function pairs(
  p: Float64Array,
  q: Float64Array | null,
  dimension: 2 | 3,
  compare: Compare,
  axes = dimension as number,
) {
  const size = 2 * dimension;
  const found: number[] = [];
  const other = q ?? p;
  for (let i = 0; i < p.length / size; i++) {
    for (let j = q === null ? i + 1 : 0; j < other.length / size; j++) {
      let isMeeting = true;
      for (let k = 0; k < axes; k++) {
        const [low, high] = [p[size * i + k]!, p[size * i + k + dimension]!];
        if (!compare(low, other[size * j + k + dimension]!) || !compare(other[size * j + k]!, high))
          isMeeting = false;
      }
      if (isMeeting) found.push(i, j);
    }
  }
  return found;
}

const single = (dimension: 2 | 3, compare: Compare, axes?: number) => (v: Float64Array) => {
  const boxes = boxListAt(v, 0, dimension);
  const count = boxes.length / (2 * dimension);
  return boxPairsText(pairs(boxes, null, dimension, compare, axes), (count * (count - 1)) / 2);
};

const both = (dimension: 2 | 3, compare: Compare, axes?: number) => (v: Float64Array) => {
  const [a, b] = [boxListAt(v, 0, dimension), boxListAt(v, boxListSize(dimension, MOST_OF_TWO), dimension)];
  const possible = (a.length * b.length) / (2 * dimension) ** 2;
  return boxPairsText(pairs(a, b, dimension, compare, axes), possible);
};

for (const [name, dimension, of] of [
  ['overlappingPairs2d', 2, single],
  ['overlappingPairs', 3, single],
  ['overlappingPairsBetween2d', 2, both],
  ['overlappingPairsBetween', 3, both],
] as const) {
  declarePlanted(requireQuery(name), {
    'open boxes': of(dimension, below),
    'boxes with a tolerance': of(dimension, nearly),
    'boxes in single precision': of(dimension, inSingles),
    'the last axis is not looked at': of(dimension, atMost, dimension - 1),
  });
}

/** An engine that leaves out what begins at so many of something, of an answer that is right otherwise. */
function without(name: string, change: (text: string, values: Float64Array) => string) {
  const question = requireQuery(name);
  return (values: Float64Array) => change(question.subject(values), values);
}

declarePlanted(
  requireQuery('manyBoxPairs'),
  {
    'boxes behind the 512th are lost': without('manyBoxPairs', (text) =>
      text
        .split(' ')
        .filter((pair) => !/-(?:51[3-9]|5[2-9]\d|6\d\d)$/.test(pair))
        .join(' '),
    ),
    'the last pair is lost': without('manyBoxPairs', (text) => text.replace(/ \S+$/, '')),
  },
  6,
);
declarePlanted(
  requireQuery('manyBoxesOverlapping'),
  {
    'no more than 64 are found': without('manyBoxesOverlapping', (text) =>
      text.split(',').slice(0, 64).join(),
    ),
    'the 256th is lost': without('manyBoxesOverlapping', (text) => text.replace(/,256\b/, '')),
  },
  10,
);
declarePlanted(
  requireQuery('movingBoxes'),
  {
    'nothing ends': without('movingBoxes', (text) => text.replace(/ -\d+-\d+/g, '')),
    'pairs with boxes that came later are lost': without('movingBoxes', (text, v) =>
      text
        .split(' ')
        .filter((part) => Number(part.split('-').at(-1)) <= v[0]! || !/^\d/.test(part))
        .join(' '),
    ),
  },
  6,
);
declarePlanted(
  requireQuery('kdTreeQueries'),
  {
    'no more than 64 are near': without('kdTreeQueries', (text) => {
      const [kind, within, nearest, inside] = text.split(' ');
      return [kind, within, nearest!.split(',').slice(0, 64).join(), inside].join(' ');
    }),
    'the border of the distance is left out': (v) => {
      const open = v.slice();
      const radius = 4 + 1 + 3;
      open[radius] = v[radius]! - v[radius]! * 2 ** -50;
      return requireQuery('kdTreeQueries').subject(open);
    },
  },
  10,
);

/** An answer in parts, one of them changed. */
const changing = (name: string, part: number, change: (text: string) => string) =>
  without(name, (text) => {
    const parts = text.split(' ');
    parts[part] = change(parts[part]!);
    return parts.join(' ');
  });

/** The first two that are listed the other way round. */
const exchangeFirst = (text: string) => text.replace(/^(\d+),(\d+)/, '$2,$1');

const openRadius = (name: string, radius: number) => (v: Float64Array) => {
  const open = v.slice();
  open[radius] = v[radius]! - v[radius]! * 2 ** -50;
  return requireQuery(name).subject(open);
};

declarePlanted(
  requireQuery('kdTree2dQueries'),
  {
    'no more than 64 are near': changing('kdTree2dQueries', 2, (text) => text.split(',').slice(0, 64).join()),
    'the nearest two are exchanged': changing('kdTree2dQueries', 2, exchangeFirst),
    'the border of the distance is left out': openRadius('kdTree2dQueries', 7),
    'the last one in the box is lost': changing('kdTree2dQueries', 3, (text) => text.replace(/,?\d+$/, '')),
  },
  10,
);
declarePlanted(
  requireQuery('boxTree2dQueries'),
  {
    'the border of the distance is left out': openRadius('boxTree2dQueries', 7),
    'the nearest two are exchanged': changing('boxTree2dQueries', 3, exchangeFirst),
    'rays list by number': changing('boxTree2dQueries', 4, (text) =>
      text
        .split(',')
        .sort((a, b) => Number(a) - Number(b))
        .join(),
    ),
    'rays are segments': (v) => {
      const segment = v.slice();
      segment[14] = 0;
      return requireQuery('boxTree2dQueries').subject(segment);
    },
    'segments end before their end': (v) => {
      const shorter = v.slice();
      for (const k of [0, 1])
        if (v[14] === 0) shorter[12 + k] = v[12 + k]! + (v[5 + k]! - v[12 + k]!) * 2 ** -40;
      return requireQuery('boxTree2dQueries').subject(shorter);
    },
  },
  10,
);

/** Amanatides and Woo in doubles: parameters of borders that are added up. */
function walkInDoubles(v: Float64Array, dimension: 2 | 3): string {
  const { cellSize, isRay, most, low, high, from, to } = cellWalkAt(v, dimension);
  const by = to.map((x, k) => (isRay ? x : x - from[k]!));
  const cell = from.map((x) => Math.floor(x / cellSize));
  const next = by.map((d, k) =>
    d === 0 ? Infinity : ((cell[k]! + (d > 0 ? 1 : 0)) * cellSize - from[k]!) / d,
  );
  const cells: string[] = [];
  for (let step = 0; step < 1000 && cells.length < most; step++) {
    if (cell.every((c, k) => c >= low[k]! && c <= high[k]!)) cells.push(cell.join());
    const k = next.indexOf(Math.min(...next));
    if (!isRay && next[k]! > 1) break;
    cell[k] = cell[k]! + Math.sign(by[k]!);
    next[k] = next[k]! + cellSize / Math.abs(by[k]!);
  }
  return cellsText(cells, cells.length === most);
}

for (const [name, dimension] of [
  ['visitCellsAlong2d', 2],
  ['visitCellsAlong', 3],
] as const) {
  const otherMode = (v: Float64Array, place: number) => {
    const other = v.slice();
    other[place] = 1 - v[place]!;
    return requireQuery(name).subject(other);
  };
  declarePlanted(requireQuery(name), {
    'parameters in doubles': (v) => walkInDoubles(v, dimension),
    'closed cells are half-open': (v) => (v[1] === 1 ? otherMode(v, 1) : requireQuery(name).subject(v)),
    'half-open cells are closed': (v) => (v[1] === 0 ? otherMode(v, 1) : requireQuery(name).subject(v)),
    'rays end': (v) => (v[2] === 1 ? otherMode(v, 2) : requireQuery(name).subject(v)),
    'the last cell is lost': without(name, (text) => text.replace(/^passed(.*) \S+$/, 'passed$1')),
    'walks go backwards': without(name, (text) => {
      const [kind, ...cells] = text.split(' ');
      return [kind, ...cells.reverse()].join(' ');
    }),
  });
}

declarePlanted(
  requireQuery('uniformGridAlong'),
  {
    'boxes that are far along are lost': without('uniformGridAlong', (text) =>
      text.split(',').slice(0, 20).join(),
    ),
    'rays list by number': changing('uniformGridAlong', 1, (text) =>
      text
        .split(',')
        .sort((a, b) => Number(a) - Number(b))
        .join(),
    ),
    'rays are segments': (v) => {
      const segment = v.slice();
      segment[10] = 0;
      return requireQuery('uniformGridAlong').subject(segment);
    },
  },
  10,
);

for (const [name, dimension] of [
  ['compareMorton2d', 2],
  ['compareMorton3d', 3],
] as const) {
  const changed = (change: (x: number) => number) => (v: Float64Array) => {
    const other = v.slice();
    for (let k = 0; k < 2 * dimension; k++) other[k] = change(v[k]!);
    return requireQuery(name).subject(other);
  };
  declarePlanted(requireQuery(name), {
    'negative numbers by the bits of their sizes': (v) => {
      const other = v.slice();
      for (let k = 0; k < dimension; k++) {
        const [a, b] = [v[k]!, v[dimension + k]!];
        if (a < 0 && b < 0) [other[k], other[dimension + k]] = [-b, -a];
      }
      return requireQuery(name).subject(other);
    },
    'without signs': changed(Math.abs),
    'in single precision': changed(Math.fround),
    'by the first axis that differs': without(name, (text, v) => {
      const k = [0, 1, 2].find((i) => i < dimension && v[i] !== v[dimension + i]);
      const order = k === undefined ? 'same' : v[k]! < v[dimension + k]! ? 'before' : 'after';
      return `${order} ${text.split(' ')[1]}`;
    }),
    'keys of 16 bits': without(name, (text, v) =>
      v.subarray(2 * dimension).some((x) => x >= 2 ** 16) ? text.replace(/\d+$/, '0') : text,
    ),
  });
}
/** Where a ray, segment or line comes into a box, in doubles; NaN if it does not. */
function entryInDoubles(box: Float64Array, shape: ReturnType<typeof linearAt>): number {
  const isSegment = 'start' in shape;
  const [from, to] = isSegment ? [shape.start, shape.end] : [shape.origin, shape.direction];
  let [enter, exit] = [shape.type === 'line' ? -Infinity : 0, isSegment ? 1 : Infinity];
  for (let k = 0; k < 3; k++) {
    const way = isSegment ? to[k]! - from[k]! : to[k]!;
    const [a, b] = [(box[k]! - from[k]!) / way, (box[k + 3]! - from[k]!) / way];
    enter = Math.max(enter, Math.min(a, b));
    exit = Math.min(exit, Math.max(a, b));
  }
  return enter <= exit ? enter : Number.NaN;
}

/** All in doubles, by brute force; with so much to spare, and ties by the higher number if that is asked for. */
const alongInDoubles =
  (higher = false) =>
  (v: Float64Array) => {
    const boxes = patternBoxes(v);
    const shape = linearAt(v, ALONG);
    const count = boxes.length / 6;
    const entries = Array.from({ length: count }, (_, i) =>
      entryInDoubles(boxes.subarray(6 * i, 6 * i + 6), shape),
    );
    const met = Array.from({ length: count }, (_, i) => i).filter((i) => !Number.isNaN(entries[i]!));
    met.sort((i, j) => entries[i]! - entries[j]! || (higher ? j - i : i - j));
    const text = requireQuery('boxesAlong').referee(v) as string;
    return text.replace(/^\w+ \S*/, foundText(met, count));
  };

declarePlanted(
  requireQuery('boxesAlong'),
  {
    'slabs in doubles': alongInDoubles(),
    'ties by the higher number': alongInDoubles(true),
    'a line is taken for a ray': (v) => {
      const ray = v.slice();
      if (v[ALONG.kind] === 2) ray[ALONG.kind] = 1;
      return requireQuery('boxesAlong').subject(ray);
    },
    'one box more is asked for': without('boxesAlong', (text) =>
      text.replace(/^(\w+ (?:\d+,)*?)(\d+) asked:\S* /, '$1$2 asked:$2 '),
    ),
    'the first answer wins': without('boxesAlong', (text) =>
      text.replace(/asked:(\d+),(\d+)(.*) first:[-\d]+/, 'asked:$1,$2$3 first:$2'),
    ),
  },
  20,
);

declarePlanted(
  requireQuery('boxesNear'),
  {
    'distances in doubles': (v) => {
      const boxes = patternBoxes(v);
      const point = pointAt(v, NEAR.point);
      const count = boxes.length / 6;
      const squares = Array.from({ length: count }, (_, i) =>
        [0, 1, 2].reduce((sum, k) => {
          const gap = Math.max(boxes[6 * i + k]! - point[k]!, point[k]! - boxes[6 * i + k + 3]!, 0);
          return sum + gap * gap;
        }, 0),
      );
      const within = squares.flatMap((square, i) => (square <= v[NEAR.radius]! ** 2 ? [i] : []));
      const text = requireQuery('boxesNear').referee(v) as string;
      return text.replace(/^\w+ \S*/, foundText(within, count));
    },
    'the border of the distance is left out': (v) => {
      const open = v.slice();
      open[NEAR.radius] = v[NEAR.radius]! - v[NEAR.radius]! * 2 ** -50;
      return requireQuery('boxesNear').subject(open);
    },
    'two of the nearest change places': without('boxesNear', (text) =>
      text.replace(/nearest:(\d+),(\d+)/, 'nearest:$2,$1'),
    ),
  },
  20,
);

declarePlanted(
  requireQuery('changedTree'),
  {
    'what goes stays': without('changedTree', (text) =>
      text.replace(/of:(\d+)/, (_, n) => `of:${Number(n) + 1}`),
    ),
    'what came later is not met': without('changedTree', (text) =>
      text.replace(/(\d+),\d+ within/, '$1 within'),
    ),
  },
  6,
);

declarePlanted(
  requireQuery('boxesMeeting'),
  {
    'what is inside is not met': without('boxesMeeting', (text) => text.replace(/^all /, 'some ')),
    'the radius is a little short, the matrix a little off': (v) => {
      const off = v.slice();
      const at = MEETING.numbers + (v[MEETING.kind] === 2 ? 3 : 15);
      off[at] = v[at]! * (1 - 2 ** -52);
      return requireQuery('boxesMeeting').subject(off);
    },
  },
  20,
);
