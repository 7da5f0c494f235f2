import { characters, doubleOfDecimal, linesOfWords, NoMesh, wholeNumber } from './decimals.js';
import { type ReadFile, textOfFile } from './faces.js';

/** Takes so many words from lines, and leaves out what stands behind them in the last of these. */
function take(lines: string[][], count: (first: string) => number): string[] {
  const words: string[] = [];
  let wanted = 1;
  while (words.length < wanted) {
    const line = lines.shift();
    if (line === undefined) throw new NoMesh('the end of the file');
    if (words.length === 0) wanted = count(line[0]!);
    words.push(...line.slice(0, wanted - words.length));
  }
  return words;
}

function read(bytes: Uint8Array): ReadFile {
  const lines = linesOfWords(characters(bytes)).filter((words) => words.length > 0);
  const [first = ''] = lines[0] ?? [];
  const keyword = /^(?:ST)?C?N?OFF/.exec(first)?.[0] ?? '';
  // The counts stand behind the keyword, with or without a space, or in the next line.
  const behind = [first.slice(keyword.length), ...lines.shift()!.slice(1)].filter(Boolean);
  const [vertices, faces] = (behind.length > 0 ? behind : lines.shift()!).map(wholeNumber);
  const positions = Array.from({ length: vertices! }, () => take(lines, () => 3).map(doubleOfDecimal)).flat();
  return {
    positions,
    faces: Array.from({ length: faces! }, () =>
      take(lines, (size) => 1 + wholeNumber(size))
        .slice(1)
        .map(wholeNumber),
    ),
  };
}

/** OFF by its words: counts, three for each vertex, and of each face its size and its corners. */
export function offReferee(bytes: Uint8Array): string {
  return textOfFile(() => read(bytes));
}
