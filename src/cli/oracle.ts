import { Command } from 'commander';
import { type Answerer, answerers, respondLater } from '../oracle/protocol/respond.js';
import { loadQuestions } from '../oracle/questions/registry.js';
import { withHelp } from './help-text.js';
import { inputLines } from './line-input.js';
import { LineOutput } from './line-output.js';
import { oneOf } from './one-of.js';
import { EXIT } from './usage-error.js';

/**
 * Answers the requests on standard input, one line for each, until there are no more.
 *
 * @throws UsageError if standard input cannot be read
 */
export async function serve({ by = 'kernel' }: { readonly by?: string }): Promise<number> {
  const answerer: Answerer = oneOf('--by', by, answerers);
  await loadQuestions();
  const output = new LineOutput();
  for await (const lines of inputLines()) {
    for (const line of lines) {
      const response = await respondLater(line, answerer);
      if (response !== undefined) await output.write(response);
    }
    // Who waits for an answer before the next request gets it.
    await output.flush();
  }
  return EXIT.clean;
}

function serveCommand(): Command {
  const command = new Command('serve')
    .description('answer questions, one JSON object in a line each, on standard input and output')
    .option('--by <name>', `who answers: ${answerers.join(', ')} (default: kernel)`)
    .action(async (options: { by?: string }) => {
      process.exitCode = await serve(options);
    });
  return withHelp(command, {
    examples: [
      [
        `echo '{"id":1,"question":"orient2d","values":[0,0,1,1,2,2]}' | unerring oracle serve`,
        '{"id":1,"answer":0}',
      ],
      [`echo '{"hello":1}' | unerring oracle serve`, 'the version of the protocol, and all questions'],
      ['unerring oracle serve --by referee', 'answers by other algorithms over exact rationals'],
    ],
    codes: [
      ['0', 'the input has ended; what was no request has got an error line'],
      ['2', 'standard input cannot be read, or the usage is wrong'],
    ],
  });
}

/**
 * The command `unerring oracle`: exact answers for programs in any language.
 *
 * @example new Command('unerring').addCommand(oracleCommand());
 */
export function oracleCommand(): Command {
  const command = new Command('oracle')
    .description('exact answers for programs in any language')
    .addCommand(serveCommand());
  return withHelp(command, {
    examples: [
      ['unerring oracle serve', 'answer requests by the line protocol (docs/oracle.md in the package)'],
    ],
  });
}
