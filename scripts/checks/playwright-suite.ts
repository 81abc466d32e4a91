import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';
import { checkout, logFile, stageFolder } from '../stage/checkout.ts';
import type { Check } from './check.ts';
import { runTool, toolPath } from './run-tool.ts';
import { oneFailed, sumOf, type Tally } from './tally.ts';

const outcome = z.object({
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(
    z.object({ errors: z.optional(z.array(z.object({ message: z.optional(z.string()) }))) }),
  ),
});

const specs = z.array(
  z.object({ title: z.string(), file: z.string(), line: z.number(), tests: z.array(outcome) }),
);

const suite = z.object({
  title: z.string(),
  specs: z.optional(specs),
  get suites() {
    return z.optional(z.array(suite));
  },
});

const report = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
});

type Suite = z.output<typeof suite>;

const transformCache = path.join(checkout, 'node_modules', '.cache', 'playwright');

/** The end-to-end tests; every test in them counts, and one that only passes at a second try failed. */
export function playwrightSuite(env: NodeJS.ProcessEnv, timeLimitSeconds: number): Check {
  return {
    name: 'end-to-end tests',
    run: async () => {
      const file = path.join(stageFolder('checks'), 'playwright.json');
      mkdirSync(path.dirname(file), { recursive: true });
      rmSync(file, { force: true });
      const { exitCode, output, leftBehind } = await runTool(toolPath('playwright'), ['test'], {
        name: 'The end-to-end tests',
        env: {
          ...env,
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
          // By default Playwright keeps it in the system's temporary folder.
          PLAYWRIGHT_TRANSFORM_CACHE_DIR: transformCache,
        },
        timeLimitSeconds,
        logFile: logFile('checks', 'playwright'),
      });
      if (!existsSync(file)) return { value: oneFailed(output.trim()) };
      const tally = playwrightTally(JSON.parse(readFileSync(file, 'utf8')), exitCode, output);
      return { value: sumOf([tally, leftBehind]) };
    },
  };
}

/** What Playwright's JSON report says; an exit code that it does not explain is a failure too. */
export function playwrightTally(json: unknown, exitCode: number, output: string): Tally {
  const { suites, errors } = report.parse(json);
  const tests = suites.flatMap(testsOf);
  const passed = tests.filter(({ status }) => status === 'expected').length;
  const failures = [
    ...tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ name, message }) => `${name}\n${message}`),
    ...errors.map(({ message }) => message ?? 'an error without a message'),
  ].map((text) => stripVTControlCharacters(text));
  if (failures.length === 0 && exitCode !== 0) return { ...oneFailed(output.trim()), passed };
  return { passed, failed: failures.length, failures };
}

function testsOf(parent: Suite): { name: string; status: string; message: string }[] {
  const own = (parent.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file}:${line} ${title}`,
      status,
      message: results
        .flatMap(({ errors }) => errors ?? [])
        .map(({ message }) => message ?? '')
        .join('\n'),
    })),
  );
  return [...own, ...(parent.suites ?? []).flatMap(testsOf)];
}
