import { sentenceOf } from '../process/user-error.ts';

/**
 * What a check found: `fine`; a `failure`, with which the deploy fails; a `warning`, with which the deploy works and the
 * stage does not do all that it should; or `unknown`.
 */
export interface Finding {
  readonly kind: 'fine' | 'failure' | 'warning' | 'unknown';
  readonly subject: string;
  readonly text: string;
  /** What to do about it. */
  readonly advice?: string;
}

/** Runs a check. One that AWS refuses gives a finding that says so, since the deployer may still do the rest. */
export async function findingOfCheck(
  subject: string,
  check: () => Promise<Finding>,
): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    return { kind: 'unknown', subject, text: `Could not be checked. ${sentenceOf(error)}` };
  }
}

const marks = { fine: '✓', failure: '✗', warning: '!', unknown: '?' } as const;

/** The lines that show a finding. */
export function linesOf({ kind, subject, text, advice }: Finding): string[] {
  return [`  ${marks[kind]} ${subject}: ${text}`, ...(advice ? [`      ${advice}`] : [])];
}
