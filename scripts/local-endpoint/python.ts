import { tryCommand } from '../process/run-command.ts';
import { UserError } from '../process/user-error.ts';

const candidates = [
  'python3',
  'python',
  'python3.14',
  'python3.13',
  'python3.12',
  'python3.11',
  'python3.10',
];

const probe = 'import sys, venv, ensurepip; print(sys.version_info[0] * 100 + sys.version_info[1])';

/** A Python on the PATH that can make the endpoint's virtual environment. */
export async function findPython(): Promise<string> {
  let oldest = false;
  let incomplete = false;
  for (const candidate of candidates) {
    const result = await probePython(candidate);
    if (result === undefined) continue;
    if (result.exitCode === 0 && Number(result.stdout) >= 310) return candidate;
    if (result.exitCode === 0) oldest = true;
    else incomplete = true;
  }
  if (incomplete) {
    throw new UserError(
      'Python is here but cannot make virtual environments; install its venv module (on Debian and Ubuntu: apt-get install python3-venv).',
    );
  }
  throw new UserError(
    oldest
      ? 'The Python on the PATH is too old; install Python 3.10 or newer.'
      : 'Python was not found; install Python 3.10 or newer.',
  );
}

async function probePython(command: string) {
  try {
    return await tryCommand(command, ['-c', probe], { name: command, timeLimitSeconds: 20 });
  } catch {
    return undefined;
  }
}
