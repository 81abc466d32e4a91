import path from 'node:path';
import * as z from 'zod/mini';
import type { LocalDeployment } from '../cdk/local-stage.ts';
import { runCommand } from '../process/run-command.ts';
import { seedEnvironment } from '../seed/seed-stage.ts';

/** The fuzzer's callers, and the ids of their records. */
const fuzzCallers = z.object({
  tokens: z.object({ owner: z.string(), staff: z.string() }),
  userId: z.string(),
  businessId: z.string(),
  shopId: z.string(),
  offerId: z.string(),
  /** Code of a claim for the offer; the staff member holds it. */
  code: z.string(),
  uploadId: z.string(),
  shopIdentifier: z.string(),
});

export type FuzzCallers = z.output<typeof fuzzCallers>;

/**
 * Creates a staff member with a claim, and an owner with an active business, a shop, an offer and an upload. They are
 * new for each run, because the fuzzer changes and removes them. A child process creates them, because the product's
 * code reads the environment when it is loaded.
 */
export async function makeCallers(deployment: LocalDeployment): Promise<FuzzCallers> {
  const script = path.join(import.meta.dirname, 'fill-callers.ts');
  const { stage, outputs } = deployment;
  const stdout = await runCommand(
    process.execPath,
    [script, stage, outputs.UserPoolId, outputs.UserPoolClientId],
    {
      name: 'Making the callers',
      // The output contains tokens, so no log file keeps it.
      env: seedEnvironment(deployment),
      timeLimitSeconds: 120,
    },
  );
  return fuzzCallers.parse(JSON.parse(stdout));
}
