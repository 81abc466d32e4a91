import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endpointEnvironment } from './endpoint-environment.ts';
import { endpointPython } from './virtual-environment.ts';

const serveScript = path.join(import.meta.dirname, 'serve.py');

/**
 * Starts an endpoint with its data below `folder` and its output in the file `log`. On SIGTERM it saves its data and
 * ends its Lambda workers.
 */
export function spawnEndpoint(folder: string, port: number, log: string): ChildProcess {
  // Unpacked Lambda code of earlier runs.
  rmSync(path.join(folder, 'tmp'), { recursive: true, force: true });
  for (const name of ['state', 's3', 'tmp']) {
    mkdirSync(path.join(folder, name), { recursive: true });
  }
  // Lambda code is unpacked here. Without this file, the package.json of the checkout would make Node load it as ES
  // modules, unlike on AWS.
  writeFileSync(path.join(folder, 'tmp', 'package.json'), '{}');
  mkdirSync(path.dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  const child = spawn(endpointPython, [serveScript, String(port)], {
    cwd: folder,
    env: endpointEnvironment(process.env, folder, port),
    detached: true,
    stdio: ['pipe', output, output],
  });
  closeSync(output);
  child.once('error', () => undefined);
  return child;
}
