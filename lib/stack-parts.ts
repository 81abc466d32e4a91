/** The parts of a stage, in the order of their deploy. Each is a stack; `edge-logs` exists on AWS only. */
export const stackParts = [
  'data',
  'identity',
  'site',
  'events',
  'api',
  'web',
  'edge-logs',
] as const;

export type StackPart = (typeof stackParts)[number];

/** The name of the stack of a part. */
export function stackName(stage: string, part: StackPart): string {
  return `vitrine-${stage}-${part}`;
}
