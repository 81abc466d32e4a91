import path from 'node:path';
import * as z from 'zod/mini';
import type { LocalDeployment } from '../cdk/local-stage.ts';
import { runCommand } from '../process/run-command.ts';
import { seedEnvironment } from '../seed/seed-stage.ts';

/** The callers of the fuzzer, and the ids of what belongs to them. */
const fuzzCallers = z.object({
  tokens: z.object({ owner: z.string(), staff: z.string() }),
  userId: z.string(),
  businessId: z.string(),
  shopId: z.string(),
  offerId: z.string(),
  /** Of a claim of the offer, which the member of staff holds. */
  code: z.string(),
  uploadId: z.string(),
  shopIdentifier: z.string(),
});

export type FuzzCallers = z.output<typeof fuzzCallers>;

/**
 * Makes a staff member with a claim, and an owner with an active business, a shop, an offer and an upload, new for each run, because
 * the fuzzer changes and removes what it finds. The seed's process makes them, because the product's code reads the
 * table and the endpoint from the environment when it is loaded.
 */
export async function makeCallers(deployment: LocalDeployment): Promise<FuzzCallers> {
  const script = path.join(import.meta.dirname, 'fill-callers.ts');
  const { stage, outputs } = deployment;
  const stdout = await runCommand(
    process.execPath,
    [script, stage, outputs.UserPoolId, outputs.UserPoolClientId],
    {
      name: 'Making the callers',
      // Its output has tokens, so that no log file keeps it.
      env: seedEnvironment(deployment),
      timeLimitSeconds: 120,
    },
  );
  return fuzzCallers.parse(JSON.parse(stdout));
}
