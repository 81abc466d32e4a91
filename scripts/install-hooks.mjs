// Installs the commit hooks after `npm ci`. Plain JavaScript that any Node runs, and never a reason for
// an installation to fail: an unpacked archive has no git folder, a server no use for hooks.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

if (existsSync('.git') && !process.env['CI']) {
  try {
    execFileSync('node_modules/.bin/lefthook', ['install'], { stdio: 'ignore', timeout: 30_000 });
  } catch {
    console.log('The commit hooks were not installed; npx lefthook install does it.');
  }
}
