import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { checkout } from '#scripts/stage/checkout.ts';

/** Runs `npm run mail` with too many arguments, like npm on that Node version. */
function runOn(version: string | undefined): string {
  const { npm_config_user_agent: _, ...env } = process.env;
  const userAgent = version && { npm_config_user_agent: `npm/10.8.2 node/${version} linux x64` };
  const args = [path.join(checkout, 'scripts/run.mjs'), 'commands/mail', 'two', 'words'];
  const options = { env: { ...env, ...userAgent }, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, args, options).stderr;
}

describe('a command', () => {
  it.each(['v18.20.4', 'v20.18.1'])('is refused with npm on Node %s', (version) => {
    expect(runOn(version)).toContain('is too old; install Node 20.19 or newer');
  });

  it.each(['v20.19.0', 'v24.1.0', undefined])('runs with npm on Node %p', (version) => {
    expect(runOn(version)).toContain('Usage: npm run mail');
  });
});
