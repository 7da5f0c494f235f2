import { JobProblem, type WritingContext } from '../mesh/jobs.js';
import { OutputProblem, writeOutput } from '../output-file.js';

/** Writes a file whole or not at all; whoever stops the job waits for it. */
export async function writeText(path: string, text: () => string, context: WritingContext): Promise<void> {
  try {
    await context.write(path, () => writeOutput(path, text()));
  } catch (error) {
    throw error instanceof OutputProblem ? new JobProblem(error.message) : error;
  }
}
