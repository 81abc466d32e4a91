import { UserError } from '../process/user-error.ts';

/**
 * Refuses a Node that is older than what npm and the install scripts of dependencies need. The scripts
 * themselves run on the Node that the lock file names, so npm has to say which one it runs on.
 */
export function checkNode(userAgent: string | undefined): void {
  const [, major, minor] = /\bnode\/v(\d+)\.(\d+)\./.exec(userAgent ?? '') ?? [];
  if (major === undefined || minor === undefined) return;
  if (Number(major) > 20 || (Number(major) === 20 && Number(minor) >= 19)) return;
  throw new UserError(
    `Node ${major}.${minor} is too old; install Node 20.19 or newer, then run npm ci again.`,
  );
}
