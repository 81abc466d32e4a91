import { jobs } from '#lambdas/entries/jobs.ts';
import { tableOf } from './access-tables.ts';
import { jobTexts } from './job-texts.ts';
import { keyShapes } from './key-shapes.ts';

const firstPart = (text: string | undefined) => text?.split('#')[0] ?? '';

/** The names of keys by their kind, such as `SHOP OFFER`: the first parts of both keys. */
const nameByKind = new Map(
  keyShapes.map(({ name, texts }) => [texts.map(firstPart).join(' '), name] as const).reverse(),
);

/** Every job: its queue, the items whose changes start it, and its work. */
export const jobsTable = (): string =>
  tableOf(
    ['Job', 'Queue', 'Changes of', 'Work'],
    Object.entries(jobs).map(([name, { queue, causes }]) => [
      `\`${name}\``,
      queue,
      Object.keys(causes)
        .map((kind) => `\`${nameByKind.get(kind)}\``)
        .join(', '),
      jobTexts[name as keyof typeof jobs],
    ]),
  );
