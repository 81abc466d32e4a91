import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type LocalStage, localPlaces } from '#lib/config.ts';
import { beforeExit } from '../process/lifetime.ts';
import { hasEnded, stopChild } from '../process/process-group.ts';
import { UserError } from '../process/user-error.ts';
import { logFile, stageFolder } from '../stage/checkout.ts';
import { endpointEnvironment } from './endpoint-environment.ts';
import { needPort } from './ports.ts';
import { endpointPython } from './virtual-environment.ts';

const startLimitSeconds = 60;

const serveScript = path.join(import.meta.dirname, 'serve.py');

/** Whether an AWS endpoint (MiniStack or LocalStack) answers at this address. */
export async function isEndpointAnswering(endpoint: string): Promise<boolean> {
  try {
    const response = await fetch(new URL('/_localstack/health', endpoint), {
      signal: AbortSignal.timeout(3000),
    });
    return response.ok && 'services' in Object(await response.json());
  } catch {
    return false;
  }
}

/** Whether an endpoint that this checkout started for the stage is running. */
export function isOwnEndpointRunning(stage: LocalStage): boolean {
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'command='], { encoding: 'utf8' });
  return stdout.includes(`${serveScript} ${localPlaces[stage].port}`);
}

/** Starts the stage's own endpoint and waits until it answers. It is stopped before this process ends. */
export async function startEndpoint(stage: LocalStage): Promise<void> {
  const { port } = localPlaces[stage];
  await needPort(port, 'the local AWS endpoint');
  const folder = path.join(stageFolder(stage), 'endpoint');
  // Contains unpacked Lambda code of earlier runs.
  rmSync(path.join(folder, 'tmp'), { recursive: true, force: true });
  for (const name of ['state', 's3', 'tmp']) {
    mkdirSync(path.join(folder, name), { recursive: true });
  }
  // Lambda code is unpacked below this folder. Without this file, the package.json of the checkout would make
  // Node load all of it as ES modules, unlike on AWS.
  writeFileSync(path.join(folder, 'tmp', 'package.json'), '{}');
  const log = logFile(stage, 'endpoint');
  mkdirSync(path.dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  const child = spawn(endpointPython, [serveScript, String(port)], {
    cwd: folder,
    env: endpointEnvironment(process.env, folder, port),
    detached: true,
    stdio: ['pipe', output, output],
  });
  child.once('error', () => undefined);
  // On SIGTERM it saves its data and ends its own Lambda workers.
  beforeExit(() => stopChild(child, { graceSeconds: 20, alone: true }));

  const deadline = Date.now() + startLimitSeconds * 1000;
  while (!(await isEndpointAnswering(`http://127.0.0.1:${port}`))) {
    if (hasEnded(child) || Date.now() > deadline) {
      throw new UserError(
        `The local AWS endpoint did not start; its log is ${path.relative('.', log)}.`,
      );
    }
    await pause(100);
  }
}
