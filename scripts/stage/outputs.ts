import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { UserError } from '../process/user-error.ts';
import { stageFolder } from './checkout.ts';

const text = z.string().check(z.minLength(1));

const stageOutputs = z.object({
  ApiUrl: text,
  ApiId: text,
  UserPoolId: text,
  UserPoolClientId: text,
  IdentityPoolId: text,
  TableName: text,
  ImagesBucketName: text,
  SiteBucketName: text,
  DistributionId: text,
  DistributionDomainName: text,
});

/** What the stacks of a stage tell the world about what they made. */
export type StageOutputs = z.output<typeof stageOutputs>;

/** Where `cdk deploy` writes the outputs, by stack. */
export function outputsFile(stage: string): string {
  return path.join(stageFolder(stage), 'outputs.json');
}

/** Reads what the last deploy from this checkout left; all stacks' outputs in one object. */
export function readOutputs(stage: string): StageOutputs {
  const file = outputsFile(stage);
  if (!existsSync(file)) {
    throw new UserError(
      `The stage ${stage} was not deployed from this checkout; run npm run deploy -- --stage ${stage} first.`,
    );
  }
  const byStack = z
    .record(z.string(), z.record(z.string(), z.string()))
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  const parsed = stageOutputs.safeParse(Object.assign({}, ...Object.values(byStack)));
  if (!parsed.success) {
    throw new UserError(
      `The outputs of stage ${stage} are incomplete; run npm run deploy -- --stage ${stage} again.`,
    );
  }
  return parsed.data;
}
