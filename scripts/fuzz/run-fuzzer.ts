import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LocalDeployment } from '../cdk/local-stage.ts';
import { endpointTool } from '../local-endpoint/virtual-environment.ts';
import { tryCommand } from '../process/run-command.ts';
import { UserError } from '../process/user-error.ts';
import { apiUrlOf } from '../stage/api-url.ts';
import { stageFolder } from '../stage/checkout.ts';
import { localEnvironment } from '../stage/local-environment.ts';
import type { FuzzCallers } from './callers.ts';
import { countsIn, findingsIn } from './findings.ts';
import type { FuzzOptions } from './fuzz-options.ts';
import { fuzzSettings, tokenVariable } from './fuzz-settings.ts';

/** What the fuzzer checks of each answer, besides that there is one. */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
];

/** Who calls: the owner of a business, staff, or someone without a token. */
export type FuzzCaller = 'owner' | 'staff' | 'anyone';

interface FuzzResult {
  /** The findings as text, empty for none. */
  readonly findings: string;
  /** How many requests were sent. */
  readonly counts: string;
}

/** The folder of the reports. */
export const reportFolder = (stage: string) => path.join(stageFolder(stage), 'fuzz');

/**
 * Fuzzes the API of a stage as one caller, by its own description, through the gateway. Leaves settings, log and a
 * JUnit report in `reportFolder`, in which the token is replaced. Throws a UserError where it could not run.
 */
export async function runFuzzer(
  { stage, endpoint, outputs }: LocalDeployment,
  { tokens, ...known }: FuzzCallers,
  caller: FuzzCaller,
  { minutes, seed, excludePath }: FuzzOptions,
): Promise<FuzzResult> {
  const folder = reportFolder(stage);
  const [settings, log] = [`${caller}.toml`, `${caller}.log`].map((name) =>
    path.join(folder, name),
  );
  const api = apiUrlOf({ endpoint, outputs });
  const token = caller === 'anyone' ? undefined : tokens[caller];
  mkdirSync(folder, { recursive: true });
  writeFileSync(String(settings), fuzzSettings(known, { hasToken: token !== undefined }));
  const args = [
    ...['--config-file', String(settings), '--no-color', 'run', `${api}/openapi.json`],
    ...['--url', api, '--checks', checks.join(','), '--phases', 'coverage,fuzzing,stateful'],
    ...['--max-time', String(minutes * 60), '--seed', String(seed), '--continue-on-failure'],
    // An answer of the API that redirects names a path of the site, which the gateway does not serve.
    ...['--max-redirects', '0', '--request-timeout', '35', '--generation-database', 'none'],
    // They judge the machine and the generated data, not the API.
    ...['--suppress-health-check', 'all'],
    ...['--report', 'junit', '--report-junit-path', path.join(folder, `${caller}.xml`)],
    ...(excludePath === undefined ? [] : ['--exclude-path-regex', excludePath]),
  ];
  const { exitCode, output } = await tryCommand(endpointTool('st'), args, {
    name: `The fuzzer as ${caller}`,
    env: {
      ...localEnvironment(process.env, endpoint),
      HYPOTHESIS_STORAGE_DIRECTORY: path.join(folder, 'hypothesis'),
      ...(token && { [tokenVariable]: token }),
    },
    timeLimitSeconds: minutes * 60 + 240,
    logFile: String(log),
  });
  const [counts, findings] = [countsIn(output), findingsIn(output)];
  if (counts === undefined || (exitCode !== 0 && findings === '')) {
    throw new UserError(`The fuzzer did not run as ${caller}; its output is in ${log}.`);
  }
  return { counts, findings };
}
