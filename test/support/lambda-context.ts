import type { Context } from 'aws-lambda';

/** The context of a call of a Lambda, of which only the time is used that remains, in milliseconds. */
export const aContext = (getRemainingTimeInMillis: () => number = () => 60_000): Context =>
  ({ getRemainingTimeInMillis }) as Context;

/** The context of a call that has time for the first items of a list only. */
export const aShortContext = (): Context => {
  let isFirst = true;
  return aContext(() => {
    const remaining = isFirst ? 60_000 : 0;
    isFirst = false;
    return remaining;
  });
};
