import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { addStage } from '#lib/build-stacks.ts';
import { configOf, stageNames } from '#lib/config/config.ts';
import { readSettings } from '#lib/config/settings.ts';
import { cdkApp, sender, siteUrl } from '#test/infra/support/build-app.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { environmentsOf } from './support/lambdas.ts';
import { grantsOf } from './support/policies.ts';
import { appOf } from './support/synthesize.ts';
import { templateOf } from './support/templates.ts';

test.each(stageNames)('mails of %s may have one sender of one identity', (stage) => {
  const grants = grantsOf(templateOf(stage, 'events'), 'SendMailsRole');
  const region = configOf(stage).location.region;
  expect(grants.filter(({ actions }) => actions.join().includes('ses:'))).toEqual([
    expect.objectContaining({
      effect: 'Allow',
      actions: ['ses:SendEmail'],
      resources: [expect.stringMatching(`:ses:${region}:.*:identity/vitrine.example$`)],
      condition: JSON.stringify({ StringEquals: { 'ses:FromAddress': sender } }),
    }),
  ]);
});

/** Returns the events template of a stage on AWS for a deploy with these values. */
function eventsOf(stage: string, { mailFrom = '', ...context }: Readonly<Record<string, string>>) {
  const app = cdkApp(temporaryFolder(), { stage, ...context });
  addStage(app, { MAIL_FROM: mailFrom }, () => () => Code.fromInline('exports.handler = 1;'));
  const { template } = app.synth().getStackByName(`vitrine-${stage}-events`);
  return Template.fromJSON(template);
}

/** Returns the rule that makes CloudFormation refuse a deploy without the address. */
const refusalOf = (template: Template) => template.toJSON()['Rules']?.['SiteUrlIsKnown'];
const siteOf = (stage: string, template: Template, name = 'send-mails') =>
  environmentsOf(stage, template).get(name)?.['SITE_URL'];

describe('the address of the site on AWS', () => {
  test('is unknown to the deploy that creates the site, and that deploy is allowed', () => {
    const template = eventsOf('prod', { mailFrom: sender, newStacks: 'site,events,web' });
    expect(siteOf('prod', template)).toBeUndefined();
    // Without an address, this Lambda writes nothing.
    expect(siteOf('prod', template, 'write-sitemap')).toBeUndefined();
    expect(refusalOf(template)).toBeUndefined();
  });

  test('is not lost by a deploy that does not know it, if the stage has a sender', () => {
    const template = eventsOf('prod', { mailFrom: sender });
    expect(JSON.stringify(refusalOf(template))).toContain('deploy with npm run deploy');
    expect(refusalOf(eventsOf('prod', { mailFrom: sender, siteUrl }))).toBeUndefined();
  });

  test('is not needed if the stage has no sender', () => {
    const template = eventsOf('dev', {});
    expect(siteOf('dev', template)).toBeUndefined();
    expect(refusalOf(template)).toBeUndefined();
  });
});

test('a stage without a sender may not send', () => {
  const stack = appOf('dev', '').synth().getStackByName('vitrine-dev-events').template;
  expect(JSON.stringify(stack)).not.toMatch(/ses:|MAIL_FROM/);
});

test('local stages have their own sender, and stages on AWS the deployer’s sender', () => {
  const senderOf = (stage: string, env = {}) => readSettings({ stage }, env).mailFrom;
  expect([senderOf('local'), senderOf('dev')]).toEqual(['nao-responda@vitrine.test', undefined]);
  expect(senderOf('dev', { MAIL_FROM: sender })).toBe(sender);
});
