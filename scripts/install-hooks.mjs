// Installs the commit hooks after `npm ci`. It never fails: an unpacked archive has no git folder, and CI needs no
// hooks. It is plain JavaScript so that any Node can run it.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

if (existsSync('.git') && !process.env['CI']) {
  try {
    execFileSync('node_modules/.bin/lefthook', ['install'], { stdio: 'ignore', timeout: 30_000 });
  } catch {
    console.log('The commit hooks were not installed; run npx lefthook install to install them.');
  }
}
