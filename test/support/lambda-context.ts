import type { Context } from 'aws-lambda';

/** The context of a Lambda call; only the remaining milliseconds are used. */
export const aContext = (getRemainingTimeInMillis: () => number = () => 60_000): Context =>
  ({ getRemainingTimeInMillis }) as Context;

/** The context of a call that has time only for the first items of a list. */
export const aShortContext = (): Context => {
  let isFirst = true;
  return aContext(() => {
    const remaining = isFirst ? 60_000 : 0;
    isFirst = false;
    return remaining;
  });
};
