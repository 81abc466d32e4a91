import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { checkout, logFile } from '../stage/checkout.ts';
import { findPython } from './python.ts';

const folder = path.join(checkout, '.local', 'venv');
const requirements = path.join(import.meta.dirname, 'requirements.txt');
/** Written last, so that an installation that was cut short is done again. */
const stamp = path.join(folder, 'installed.txt');

/** The Python of the endpoint's virtual environment. */
export const endpointPython = path.join(folder, 'bin', 'python');

/** Makes the virtual environment inside the checkout, at the pinned versions; false when it is there. */
export async function installEndpoint(): Promise<boolean> {
  // A virtual environment knows its own folder: one that was moved along with the checkout is useless.
  const wanted = `${folder}\n${readFileSync(requirements, 'utf8')}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(endpointPython)) {
    return false;
  }
  const python = await findPython();
  rmSync(folder, { recursive: true, force: true });
  await runCommand(python, ['-m', 'venv', folder], {
    name: 'Making the virtual environment',
    timeLimitSeconds: 120,
    logFile: logFile('setup', 'venv'),
  });
  await runCommand(
    endpointPython,
    ['-m', 'pip', 'install', '--disable-pip-version-check', '--no-input', '-r', requirements],
    {
      name: 'Installing the local AWS endpoint',
      timeLimitSeconds: 600,
      logFile: logFile('setup', 'pip'),
      advice: 'Check the connection to the Python package index and try again.',
    },
  );
  writeFileSync(stamp, wanted);
  return true;
}
