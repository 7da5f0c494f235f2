import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ProgramEngine, UnusableProgram } from '../../../fuzz/programs/program-engine.js';
import { casesOf } from '../../../src/oracle/cases/cases.js';
import { requireQuestion } from '../../../src/oracle/questions/registry.js';
import { judgeCases } from '../../../src/oracle/verdict/judge-cases.js';

const folder = mkdtempSync(join(tmpdir(), 'unerring-program-'));
afterAll(() => rmSync(folder, { recursive: true }));

const question = requireQuestion('orient2d');
/** Counterclockwise, on one line, clockwise: six times. */
const cases = casesOf(6, Array(6).fill([0, 0, 1, 0, 0, 1, 0, 0, 1, 1, 2, 2, 0, 0, 0, 1, 1, 0]).flat());

let programs = 0;

/** A program that answers the n-th request of its life, from 0, with what `body` makes of it. */
function program(body: string): string {
  const path = join(folder, `engine${programs++}.mjs`);
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline';
    import { spawn } from 'node:child_process';
    import { writeFileSync } from 'node:fs';
    let n = -1;
    const say = (line) => process.stdout.write(line + '\\n');
    const answer = (id, value) => say('{"id":' + JSON.stringify(id) + ',"answer":' + value + '}');
    for await (const line of createInterface({ input: process.stdin })) {
      n++;
      const { id, values: [ax, ay, bx, by, cx, cy] } = JSON.parse(line);
      const truth = Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
      ${body}
    }`,
  );
  return `"${process.execPath}" "${path}"`;
}

/** Time to answer, that a machine has however busy it is; and one for what is not going to answer in time. */
const ENOUGH = 60_000;
const SHORT = { timeout: 300 };

async function judge(command: string, limits = { timeout: ENOUGH }) {
  const printed: string[] = [];
  const engine = new ProgramEngine(command, { notation: 'decimal', ...limits }, (text) => printed.push(text));
  try {
    const judged = await judgeCases(engine, question, cases);
    return {
      verdicts: judged.map(({ verdict }) => verdict),
      got: judged.map(({ got }) => got),
      engine,
      printed,
    };
  } finally {
    await engine.close();
  }
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const RIGHT = Array(18).fill('right');
const but = (...others: readonly (readonly [number, string])[]) =>
  RIGHT.map((right: string, i) => others.find(([at]) => at === i)?.[1] ?? right);

describe('a program as an engine', () => {
  it('is right when it is', async () => {
    expect((await judge(program('answer(id, 7 * truth)'))).verdicts).toEqual(RIGHT);
  });

  it('is found out when it always says the same', async () => {
    const { verdicts } = await judge(program('answer(id, 1)'));
    expect(verdicts.filter((verdict) => verdict === 'wrong')).toHaveLength(12);
  });

  it('hears names and doubles', async () => {
    const printed = join(folder, 'heard.txt');
    const engine = new ProgramEngine(
      program(`writeFileSync(${JSON.stringify(printed)}, line); answer(id, truth)`),
      { timeout: ENOUGH, notation: 'hex' },
      () => {},
    );
    await engine.ask(question, { ...casesOf(6, [0, 0, 1, 0, -0, 3]), nameOf: () => 'the-name' });
    await engine.close();
    expect(readFileSync(printed, 'utf8')).toBe(
      '{"id":"the-name","question":"orient2d","values":["0x0p+0","0x0p+0","0x1p+0","0x0p+0","-0x0p+0","0x1.8p+1"]}',
    );
  });

  it('is started again after it has died, and the case is the one on which it did', async () => {
    const { verdicts, got } = await judge(
      program(
        'if (n === 4) process.exit(3); if (n === 5) process.kill(process.pid, "SIGSEGV"); answer(id, truth)',
      ),
    );
    expect(verdicts).toEqual(but([4, 'crashed'], [9, 'crashed'], [14, 'crashed']));
    expect(got[4]).toBe('exited with code 3');
    const killed = await judge(
      program('if (n === 9) process.kill(process.pid, "SIGKILL"); answer(id, truth)'),
    );
    expect(killed.verdicts).toEqual(but([9, 'crashed']));
    expect(killed.got[9]).toBe('crashed (SIGKILL)');
  });

  it('is killed when it hangs, with all that it has started', async () => {
    const pids = join(folder, 'pids');
    const { verdicts, got } = await judge(
      program(`if (n === 5) {
        const child = spawn('sleep', ['1000']);
        writeFileSync(${JSON.stringify(pids)}, process.pid + ' ' + child.pid);
        for (;;);
      }
      answer(id, truth)`),
      SHORT,
    );
    expect(verdicts).toEqual(but([5, 'timed-out'], [11, 'timed-out'], [17, 'timed-out']));
    expect(got[5]).toMatch(/^no answer in time/);
    // Whoever inherits them takes a moment to see that they are gone.
    const living = () => readFileSync(pids, 'utf8').split(' ').map(Number).filter(isAlive);
    await expect.poll(living, { timeout: 3000 }).toEqual([]);
  });

  it('prints what is no response, and is in step again afterwards', async () => {
    const { verdicts, got } = await judge(
      program(`if (n === 0) say('Welcome!');
      if (n === 5) { say('{"id":' + id + ',"answer":nan}'); continue; }
      if (n === 7) say('x'.repeat(3e6));
      if (n === 9) process.stdout.write(Buffer.from([255, 254, 10]));
      if (n === 11) say('');
      if (n === 13) { answer(id - 1, truth); continue; }
      answer(id, truth)`),
    );
    const bad = 'invalid-output';
    expect(verdicts).toEqual(but([0, bad], [5, bad], [7, bad], [9, bad], [13, bad]));
    expect(got[0]).toBe("no response: the line is not JSON: 'Welcome!'");
    expect(got[7]).toMatch(/longer than 1048576 bytes/);
    expect(got[9]).toMatch(/UTF-8/);
  });

  it('may refuse: null is not judged, an error is a crash', async () => {
    const { verdicts, got } = await judge(
      program(
        `if (n === 2) say('{"id":' + id + ',"error":"too hard"}'); else answer(id, n === 3 ? null : truth)`,
      ),
    );
    expect(verdicts).toEqual(but([2, 'crashed'], [3, 'unsupported']));
    expect(got[2]).toBe('too hard');
  });

  it('that prints without end costs no more than its time', async () => {
    const endless = `for (;;) if (!process.stdout.write('y'.repeat(65536) + LF)) await new Promise((go) => process.stdout.once('drain', go));`;
    const lines = await judge(program(endless.replace('LF', "'\\n'")), SHORT);
    expect(new Set(lines.verdicts)).toEqual(new Set(['invalid-output']));
    const line = await judge(program(endless.replace('LF', "''")), SHORT);
    expect(line.verdicts.slice(0, 3)).toEqual(['invalid-output', 'timed-out', 'invalid-output']);
  });

  it('has what it writes to standard error shown', async () => {
    expect((await judge(program('console.error("note", n); answer(id, truth)'))).printed.join('')).toContain(
      'note 17',
    );
  });

  it.each([
    ['./there-is-no-such-program', /^cannot run \.\/there-is-no-such-program: .*not found/],
    ['exit 3', /^exit 3 never answered: exited with code 3$/],
  ])('is none: %s', async (command, message) => {
    await expect(judge(command)).rejects.toThrow(message);
    await expect(judge(command)).rejects.toThrow(UnusableProgram);
  });

  it('ends when it is closed in the middle', async () => {
    const engine = new ProgramEngine(program('for (;;);'), { timeout: ENOUGH, notation: 'hex' }, () => {});
    const asked = engine.ask(question, cases);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await engine.close();
    const said = await asked;
    expect(said[0]).toMatchObject({ failed: 'crashed' });
    expect(said[17]).toEqual({ notAsked: true });
  });
});
