import type { StageConfig } from './config.ts';

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

/** Returns the name of the table that the data stack creates. */
export function createdTableName(config: StageConfig): string {
  return `vitrine-${config.stage}`;
}

/** Returns the name of the table in use, which may be a restored one. */
export function tableNameInUse(config: StageConfig): string {
  return config.restoredTable?.name ?? createdTableName(config);
}

/** Ids of the queues in their constructs and outputs, by their names in `lambdas/entries/jobs.ts`; `views` has no jobs. */
export const queueIds = {
  jobs: 'Job',
  counts: 'Count',
  'account-jobs': 'AccountJob',
  billing: 'Billing',
  exports: 'Export',
  reports: 'Report',
  messages: 'Message',
  mails: 'Mail',
  images: 'Image',
  'link-previews': 'LinkPreview',
  'picture-moves': 'PictureMove',
  views: 'View',
} as const;

export type NamedQueue = keyof typeof queueIds;

export const namedQueues = Object.keys(queueIds) as readonly NamedQueue[];

/** Returns the names of the outputs with the URLs of a queue and of its dead-letter queue. */
export function outputsOfQueue(name: NamedQueue) {
  const id = queueIds[name];
  return { queue: `${id}sQueueUrl`, failed: `Failed${id}sQueueUrl` } as const;
}
