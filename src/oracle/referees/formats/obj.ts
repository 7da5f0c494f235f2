import { characters, doubleOfDecimal, linesOfWords, NoMesh } from './decimals.js';
import { type ReadFile, textOfFile } from './faces.js';

/** The number of a corner, from 0: positive ones count from 1, negative ones from the last vertex so far. */
function corner(word: string, vertices: number): number {
  const match = /^(-?\d+)(?:\/(?:-?\d+)?){0,2}$/.exec(word);
  const number = Number(match?.[1]);
  if (match === null || number === 0) throw new NoMesh(`no vertex: ${word}`);
  return number > 0 ? number - 1 : vertices + number;
}

function read(bytes: Uint8Array): ReadFile {
  // A backslash at the end of a line joins it with the next one.
  const text = characters(bytes).replace(/\\(?:\r\n|\r|\n)/g, ' ');
  const positions: number[] = [];
  const faces: number[][] = [];
  for (const [keyword, ...words] of linesOfWords(text)) {
    if (keyword === 'v') positions.push(...[0, 1, 2].map((k) => doubleOfDecimal(words[k])));
    if (keyword === 'f' || keyword === 'fo')
      faces.push(words.map((word) => corner(word, positions.length / 3)));
  }
  return { positions, faces };
}

/** OBJ by its lines: `v x y z ...` and `f corner corner ...`; all other keywords are none of a mesh. */
export function objReferee(bytes: Uint8Array): string {
  return textOfFile(() => read(bytes));
}
