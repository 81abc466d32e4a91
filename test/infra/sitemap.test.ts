import { Template } from 'aws-cdk-lib/assertions';
import type { Stack } from 'aws-cdk-lib/core';
import { sitemapIndexFile, sitemapPartFile } from '#contract/pages/sitemap-files.ts';
import { stageNames } from '#lib/config/config.ts';
import { stackName, stackParts } from '#lib/config/stage-names.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { buildApp, sender, siteUrl } from './support/build-app.ts';
import { behaviorsOf } from './support/edge.ts';
import { firstOf, type Json, textOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

type Variables = Readonly<Record<string, Json>>;

/** Returns the properties of the Lambda that writes the sitemap, and its environment. */
function writerIn(template: Template) {
  const [, writer] = firstOf(template, 'AWS::Lambda::Function', 'WriteSitemap');
  const { Variables = {} } = writer['Environment'] as { readonly Variables?: Variables };
  return { writer, variables: Variables };
}

describe.each(stageNames)('the sitemap of %s', (stage) => {
  const { writer, variables } = writerIn(templateOf(stage, 'events'));

  test('is written into the bucket of the site, with the addresses of the site', () => {
    expect(textOf(variables['SITE_BUCKET'])).toMatch(
      new RegExp(`^<vitrine-${stage}-site:ExportsOutputRefSiteFiles`),
    );
    const origins: Readonly<Record<string, string>> = {
      local: 'http://localhost:5173',
      test: 'http://localhost:4273',
    };
    expect(variables['SITE_URL']).toBe(origins[stage] ?? siteUrl);
  });

  test('is written by runs that end before the next one begins', () => {
    expect(writer['Timeout']).toBeLessThan(570);
  });

  test('is a file of the site at the edge, since no other behaviour takes its paths', () => {
    const patterns = behaviorsOf(stage).map(({ PathPattern }) => PathPattern);
    expect(patterns).toContain('/static/*');
    for (const file of [sitemapIndexFile, sitemapPartFile(12)]) {
      const takes = (pattern: string) =>
        new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(`/${file}`);
      expect(patterns.filter(takes)).toEqual([]);
    }
  });
});

test('the deploy that creates the site tells the Lambda no address, so that it writes nothing', () => {
  const app = buildApp(temporaryFolder(), 'prod', sender, {}, stackParts);
  const events = app.node.findChild(stackName('prod', 'events')) as Stack;
  const { variables } = writerIn(Template.fromStack(events));
  expect(variables).toHaveProperty('SITE_BUCKET');
  expect(variables).not.toHaveProperty('SITE_URL');
});
