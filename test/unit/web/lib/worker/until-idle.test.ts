import { queryClient } from '#web/platform/api/query-client.ts';
import { untilIdle } from '#web/platform/offline/worker/until-idle.ts';

/** Starts to load something for the screen; returns the function that answers. */
function load(): () => void {
  const { promise, resolve } = Promise.withResolvers<string>();
  // The end of the test cancels it.
  queryClient.fetchQuery({ queryKey: ['something'], queryFn: () => promise }).catch(() => {});
  return () => resolve('loaded');
}

describe('the app is idle', () => {
  beforeEach(() => jest.useFakeTimers({ now: 0 }));
  afterEach(() => {
    queryClient.clear();
    jest.useRealTimers();
  });

  const watch = () => {
    const onStable = jest.fn();
    untilIdle().then(onStable);
    return onStable;
  };

  it('if nothing is loading', async () => {
    const onStable = watch();
    await jest.advanceTimersByTimeAsync(0);
    expect(onStable).toHaveBeenCalled();
  });

  it('once everything has loaded', async () => {
    const answer = load();
    const onStable = watch();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(onStable).not.toHaveBeenCalled();
    answer();
    await jest.advanceTimersByTimeAsync(100);
    expect(onStable).toHaveBeenCalled();
  });

  it('30 seconds after the start of the page in any case', async () => {
    load();
    await jest.advanceTimersByTimeAsync(10_000);
    const onStable = watch();
    await jest.advanceTimersByTimeAsync(19_900);
    expect(onStable).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    expect(onStable).toHaveBeenCalled();
  });
});
