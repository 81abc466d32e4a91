import { readdirSync } from 'node:fs';
import { configOf, stageNames } from '#lib/config/config.ts';
import { onlyOf, propertiesOf } from './support/resources.ts';
import { assemblyOf, templateOf } from './support/templates.ts';

/** Returns a stage's parts in groups; each group can be deployed after all earlier groups. */
function groupsOf(stage: string): string[][] {
  const prefix = `vitrine-${stage}-`;
  const { stacks } = assemblyOf(stage);
  const left = new Map(
    stacks.map(({ stackName, dependencies }) => [
      stackName,
      dependencies
        .map(({ id }) => id)
        .filter((id) => id.startsWith(prefix) && !id.endsWith('assets')),
    ]),
  );
  const groups: string[][] = [];
  while (left.size > 0) {
    const ready = [...left].filter(([, others]) => others.every((other) => !left.has(other)));
    if (ready.length === 0) throw new Error('The stacks depend on each other in a ring.');
    for (const [name] of ready) left.delete(name);
    groups.push(ready.map(([name]) => name.slice(prefix.length)));
  }
  return groups;
}

const isOnAws = (stage: string) => configOf(stage).location.kind === 'aws';

describe.each(stageNames)('a release of %s', (stage) => {
  test('reaches consumers of jobs before their senders, and files before the pages that name them', () => {
    expect(groupsOf(stage)).toEqual([
      ['data', 'identity', 'site'],
      ['events'],
      ['api'],
      ['web'],
      ...(isOnAws(stage) ? [['edge-logs']] : []),
    ]);
  });

  test('needs nothing of the API or the distribution for its events', () => {
    const events = JSON.stringify(templateOf(stage, 'events').toJSON());
    const imports = [...events.matchAll(/"Fn::ImportValue":"vitrine-[a-z]+-([a-z-]+):/g)];
    expect(new Set(imports.map(([, part]) => part))).toEqual(new Set(['data', 'identity', 'site']));
    expect(events).not.toContain('Fn::GetStackOutput');
  });
});

/** Filters of an upload, as the construct library passes them to `aws s3 sync`. */
interface Upload {
  readonly Exclude?: readonly string[];
  readonly Include?: readonly string[];
  readonly Prune: boolean;
}

const matches = (file: string, pattern: string) =>
  new RegExp(`^${pattern.replace(/[.]/g, '\\.').replaceAll('*', '.*')}$`).test(file);

/** Tells whether an upload takes a file: the last matching filter decides; without a match it does. */
const takes = ({ Exclude = [], Include = [] }: Upload, file: string) =>
  [
    ...Exclude.map((pattern) => [pattern, false] as const),
    ...Include.map((pattern) => [pattern, true] as const),
  ].findLast(([pattern]) => matches(file, pattern))?.[1] ?? true;

describe.each(stageNames.filter(isOnAws))('the files of the site of %s', (stage) => {
  const uploadOf = (part: 'site' | 'web') =>
    onlyOf(templateOf(stage, part), 'Custom::CDKBucketDeployment') as unknown as Upload;
  const partsWith = (file: string) =>
    (['site', 'web'] as const).filter((part) => takes(uploadOf(part), file));

  test.each(['static/index-DqIZNTbp.js', 'static/fonts/inter-4f2a.woff2'])(
    'with a hash, such as %s, come with the bucket',
    (file) => {
      expect(partsWith(file)).toEqual(['site']);
    },
  );

  const ofRoot = readdirSync('web/public').filter((name) => name.includes('.'));

  test.each(['index.html', 'api-docs.html', 'ngsw-worker.js', 'assets/i18n/pt.json', ...ofRoot])(
    'without a hash, such as %s, come with the distribution',
    (file) => {
      expect(partsWith(file)).toEqual(['web']);
    },
  );

  test.each(['sitemap.xml', 'sitemaps/1.xml'])(
    'do not include %s, which a schedule writes',
    (file) => {
      expect(partsWith(file)).toEqual([]);
    },
  );

  test('come after the distribution, and stay for open pages', () => {
    const web = templateOf(stage, 'web');
    const [distribution] = propertiesOf(web, 'AWS::CloudFront::Distribution').keys();
    const [upload] = Object.values(web.findResources('Custom::CDKBucketDeployment'));
    expect(upload?.['DependsOn']).toContain(distribution);
    expect([uploadOf('site').Prune, uploadOf('web').Prune]).toEqual([false, false]);
  });
});
