import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeExit } from '../process/lifetime.ts';
import { hasEnded, stopChild } from '../process/process-group.ts';
import { tryCommand } from '../process/run-command.ts';
import { UserError } from '../process/user-error.ts';
import { logFile, stageFolder } from '../stage/checkout.ts';
import { type LocalStage, localStages } from '../stage/local-stage.ts';
import { endpointEnvironment } from './endpoint-environment.ts';
import { isEndpointAnswering } from './is-answering.ts';
import { needPort } from './ports.ts';
import { endpointPython } from './virtual-environment.ts';

const startLimitSeconds = 60;

/** Where a stage's endpoint keeps its data between runs. */
function endpointDataFolder(stage: LocalStage): string {
  return path.join(stageFolder(stage), 'endpoint');
}

function pidFile(stage: LocalStage): string {
  return path.join(stageFolder(stage), 'endpoint.pid');
}

/** Whether the endpoint that this checkout's commands start for a stage runs now. */
export async function isOwnEndpointRunning(stage: LocalStage): Promise<boolean> {
  if (!existsSync(pidFile(stage))) return false;
  // The number may have gone to another program since.
  const { output } = await tryCommand(
    'ps',
    ['-p', readFileSync(pidFile(stage), 'utf8'), '-o', 'command='],
    { name: 'ps', timeLimitSeconds: 10 },
  );
  return output.includes('serve.py');
}

/** Starts the stage's own endpoint and waits until it answers; it stops with this process. */
export async function startEndpoint(stage: LocalStage): Promise<string> {
  const port = localStages[stage].endpointPort;
  const endpoint = `http://127.0.0.1:${port}`;
  await needPort(port, 'the local AWS endpoint');
  const folder = endpointDataFolder(stage);
  // Unpacked Lambda code and the like: of no use to the next run.
  rmSync(path.join(folder, 'tmp'), { recursive: true, force: true });
  for (const name of ['state', 's3', 'tmp'])
    mkdirSync(path.join(folder, name), { recursive: true });
  // Lambda code is unpacked below this folder, where the checkout's own package.json would make all of
  // it ES modules; on AWS there is none above it.
  writeFileSync(path.join(folder, 'tmp', 'package.json'), '{}');
  const log = logFile(stage, 'endpoint');
  mkdirSync(path.dirname(log), { recursive: true });
  const output = openSync(log, 'w');

  const child = spawn(endpointPython, [path.join(import.meta.dirname, 'serve.py')], {
    cwd: folder,
    env: endpointEnvironment(process.env, folder, port),
    detached: true,
    stdio: ['pipe', output, output],
  });
  child.once('error', () => undefined);
  writeFileSync(pidFile(stage), String(child.pid));
  beforeExit(async () => {
    // It saves its data when asked to stop, and ends its own Lambda workers.
    await stopChild(child, { graceSeconds: 20, alone: true });
    rmSync(pidFile(stage), { force: true });
  });

  const deadline = Date.now() + startLimitSeconds * 1000;
  while (!(await isEndpointAnswering(endpoint))) {
    if (hasEnded(child) || child.pid === undefined || Date.now() > deadline) {
      throw new UserError(
        `The local AWS endpoint did not start; its log is ${path.relative('.', log)}.`,
      );
    }
    await pause(100);
  }
  return endpoint;
}
