import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { tryCommand } from '../process/run-command.ts';
import { UserError } from '../process/user-error.ts';
import { logFile } from '../stage/checkout.ts';
import { resourceName, type TemplateFinding } from './accepted-findings.ts';

const ofCfnLint = z.array(
  z.object({
    Filename: z.string(),
    Rule: z.object({ Id: z.string() }),
    Location: z.object({ Path: z.array(z.union([z.string(), z.number()])) }),
  }),
);

const ofCheckov = z.object({
  results: z.object({
    failed_checks: z.array(
      z.object({ check_id: z.string(), file_path: z.string(), resource: z.string() }),
    ),
    parsing_errors: z._default(z.array(z.string()), []),
  }),
});

/** Returns the findings in cfn-lint's answer. Without a resource, the section of the template names a finding. */
function findingsOfCfnLint(json: string): TemplateFinding[] {
  return ofCfnLint.parse(JSON.parse(json)).map(({ Filename, Rule, Location: { Path } }) => {
    const [section, id] = Path;
    const resource =
      section === 'Resources' && id !== undefined ? String(id) : String(section ?? '');
    return { tool: 'cfn-lint', rule: Rule.Id, resource: resourceName(Filename, resource) };
  });
}

/** Returns the findings in checkov's answer, where a resource is `<type>.<logical id>`. Throws for an unreadable template. */
function findingsOfCheckov(json: string): TemplateFinding[] {
  const { failed_checks, parsing_errors } = ofCheckov.parse(JSON.parse(json)).results;
  if (parsing_errors.length > 0) {
    throw new UserError(`checkov could not read ${parsing_errors.join(', ')}.`);
  }
  return failed_checks.map(({ check_id, file_path, resource }) => ({
    tool: 'checkov',
    rule: check_id,
    resource: resourceName(file_path, resource.split('.').at(-1) ?? ''),
  }));
}

/** Runs cfn-lint on all templates in a folder. */
export async function runCfnLint(tool: string, folder: string): Promise<TemplateFinding[]> {
  const templates = readdirSync(folder).filter((name) => name.endsWith('.template.json'));
  const regions = ['--regions', 'sa-east-1', 'us-east-1'];
  const args = [
    '--format',
    'json',
    ...regions,
    '--',
    ...templates.map((name) => path.join(folder, name)),
  ];
  return findingsOfCfnLint(await answerOf(tool, args, 'cfn-lint'));
}

/** Runs checkov on all templates in a folder, without a call of its makers' service. */
export async function runCheckov(tool: string, folder: string): Promise<TemplateFinding[]> {
  const offline = ['--skip-download', '--framework', 'cloudformation'];
  const args = ['--directory', folder, ...offline, '--quiet', '--compact', '--output', 'json'];
  return findingsOfCheckov(await answerOf(tool, args, 'checkov'));
}

/** The JSON that a tool prints. Findings are an exit code, too, so only the answer tells whether it ran. */
async function answerOf(tool: string, args: readonly string[], name: string): Promise<string> {
  const log = logFile('templates', name);
  const { stdout } = await tryCommand(tool, args, { name, timeLimitSeconds: 300, logFile: log });
  if (/^\s*[[{]/.test(stdout)) return stdout;
  throw new UserError(`${name} did not run; its output is in ${path.relative('.', log)}.`);
}
