import { stageUnderTest } from '../stage.ts';

interface Counts {
  readonly done: number;
  readonly failed: number;
}

/** Invokes a Lambda like its schedule. */
async function invoke<Swept>(name: string): Promise<Swept> {
  const url = `${stageUnderTest().endpoint}/2015-03-31/functions/vitrine-test-${name}/invocations`;
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify({ time: new Date().toISOString() }),
  });
  if (!response.ok) throw new Error(`The sweep answered ${response.status}`);
  return (await response.json()) as Swept;
}

/** Writes the sitemap. Returns the numbers of parts and shops. */
export const writeSitemap = () => invoke<{ parts: number; shops: number }>('write-sitemap');

/** Sweeps the reservations of validators. Returns its counts. */
export const sweepReservations = () => invoke<{ reservations: Counts }>('sweep-reservations');
