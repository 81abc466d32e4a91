import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand, tryCommand } from '../process/run-command.ts';
import { UserError } from '../process/user-error.ts';
import { checkout, logFile } from '../stage/checkout.ts';
import { hashOf, unlessDone } from '../stage/unless-done.ts';

const folder = path.join(checkout, '.local', 'venv');
const requirements = path.join(import.meta.dirname, 'requirements.txt');
const fuzzRequirements = path.join(import.meta.dirname, '../fuzz/requirements.txt');
/** A separate environment, because these packages conflict with the endpoint's. */
const templatesFolder = path.join(checkout, '.local', 'venv-templates');
const templatesRequirements = path.join(
  import.meta.dirname,
  '../template-findings/requirements.txt',
);

const toolIn = (environment: string, name: string) => path.join(environment, 'bin', name);

/** Returns the path of a tool in the endpoint's virtual environment. */
export const endpointTool = (name: string) => toolIn(folder, name);

export const endpointPython = endpointTool('python');

/** Returns the path of a tool that checks templates. */
export const templateTool = (name: string) => toolIn(templatesFolder, name);

/** Installs the endpoint in the checkout at the pinned versions. Returns false if it was installed before. */
export const installEndpoint = () =>
  installAlone('the local AWS endpoint', folder, requirements, 'pip');

/** Installs cfn-lint and checkov likewise, in their own environment. */
export const installTemplateTools = () =>
  installAlone('cfn-lint and checkov', templatesFolder, templatesRequirements, 'pip-templates');

async function installAlone(
  what: string,
  environment: string,
  pinned: string,
  log: string,
): Promise<boolean> {
  const ownPython = toolIn(environment, 'python');
  // A virtual environment contains its own path, so it is created again after the checkout moved.
  const inputs = () => hashOf([environment, existsSync(ownPython)], [pinned]);
  return unlessDone(path.join(environment, 'installed'), inputs, async () => {
    const python = await findPython();
    rmSync(environment, { recursive: true, force: true });
    await runCommand(python, ['-m', 'venv', environment], {
      name: 'Making the virtual environment',
      timeLimitSeconds: 120,
      logFile: logFile('setup', 'venv'),
    });
    await install(what, ownPython, ['-r', pinned], logFile('setup', log));
  });
}

/**
 * Installs Schemathesis beside the endpoint at the pinned versions, without changing the endpoint's packages. Returns
 * false if it was installed before.
 */
export async function installFuzzer(): Promise<boolean> {
  await installEndpoint();
  const inputs = () =>
    hashOf([folder, existsSync(endpointTool('st'))], [requirements, fuzzRequirements]);
  return unlessDone(path.join(folder, 'fuzzer-installed'), inputs, () =>
    install(
      'the fuzzer',
      endpointPython,
      ['-r', fuzzRequirements, '-c', requirements],
      logFile('setup', 'pip-fuzz'),
    ),
  );
}

async function install(
  what: string,
  python: string,
  args: readonly string[],
  log: string,
): Promise<void> {
  const always = ['-m', 'pip', 'install', '--disable-pip-version-check', '--no-input'];
  await runCommand(python, [...always, ...args], {
    name: `Installing ${what}`,
    timeLimitSeconds: 600,
    logFile: log,
    advice: 'Check the connection to the Python package index and try again.',
  });
}

/** Finds a Python on the PATH that is new enough and can make virtual environments. */
export async function findPython(): Promise<string> {
  const probe = 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))';
  const versions = ['3', '', '3.14', '3.13', '3.12', '3.11', '3.10'];
  for (const python of versions.map((version) => `python${version}`)) {
    const options = { name: python, timeLimitSeconds: 20 };
    const result = await tryCommand(python, ['-c', probe], options).catch(() => undefined);
    if (result?.exitCode === 0) return python;
  }
  throw new UserError(
    'Python 3.10 or newer with its venv module was not found on the PATH; install it (on Debian and Ubuntu: apt-get install python3 python3-venv).',
  );
}
