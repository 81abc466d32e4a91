import { stageUnderTest } from '../stage.ts';

/** Invokes the feed sweep Lambda as its schedule does; returns its counts. */
export async function sweepFeeds(): Promise<{ offers: { done: number; failed: number } }> {
  const name = 'vitrine-test-sweep-feeds';
  const url = `${stageUnderTest().endpoint}/2015-03-31/functions/${name}/invocations`;
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify({ time: new Date().toISOString() }),
  });
  if (!response.ok) throw new Error(`The sweep answered ${response.status}`);
  return (await response.json()) as { offers: { done: number; failed: number } };
}
