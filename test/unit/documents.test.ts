import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generatedDocuments } from '#scripts/docs/generated-documents.ts';
import { keyShapes, partitionShapes } from '#scripts/docs/key-shapes.ts';
import { readAccesses } from '#scripts/docs/measured-accesses.ts';
import { everyRoute } from '#test/support/every-route.ts';

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];

const roots = ['bin', 'lib', 'contract', 'lambdas', 'web', 'scripts', 'test', 'bench', 'docs'];

const files = globSync(`{${roots.join(',')}}/**/*.*`);

const isSourceFile = /\.(?:tsx?|mjs|cjs|py|json|yml|grit|css)$/;

/** Returns whether a path begins in a folder of the repository. Paths of constructs have capitals: `web/Site/Policy`. */
function isInRepository(name: string): boolean {
  const [root = '', ...rest] = name.split('/');
  return rest.length > 0 && roots.includes(root) && !rest.some((part) => /^[A-Z]/.test(part));
}

/** Returns whether a file or folder exists; a path that begins elsewhere may be the end of a file's path. */
function exists(name: string): boolean {
  if (name.includes('*')) return globSync(name).length > 0;
  if (existsSync(name)) return true;
  return !isInRepository(name) && files.some((file) => file.endsWith(`/${name}`));
}

/** Returns the text of a document without its blocks of code. */
const proseOf = (document: string) => readFileSync(document, 'utf8').replace(/^```.*?^```/gms, '');

/** Returns the paths between backticks, without URLs and patterns such as `<name>.ts`. */
const pathsIn = (document: string) =>
  [...proseOf(document).matchAll(/`(\.?\w[\w.*/-]*)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => isSourceFile.test(name) || isInRepository(name));

/** Returns the targets of links and pictures, without those of other sites. */
const linksIn = (document: string) =>
  [...proseOf(document).matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((link) => !/^[a-z]+:/.test(link));

/** Returns the anchors that GitHub gives to the headings of a document. */
const anchorsOf = (document: string) =>
  [...proseOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

function leadsSomewhere(document: string, link: string): boolean {
  const [target = '', anchor] = link.split('#');
  const file = target === '' ? document : path.join(path.dirname(document), target);
  return existsSync(file) && (anchor === undefined || anchorsOf(file).includes(anchor));
}

describe('the documents', () => {
  it.each(Object.entries(generatedDocuments))(
    '%s is up to date with npm run docs',
    (name, text) => {
      expect(readFileSync(path.join('docs', name), 'utf8')).toBe(text());
    },
  );

  it('name only files and folders that exist', () => {
    const named = documents.flatMap((document) =>
      pathsIn(document).map((name) => ({ document, name })),
    );
    expect(named.length).toBeGreaterThan(100);
    const missing = named.filter(({ name }) => !exists(name));
    expect(missing.map(({ document, name }) => `${document}: ${name}`)).toEqual([]);
  });

  it('link only to documents, headings and pictures that exist', () => {
    const links = documents.flatMap((document) =>
      linksIn(document).map((link) => ({ document, link })),
    );
    expect(links.length).toBeGreaterThan(100);
    const broken = links.filter(({ document, link }) => !leadsSomewhere(document, link));
    expect(broken.map(({ document, link }) => `${document}: ${link}`)).toEqual([]);
  });
});

describe('the measured access patterns', () => {
  const { accesses, entries } = readAccesses();

  it('include every route: run the bench after a change', () => {
    const calls = new Set(accesses.flatMap(({ call }) => call ?? []));
    expect([...calls].sort()).toEqual(everyRoute.map(([name]) => name).sort());
  });

  it('name only keys and partitions of the table', () => {
    const known = [...keyShapes, ...partitionShapes].map(({ name }) => name);
    const used = [...accesses.flatMap(({ keys }) => Object.keys(keys)), ...Object.keys(entries)];
    const partitions = Object.values(entries)
      .flatMap((list) => list.split(', '))
      .filter((entry) => entry !== 'LSI1')
      .map((entry) => entry.slice('GSI1 '.length));
    expect(known).toEqual(expect.arrayContaining([...used, ...partitions]));
  });

  it('have no eventual read of a write or a job, except for a file, which shows the state of a moment ago', () => {
    const changes = accesses.filter(
      ({ group, name }) =>
        (group === 'writes' || group === 'jobs') && !/^make-(?:report|export)$/.test(name),
    );
    const ways = changes.flatMap(({ keys }) => Object.values(keys).join(', ').split(', '));
    expect(ways).toContain('strong');
    expect(ways).not.toContain('eventual');
  });
});
