import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { addStage } from '#lib/build-stacks.ts';
import { configOf, stageNames } from '#lib/config/config.ts';
import { readSettings } from '#lib/config/settings.ts';
import { cdkApp } from '#test/support/cdk-app.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { sender, siteUrl } from './support/build-app.ts';
import { grantsOf } from './support/policies.ts';
import { propertiesOf, textOf } from './support/resources.ts';
import { appOf } from './support/synthesize.ts';
import { templateOf } from './support/templates.ts';

const nameOf = (stage: string) => `vitrine-${stage}-send-mails`;

/** Returns the environments of a template's Lambdas, by name. */
function environmentsOf(template: Template): Map<string, Readonly<Record<string, unknown>>> {
  const functions = [...propertiesOf(template, 'AWS::Lambda::Function').values()];
  return new Map(
    functions.map(({ FunctionName, Environment = {} }) => {
      const { Variables = {} } = Environment as { Variables?: Record<string, unknown> };
      return [textOf(FunctionName), Variables];
    }),
  );
}

const namesWithSender = (template: Template) =>
  [...environmentsOf(template)].filter(([, one]) => 'MAIL_FROM' in one).map(([name]) => name);

describe.each(stageNames)('mails of %s', (stage) => {
  const template = templateOf(stage, 'events');

  test('are sent by one Lambda, which may use one sender of one identity', () => {
    expect(namesWithSender(template)).toEqual([nameOf(stage)]);
    expect(namesWithSender(templateOf(stage, 'api'))).toEqual([]);
    const grants = grantsOf(template, 'SendMailsRole');
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

  test('link to the site’s origin', () => {
    const { SITE_URL: url } = environmentsOf(template).get(nameOf(stage)) ?? {};
    const origins: Readonly<Record<string, string>> = {
      local: 'http://localhost:5173',
      test: 'http://localhost:4273',
    };
    expect(url).toBe(origins[stage] ?? siteUrl);
  });
});

test('replies go to the stage’s contact', () => {
  const { MAIL_REPLY_TO: replyTo } =
    environmentsOf(templateOf('local', 'events')).get(nameOf('local')) ?? {};
  expect(replyTo).toBe(configOf('local').contactEmail);
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
const siteOf = (stage: string, template: Template) =>
  environmentsOf(template).get(nameOf(stage))?.['SITE_URL'];

describe('the address of the site on AWS', () => {
  test('is unknown to the deploy that creates the site, and that deploy is allowed', () => {
    const template = eventsOf('prod', { mailFrom: sender, newStacks: 'site,events,web' });
    expect(siteOf('prod', template)).toBeUndefined();
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

  test.each([
    'http://d1.cloudfront.net',
    'https://d1.cloudfront.net/',
    'https://d1.cloudfront.net@evil.example',
    'https://undefined',
  ])('is not %s', (text) => {
    expect(() => readSettings({ stage: 'prod', siteUrl: text }, {})).toThrow(
      `siteUrl must be https:// and a host, not "${text}".`,
    );
  });
});

test('a stage without a sender may not send', () => {
  const stack = appOf('dev', '').synth().getStackByName('vitrine-dev-events').template;
  const template = Template.fromJSON(stack);
  expect(namesWithSender(template)).toEqual([]);
  expect(JSON.stringify(stack)).not.toContain('ses:');
});

test('local stages have their own sender, and stages on AWS the deployer’s sender', () => {
  const senderOf = (stage: string, env = {}) => readSettings({ stage }, env).mailFrom;
  expect([senderOf('local'), senderOf('dev')]).toEqual(['nao-responda@vitrine.test', undefined]);
  expect(senderOf('dev', { MAIL_FROM: sender })).toBe(sender);
});
