import { Bytes } from './binary.js';
import { characters, doubleOfDecimal, linesOfWords } from './decimals.js';
import { type ReadFile, textOfFile, welded } from './faces.js';

const HEADER = 80;

/** Text begins with `solid` and has no zeros; many binary files begin so, too. */
function isText(bytes: Uint8Array): boolean {
  return /^\s*solid/i.test(characters(bytes)) && !bytes.includes(0);
}

function textCorners(bytes: Uint8Array): number[] {
  return linesOfWords(characters(bytes)).flatMap(([keyword, ...words]) =>
    keyword?.toLowerCase() === 'vertex' ? [0, 1, 2].map((k) => doubleOfDecimal(words[k])) : [],
  );
}

function binaryCorners(bytes: Uint8Array): number[] {
  const rest = new Bytes(bytes);
  rest.at = HEADER;
  return Array.from({ length: rest.next('uint32') }, () => {
    const numbers = rest.list('float32', 12);
    rest.next('uint16');
    return numbers.slice(3);
  }).flat();
}

function read(bytes: Uint8Array): ReadFile {
  const positions = isText(bytes) ? textCorners(bytes) : binaryCorners(bytes);
  const faces = Array.from({ length: positions.length / 9 }, (_, i) => [3 * i, 3 * i + 1, 3 * i + 2]);
  return welded({ positions, faces });
}

/** STL by its corners; those with equal coordinates are one vertex. */
export function stlReferee(bytes: Uint8Array): string {
  return textOfFile(() => read(bytes));
}
