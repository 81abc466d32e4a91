import { type NamedState, pathOf } from '#test/screens/state.ts';
import type { Measured, Row } from '../rows.ts';
import { onPhone } from '../site/phone.ts';
import type { Served } from '../site/serve.ts';
import type { Site } from '../site/start-site.ts';

/** Gzipped JavaScript of the sign-in page, as a multiple of its hello page. */
const maxRatio = 1.1;
/** Uncompressed kilobytes of style sheets. */
const maxStyles = 40;

const sumOf = (files: readonly Served[], of: 'bytes' | 'size') =>
  files.reduce((sum, file) => sum + file[of], 0);

/** Opens a state and weighs its files by type. The build limits the files and bytes of every screen, too. */
async function weigh(site: Site, state: NamedState): Promise<Measured> {
  const { browser, server, ids } = site;
  const stored = site.storedOf(state);
  server.takeServed();
  await onPhone(browser, { url: server.url, stored }, async (page) => {
    await page.goto(pathOf(state, ids), { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
  const served = server.takeServed();
  const ofType = (type: RegExp) => served.filter((file) => type.test(file.type));
  const [scripts, styles] = [ofType(/javascript/), ofType(/css/)];
  const [page, unit] = [state.name, 'KB'];
  const code = sumOf(scripts, 'bytes');
  // Only sign-in has goals here: other screens load parts of their own, which the build limits.
  const hello = state.name === 'login' ? site.helloOf(state)?.weight : undefined;
  const ratio: Row[] = hello
    ? [
        {
          ...{ page, name: 'scripts, times the hello page', value: code / hello },
          ...{ goal: maxRatio, digits: 3 },
        },
      ]
    : [];
  const bySize = served.toSorted((one, other) => other.bytes - one.bytes);
  return {
    rows: [
      { page, name: 'all files', value: sumOf(served, 'bytes') / 1000, digits: 1, unit },
      { page, name: 'scripts', value: code / 1000, digits: 1, unit },
      ...ratio,
      {
        ...{ page, name: 'style sheets, uncompressed', digits: 1, unit },
        ...{ value: sumOf(styles, 'size') / 1000, ...(hello && { goal: maxStyles }) },
      },
    ],
    notes: bySize.map(({ path, bytes }) => `${page} ${String(bytes).padStart(7)}  ${path}`),
  };
}

/** Measures the bytes that states load, as sent. */
export async function measureWeights(site: Site, states: readonly NamedState[]): Promise<Measured> {
  const rows: Row[] = [];
  const notes: string[] = [];
  for (const state of states) {
    const weighed = await weigh(site, state);
    rows.push(...weighed.rows);
    notes.push(...(weighed.notes ?? []));
  }
  return { rows, notes };
}
