import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startInBackground } from '../process/background.ts';
import { hasEnded } from '../process/process-group.ts';
import { UserError } from '../process/user-error.ts';
import { checkout, logFile } from '../stage/checkout.ts';
import type { StageOutputs } from '../stage/outputs.ts';

export const devServerPort = 5173;
const startLimitSeconds = 60;

/** Starts Vite, with the API, images and configuration coming from the deployed distribution. */
export async function startDevServer(endpoint: string, outputs: StageOutputs): Promise<string> {
  const log = logFile('local', 'vite');
  const vite = path.join(checkout, 'node_modules', '.bin', 'vite');
  const child = startInBackground(
    vite,
    ['--config', 'web/vite.config.ts', '--clearScreen', 'false'],
    {
      cwd: checkout,
      logFile: log,
      env: {
        ...process.env,
        VITRINE_EDGE_ORIGIN: endpoint,
        VITRINE_EDGE_HOST: outputs.DistributionDomainName,
      },
    },
  );
  const address = `http://localhost:${devServerPort}`;
  const deadline = Date.now() + startLimitSeconds * 1000;
  while (!(await isAnswering(address))) {
    if (hasEnded(child) || child.pid === undefined || Date.now() > deadline) {
      throw new UserError(
        `The development server did not start; its log is ${path.relative('.', log)}.`,
      );
    }
    await pause(100);
  }
  return address;
}

async function isAnswering(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}
