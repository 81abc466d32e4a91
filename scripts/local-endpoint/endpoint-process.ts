import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type LocalStage, localLocations } from '#lib/config.ts';
import { beforeExit } from '../process/lifetime.ts';
import { hasExited, stopChild } from '../process/process-group.ts';
import { UserError } from '../process/user-error.ts';
import { logFile, stageFolder } from '../stage/checkout.ts';
import { findEndpoint } from './find-endpoint.ts';
import { needPort } from './ports.ts';
import { spawnEndpoint } from './spawn-endpoint.ts';

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
