import { bytesOf, TextFile } from './text-file.js';
import { type Dialect, dialectOf, drawnMesh, TEXT_FEATURES } from './values.js';

/** What OFF files can have, by the bit of each. */
export const OFF_FEATURES = [
  ...TEXT_FEATURES,
  'no-keyword',
  'one-line',
  'columns',
  'colours',
  'over-lines',
  'no-edges',
  'trailing',
] as const;

type Feature = (typeof OFF_FEATURES)[number];

/** A mesh as an OFF file. */
export function offFile(v: ArrayLike<number>): Uint8Array {
  const { points, faces } = drawnMesh(v);
  const dialect = dialectOf(v, OFF_FEATURES);
  const { random, fault, has } = dialect;
  const file = new TextFile<Feature>(dialect);
  file.padded('#');
  head(file, dialect, points.length, faces.length);
  const faulty = random.below(points.length);
  for (const [i, point] of points.entries()) {
    const numbers = point.map((x, k) => file.number(x, i === faulty && k === 0));
    const columns = [[], ['0.5'], ['0', '0', '1'], ['255', '0', '0', '1']][random.below(4)]!;
    put(file, dialect, numbers, has('columns') ? columns : []);
  }
  const faultyFace = random.below(Math.max(1, faces.length));
  for (const [i, face] of faces.entries()) {
    const corners = face.map((corner, k) => {
      const isFaulty = i === faultyFace && k === face.length - 1;
      if (isFaulty && fault === 'corner-beyond') return String(points.length);
      if (isFaulty && fault === 'corner-below') return '-1';
      return String(corner);
    });
    const columns = [[], ['7'], ['0.5', '0.25', '1'], ['255', '0', '0', '9']][random.below(4)]!;
    put(file, dialect, [String(face.length), ...corners], has('colours') ? columns : []);
  }
  if (has('trailing')) file.line(['3', '0', '0', '0']);
  return bytesOf(file.text);
}

function head(
  file: TextFile<Feature>,
  { has, random }: Dialect<Feature>,
  points: number,
  faces: number,
): void {
  const isBare = has('no-keyword');
  const edges = has('no-edges') && !isBare ? [] : [random.below(9)];
  const counts = [points, faces, ...edges].map(String);
  const keyword = ['OFF', 'OFF', 'COFF', 'NOFF', 'STOFF', 'STCNOFF'][random.below(6)]!;
  if (isBare) file.line(counts);
  else if (!has('one-line')) {
    file.line([keyword]);
    file.line(counts);
  } else if (random.oneIn(2)) file.line([keyword, ...counts]);
  else file.line([keyword + counts[0]!, ...counts.slice(1)]);
}

/** An entry in one line or over some, what stands behind it in the last one. */
function put(
  file: TextFile<Feature>,
  { has, random }: Dialect<Feature>,
  words: readonly string[],
  columns: readonly string[],
): void {
  let from = 0;
  for (let at = 1; at < words.length; at++) {
    if (!has('over-lines') || !random.oneIn(3)) continue;
    file.line(words.slice(from, at));
    from = at;
  }
  file.line([...words.slice(from), ...columns]);
}
