import {
  convexPartitionQuestion,
  monotonePartitionQuestion,
} from '../../../src/oracle/questions/constructions/partitions.js';
import type { Question } from '../../../src/oracle/questions/question.js';
import { declarePlanted } from '../../support/planted.js';

type Pieces = readonly (readonly number[])[];

/** The kernel's pieces changed; what is no polygon stays so. */
const changed = (question: Question, change: (pieces: Pieces) => Pieces) => (v: Float64Array) => {
  const said = JSON.parse(question.subject(v)) as Pieces | null;
  return said === null ? 'null' : JSON.stringify(change(said));
};

/** Two pieces with a common edge in one, whatever its corners are. */
function joined(pieces: Pieces): Pieces {
  const [first, ...rest] = pieces;
  for (const [i, a] of first!.entries()) {
    const b = first![(i + 1) % first!.length]!;
    const other = rest.findIndex((piece) =>
      piece.some((c, k) => c === b && piece[(k + 1) % piece.length] === a),
    );
    if (other < 0) continue;
    const piece = rest[other]!;
    const at = piece.indexOf(a);
    const between = [...piece.slice(at), ...piece.slice(0, at)].slice(1, -1);
    return [
      [...first!.slice(0, i + 1), ...between, ...first!.slice(i + 1)],
      ...rest.filter((_, i) => i !== other),
    ];
  }
  return pieces;
}

const common = (question: Question) => ({
  'the last piece is left out': changed(question, (pieces) => pieces.slice(0, -1)),
  'the last piece is there twice': changed(question, (pieces) => [...pieces, pieces.at(-1)!]),
  'the first piece is turned': changed(question, ([first, ...rest]) => [[...first!].reverse(), ...rest]),
  'two pieces are one': changed(question, joined),
  'the last corner of a piece is left out': changed(question, ([first, ...rest]) => [
    first!.length > 3 ? first!.slice(0, -1) : first!,
    ...rest,
  ]),
  'what touches is no polygon': (v: Float64Array) =>
    question.referee(v).startsWith('touching') ? 'null' : question.subject(v),
});

/** A piece with four corners or more is cut once more. */
const cutOnce = ([...pieces]: Pieces): Pieces => {
  const at = pieces.findIndex((piece) => piece.length > 3);
  if (at < 0) return pieces;
  const piece = pieces[at]!;
  return [...pieces.filter((_, i) => i !== at), piece.slice(0, 3), [piece[0]!, ...piece.slice(2)]];
};

declarePlanted(
  convexPartitionQuestion,
  {
    ...common(convexPartitionQuestion),
    'a piece is cut once more': changed(convexPartitionQuestion, cutOnce),
  },
  2,
);

declarePlanted(monotonePartitionQuestion, common(monotonePartitionQuestion), 2);
