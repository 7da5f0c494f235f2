import { Command } from 'commander';
import { printable } from '../pictures/printable.js';
import { booleanCommand } from './boolean.js';
import { checkCommand } from './check.js';
import { constructCommand } from './construct.js';
import { convertCommand, fillCommand, orientCommand, weldCommand } from './convert.js';
import { demoCommand } from './demo.js';
import { didYouMean } from './did-you-mean.js';
import { docsCommand } from './docs.js';
import { explainCommand } from './explain.js';
import { fuzzCommand } from './fuzz.js';
import { type HelpText, withHelp } from './help-text.js';
import { infoCommand } from './info.js';
import { intersectCommand } from './intersect.js';
import { judgeCommand } from './judge.js';
import { locateCommand } from './locate.js';
import { metamorphicCommand } from './metamorphic.js';
import { oracleCommand } from './oracle.js';
import { playCommand } from './play.js';
import { polygonsCommand } from './polygons.js';
import { raycastCommand } from './raycast.js';
import { reportCommand } from './report.js';
import { sectionCommand } from './section.js';
import { suiteCommand } from './suite.js';
import { sweepCommand } from './sweep.js';
import { transformCommand } from './transform.js';
import { packageVersion } from './version.js';
import { volumeCommand } from './volume.js';

const HELP: HelpText = {
  examples: [
    ['unerring check part.stl', 'is it the boundary of a solid, and what is wrong where'],
    ['unerring explain t-junction', 'what a finding means'],
    ['unerring locate part.stl --point 0,0,1', 'inside, outside, or on it'],
    ['unerring boolean union a.obj b.obj -o c.off', 'solids combined exactly, with a certificate'],
    ['unerring polygons union a.geojson b.geojson -o c.geojson', 'polygons combined exactly'],
    ['unerring fuzz --seconds 20', 'judge predicates on degenerate inputs'],
    ['unerring judge three three-mesh-bvh --seconds 60', 'judge engines, or programs in any language'],
    ['unerring check --help', 'the options and exit codes of a command'],
  ],
};

const DEMO_HELP: HelpText = {
  examples: [
    ['unerring demo --count 4000', 'a shorter one'],
    ['unerring demo --walk level.html', 'a capsule to walk with, in a browser'],
    ['unerring demo --scene scene.html', 'ten thousand instances, in a browser'],
  ],
};

/** The command line `unerring` with all its commands. A wrong one throws instead of exiting, after one line. */
export function program(): Command {
  const root = new Command('unerring')
    .description('exact geometry: check meshes, ask and combine them, judge predicates and queries')
    .version(packageVersion(), '--version', 'write the version')
    .addCommand(checkCommand())
    .addCommand(explainCommand())
    .addCommand(infoCommand())
    .addCommand(volumeCommand())
    .addCommand(locateCommand())
    .addCommand(raycastCommand())
    .addCommand(sweepCommand())
    .addCommand(intersectCommand())
    .addCommand(sectionCommand())
    .addCommand(booleanCommand())
    .addCommand(polygonsCommand())
    .addCommand(constructCommand())
    .addCommand(convertCommand())
    .addCommand(weldCommand())
    .addCommand(orientCommand())
    .addCommand(fillCommand())
    .addCommand(transformCommand())
    .addCommand(fuzzCommand())
    .addCommand(judgeCommand())
    .addCommand(metamorphicCommand())
    .addCommand(reportCommand())
    .addCommand(suiteCommand())
    .addCommand(oracleCommand())
    .addCommand(docsCommand())
    .addCommand(playCommand())
    .addCommand(withHelp(demoCommand(), DEMO_HELP));
  for (const command of [root, ...root.commands.flatMap((each) => [each, ...each.commands])]) {
    command.exitOverride().configureOutput({ outputError: (text, write) => write(oneLine(text, command)) });
    command.allowExcessArguments(false);
    // Descriptions are wrapped beside long names, too: commander leaves those alone that have less than 40 columns.
    command.configureHelp({ minWidthToWrap: 20 });
  }
  return withHelp(root, HELP);
}

/** commander's messages begin with `error:` and may suggest something on a second line. */
function oneLine(text: string, command: Command): string {
  const line = text
    .trim()
    .replace(/^error: /, '')
    .replaceAll('\n', ' ');
  const said = line.startsWith('required option ') ? (mistyped(command) ?? line) : line;
  return `unerring: ${printable(said)}\n`;
}

/**
 * The option that a command does not know, if it was given one. commander looks for options that are missing first, and
 * would call a mistyped one missing.
 */
function mistyped({ args, options }: Command): string | undefined {
  const word = args.find((each) => /^-./.test(each))?.replace(/=.*$/s, '');
  if (word === undefined) return undefined;
  const known = options.flatMap(({ long, hidden }) => (long == null || hidden ? [] : [long]));
  return `unknown option '${word}'${didYouMean(word, known)}`;
}
