import type { LambdaName } from '../../lambdas/lambdas.ts';

/** Returns the construct id of a Lambda: `SweepFeeds` for `sweep-feeds`. */
export const idOf = (name: LambdaName): string =>
  name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
