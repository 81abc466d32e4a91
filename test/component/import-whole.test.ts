import { answersAt } from './support/fake-server.ts';

type ImportWhole = typeof import('#web/platform/code-loading/import-whole.ts')['importWhole'];

const script = 'static/page-1.js';
const shared = 'static/shared-1.js';
const styles = 'static/page-1.css';
const loaded = { default: 'page' };

let requests: string[] = [];
let importWhole: ImportWhole;
const importModule = jest.fn(async () => loaded);

function serve(reply: () => Response | Promise<Response> = () => new Response('code')): void {
  answersAt('/static/', (url) => {
    requests.push(url);
    return reply();
  });
}

/** Loads the function in a page whose head has these elements. */
async function startPage(...elements: readonly Element[]): Promise<void> {
  document.head.replaceChildren(...elements);
  await jest.isolateModulesAsync(async () => {
    ({ importWhole } = await import('#web/platform/code-loading/import-whole.ts'));
  });
}

const linkTo = (file: string) =>
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/${file}` });
const links = () => [...document.head.querySelectorAll('link')];
const end = (event: 'load' | 'error') => links().at(-1)?.dispatchEvent(new Event(event));

beforeEach(async () => {
  requests = [];
  importModule.mockClear();
  serve();
  await startPage();
});

afterAll(() => document.head.replaceChildren());

test('a module is imported when all its files are loaded, and each file is requested once', async () => {
  let answer = (_: Response) => {};
  serve(() => new Promise((resolve) => (answer = resolve)));
  const first = importWhole(importModule, [script]);
  const second = importWhole(importModule, [script]);
  await Promise.resolve();
  expect(importModule).not.toHaveBeenCalled();
  answer(new Response('code'));
  expect(await Promise.all([first, second])).toEqual([loaded, loaded]);
  await importWhole(importModule, [script]);
  expect(requests).toEqual([`/${script}`]);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['did not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is an error', () => new Response('not found', { status: 404 })],
  [
    'was lost half way',
    () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError()) })),
  ],
])(
  'a module is not imported if one of its files %s, and is imported at the second try',
  async (_, reply) => {
    serve(reply);
    const failure = importWhole(importModule, [script, shared]);
    await expect(failure).rejects.toThrow(/^Failed to fetch dynamically imported module: /);
    await expect(failure).rejects.toBeInstanceOf(TypeError);
    expect(importModule).not.toHaveBeenCalled();
    serve();
    expect(await importWhole(importModule, [script, shared])).toBe(loaded);
  },
);

test('a style sheet that did not load is replaced at the same position', async () => {
  const others = [linkTo('static/a.css'), linkTo('static/b.css')];
  const failure = importWhole(importModule, [styles]);
  const [failed] = links();
  document.head.prepend(others[0] as Element);
  end('error');
  await expect(failure).rejects.toThrow(TypeError);
  document.head.append(others[1] as Element);

  const again = importWhole(importModule, [styles]);
  const [, replaced] = links();
  expect(replaced).not.toBe(failed);
  expect(links()).toEqual([others[0], replaced, others[1]]);
  replaced?.dispatchEvent(new Event('load'));
  expect(await again).toBe(loaded);
});

test('files that the page itself loads are not requested again', async () => {
  const code = document.createElement('script');
  Object.assign(code, { type: 'module', src: `/${script}` });
  await startPage(code, linkTo(styles));
  expect(await importWhole(importModule, [script, styles])).toBe(loaded);
  expect(requests).toEqual([]);
  expect(links()).toHaveLength(1);
});
