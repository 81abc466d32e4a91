/** Parts of a stage in deploy order, one stack each; `edge-logs` exists only on AWS. */
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

/** Returns the name of a part's stack. */
export function stackName(stage: string, part: StackPart): string {
  return `vitrine-${stage}-${part}`;
}
