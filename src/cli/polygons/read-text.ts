import { readFileSync, statSync } from 'node:fs';
import { type Context, JobProblem } from '../mesh/jobs.js';
import { isStandardInput, type MeshSource } from '../mesh/mesh-source.js';

async function textOfInput(context: Context): Promise<string> {
  const chunks: Uint8Array[] = [];
  let read = 0;
  for await (const chunk of process.stdin as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    read += chunk.length;
    context.progress('reading', read, 0);
    if (context.signal.aborted) break;
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** The text of a file, or of standard input. */
export async function readText(source: MeshSource, context: Context): Promise<string> {
  if (isStandardInput(source)) return textOfInput(context);
  if (statSync(source.path).isDirectory()) throw new JobProblem(`${source.path}: this is a folder`);
  return new TextDecoder().decode(readFileSync(source.path));
}
