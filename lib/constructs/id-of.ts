import type { LambdaName } from '../lambdas.ts';

/** The id of a Lambda's construct: `SweepFeeds` of `sweep-feeds`. */
export const idOf = (name: LambdaName): string =>
  name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
