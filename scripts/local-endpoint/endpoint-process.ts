import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type LocalStage, localLocations, localRegion } from '#lib/config/config.ts';
import { beforeExit } from '../process/main.ts';
import { hasExited, stopChild } from '../process/process-group.ts';
import { UserError } from '../process/user-error.ts';
import { logFile, stageFolder } from '../stage/checkout.ts';
import { localEnvironment } from '../stage/local-environment.ts';
import { findEndpoint } from './find-endpoint.ts';
import { needPort } from './ports.ts';
import { endpointPython } from './virtual-environment.ts';

/**
 * Returns the environment of MiniStack and its Lambda workers: it listens on this machine only, keeps its data in one
 * folder, and has none of the user's AWS settings.
 */
function endpointEnvironment(
  base: Readonly<NodeJS.ProcessEnv>,
  folder: string,
  port: number,
): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...environment } = localEnvironment(base, `http://127.0.0.1:${port}`);
  return {
    ...environment,
    // Lambda workers run `node` from the PATH, which must be the current Node.
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${base['PATH'] ?? ''}`,
    PYTHONUNBUFFERED: '1',
    BIND_HOST: '127.0.0.1',
    GATEWAY_PORT: String(port),
    MINISTACK_REGION: localRegion,
    PERSIST_STATE: '1',
    STATE_DIR: path.join(folder, 'state'),
    S3_PERSIST: '1',
    S3_DATA_DIR: path.join(folder, 's3'),
    TMPDIR: path.join(folder, 'tmp'),
    // Disables unused listeners on well-known ports.
    IOT_MTLS_ENABLED: '0',
    SFTP_ENABLED: '0',
    // Keeps Lambda workers for an hour, to avoid cold starts in an idle demo.
    LAMBDA_WARM_TTL_SECONDS: '3600',
    LOG_LEVEL: 'INFO',
  };
}

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

const startLimitSeconds = 60;

/** Starts a stage's endpoint and waits until it answers. It stops before this process ends. */
export async function startEndpoint(stage: LocalStage): Promise<void> {
  const { port } = localLocations[stage];
  await needPort(port, 'the local AWS endpoint');
  const folder = path.join(stageFolder(stage), 'endpoint');
  const log = logFile(stage, 'endpoint');
  const child = spawnEndpoint(folder, port, log);
  beforeExit(() => stopChild(child, { graceSeconds: 20, alone: true }));

  const deadline = Date.now() + startLimitSeconds * 1000;
  while (!(await findEndpoint(`http://127.0.0.1:${port}`))) {
    if (hasExited(child) || Date.now() > deadline) {
      throw new UserError(
        `The local AWS endpoint did not start; its log is ${path.relative('.', log)}.`,
      );
    }
    await pause(100);
  }
}
