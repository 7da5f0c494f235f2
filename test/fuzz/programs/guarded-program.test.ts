import { expect, it } from 'vitest';
import { GuardedProgram } from '../../../fuzz/programs/guarded-program.js';

/** A program that answers 1, but ends where ax is below 0, and tells the id it was asked by on standard error. */
const BODY = `require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, values } = JSON.parse(line);
  if (values[0] < 0) process.exit(4);
  process.stderr.write(id + ";");
  console.log(JSON.stringify({ id, answer: 1 }));
});`;
const COMMAND = `"${process.execPath}" -e '${BODY}'`;

const values = new Float64Array([1, 0, -1, 0, 2, 0, -2, 0, 3, 0].flatMap((x) => [x, 0, 0])).slice(0, 30);

it('is asked by ids, told where it dies, and left alone after so many deaths', async () => {
  const printed: string[] = [];
  const program = new GuardedProgram({ command: COMMAND, numbers: 'decimal' }, 5000, (text) =>
    printed.push(text),
  );
  const inquiry = { name: 'orient2d', cases: 5, values, ids: ['a', 'b', 'c', 'd', 'e'] };
  const patient = await program.ask(inquiry, 3);
  const died = { failed: 'crashed', text: 'exited with code 4' };
  expect(patient).toEqual({ said: [1, died, 1, died, 1], deaths: [died.text, died.text] });
  const impatient = await program.ask(inquiry, 1);
  expect(impatient.said).toEqual([1, died, { notAsked: true }, { notAsked: true }, { notAsked: true }]);
  await program.close();
  expect(printed.join('')).toBe('a;c;e;a;');
});
