import type { Invocation, Location, Log, ReportingDescriptor, Result } from 'sarif';

/** A run of this program. */
export interface SarifRun {
  readonly version: string;
  readonly rules: ReportingDescriptor[];
  readonly results: Result[];
  readonly invocations?: Invocation[];
}

/** A file: services that show SARIF want a place in one. */
export function locationOf(file: string): Location {
  return { physicalLocation: { artifactLocation: { uri: encodeURI(file) }, region: { startLine: 1 } } };
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
