import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type LocalStage, localPlaces } from '#lib/config.ts';
import { beforeExit } from '../process/lifetime.ts';
import { hasExited, stopChild } from '../process/process-group.ts';
import { UserError } from '../process/user-error.ts';
import { logFile, stageFolder } from '../stage/checkout.ts';
import { needPort } from './ports.ts';
import { serveScript, spawnEndpoint } from './spawn-endpoint.ts';

const startLimitSeconds = 60;

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
  const log = logFile(stage, 'endpoint');
  const child = spawnEndpoint(folder, port, log);
  beforeExit(() => stopChild(child, { graceSeconds: 20, alone: true }));

  const deadline = Date.now() + startLimitSeconds * 1000;
  while (!(await isEndpointAnswering(`http://127.0.0.1:${port}`))) {
    if (hasExited(child) || Date.now() > deadline) {
      throw new UserError(
        `The local AWS endpoint did not start; its log is ${path.relative('.', log)}.`,
      );
    }
    await pause(100);
  }
}
