import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { LocalDeployment } from '../cdk/local-stage.ts';
import { endpointTool } from '../local-endpoint/virtual-environment.ts';
import { tryCommand } from '../process/run-command.ts';
import { UserError } from '../process/user-error.ts';
import { readOptions } from '../stage/arguments.ts';
import { stageFolder } from '../stage/checkout.ts';
import { localEnvironment } from '../stage/local-environment.ts';
import { apiUrlOf } from '../stage/outputs.ts';
import type { FuzzCallers } from './callers.ts';

export interface FuzzOptions {
  /** Minutes for each caller. */
  readonly minutes: number;
  readonly seed: number;
  /** Regular expression of paths to skip. */
  readonly excludePath: string | undefined;
}

const usage =
  'npm run fuzz [-- --minutes <1 to 60> --seed <whole number> --exclude-path <regular expression>]';

/** Parses a whole number; throws a UserError if it is not from `least` to `most`. */
function wholeNumber(text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UserError(`Usage: ${usage}`);
}

/** Parses the options of the command; throws a UserError for unknown or wrong ones. */
export function readFuzzOptions(): FuzzOptions {
  const names = ['minutes', 'seed', 'exclude-path'];
  const { values, positionals } = readOptions(usage, names);
  if (positionals.length > 0) throw new UserError(`Usage: ${usage}`);
  return {
    minutes: wholeNumber(values['minutes'] ?? '3', 1, 60),
    seed: wholeNumber(values['seed'] ?? '9457', 0, 2 ** 32 - 1),
    excludePath: values['exclude-path'],
  };
}

/** Environment variable with the caller's token, which keeps it out of files and command lines. */
const tokenVariable = 'VITRINE_FUZZ_TOKEN';

/**
 * Returns Schemathesis' settings (TOML, with JSON strings). Half of a parameter's values are existing ids and names, if
 * its schema allows them; the others are generated or taken from answers.
 */
function fuzzSettings(
  callers: Omit<FuzzCallers, 'tokens'>,
  { hasToken }: { readonly hasToken: boolean },
): string {
  const { userId, businessId, shopId, offerId, code, uploadId, shopIdentifier } = callers;
  const known = {
    id: [businessId, shopId, offerId, uploadId],
    businessId: [businessId],
    shopId: [shopId],
    userId: [userId],
    consumerId: [userId],
    identifier: [shopIdentifier],
    code: [code],
  };
  const token = `Authorization = "Bearer \${${tokenVariable}}"`;
  return [
    // The cache would keep failed requests in the checkout, and later runs would repeat them.
    'cache.enabled = false',
    ...(hasToken ? [`headers = { ${token} }`] : []),
    ...Object.entries(known).map(
      ([name, values]) => `dictionaries.${name} = { values = ${JSON.stringify(values)} }`,
    ),
    '[parameters]',
    ...Object.keys(known).map((name) => `${name} = { dictionary = "${name}", probability = 0.5 }`),
    '',
  ].join('\n');
}

/** Returns the operations that were never called, with the reason in the summary. They count as findings. */
function leftOut(output: string): string[] {
  const skipped = /^ *(Skipped: \d+)\n *- (.*)$/m.exec(output);
  return skipped ? [`${skipped[1]} operations. ${skipped[2]}`] : [];
}

/**
 * Returns the findings in the fuzzer's output, each with a curl line. Skipped operations are findings, since a clean
 * result must cover the whole API.
 */
function findingsIn(coloured: string): string {
  const output = stripVTControlCharacters(coloured);
  const sections = output.split(/^=+ ([A-Z]+) =+$/m);
  const found = sections.flatMap((name, index) =>
    index % 2 === 1 && ['FAILURES', 'ERRORS'].includes(name) ? [sections[index + 1] ?? ''] : [],
  );
  return [...found, ...leftOut(output)].join('\n').trim();
}

/** Returns the request counts in the fuzzer's summary: `698 generated, 698 passed`. */
function countsIn(output: string): string | undefined {
  return /^ *(\d+ generated, .*)$/m.exec(stripVTControlCharacters(output))?.[1];
}

const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
];

/** The caller: a business owner, staff, or someone without a token. */
export type FuzzCaller = 'owner' | 'staff' | 'anyone';

interface FuzzResult {
  /** Findings as text; empty if there are none. */
  readonly findings: string;
  /** Number of requests, as the fuzzer prints it. */
  readonly counts: string;
}

export const reportFolder = (stage: string) => path.join(stageFolder(stage), 'fuzz');

/**
 * Fuzzes a stage's API as one caller, through the gateway. Leaves settings, log and a JUnit report without the token in
 * `reportFolder`. Throws a UserError if the fuzzer could not run.
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
    // Redirects lead to the site, which the gateway does not serve.
    ...['--max-redirects', '0', '--request-timeout', '35', '--generation-database', 'none'],
    // Health checks judge the machine and the generated data, not the API.
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
