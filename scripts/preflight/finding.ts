import { sentenceOf } from '../process/user-error.ts';

/** Result of a check. After a `failure` the deploy fails; after a `warning` it works, but the stage lacks something. */
export interface Finding {
  readonly kind: 'fine' | 'failure' | 'warning' | 'unknown';
  readonly topic: string;
  readonly text: string;
  readonly advice?: string;
}

/** Runs a check. If AWS refuses it, the finding says so, since the deployer may still do the rest. */
export async function findingOfCheck(
  topic: string,
  check: () => Promise<Finding>,
): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    return { kind: 'unknown', topic, text: `Could not be checked. ${sentenceOf(error)}` };
  }
}

const marks = { fine: '✓', failure: '✗', warning: '!', unknown: '?' } as const;

/** Returns the printed lines of a finding. */
export function linesOf({ kind, topic, text, advice }: Finding): string[] {
  return [`  ${marks[kind]} ${topic}: ${text}`, ...(advice ? [`      ${advice}`] : [])];
}
