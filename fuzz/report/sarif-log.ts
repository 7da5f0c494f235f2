import type { Invocation, Location, Log, ReportingDescriptor, Result } from 'sarif';

/** A run of this program. */
export interface SarifRun {
  readonly version: string;
  readonly rules: ReportingDescriptor[];
  readonly results: Result[];
  readonly invocations?: Invocation[];
}

/** A file, and a line of it: services that show SARIF want both, also where no line is known. */
export function locationOf(file: string, line = 1): Location {
  return { physicalLocation: { artifactLocation: { uri: encodeURI(file) }, region: { startLine: line } } };
}

/** SARIF 2.1.0. */
export function sarifLogText({ version, rules, results, invocations }: SarifRun): string {
  const log: Log = {
    version: '2.1.0',
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    runs: [
      {
        tool: { driver: { name: 'unerring', version, rules } },
        ...(invocations !== undefined && { invocations }),
        results,
      },
    ],
  };
  return `${JSON.stringify(log, null, 1)}\n`;
}
