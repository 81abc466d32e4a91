import { Template } from 'aws-cdk-lib/assertions';
import { configOf, stageNames } from '#lib/config.ts';
import { readSettings } from '#lib/settings.ts';
import { sender } from './support/build-app.ts';
import { grantsOf } from './support/policies.ts';
import { propertiesOf, textOf } from './support/resources.ts';
import { appOf } from './support/synthesize.ts';
import { templateOf } from './support/templates.ts';

const nameOf = (stage: string) => `vitrine-${stage}-send-mails`;

/** The environments of the Lambdas of a template, by their names. */
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
    const region = configOf(stage).place.region;
    expect(grants.filter(({ actions }) => actions.join().includes('ses:'))).toEqual([
      expect.objectContaining({
        effect: 'Allow',
        actions: ['ses:SendEmail'],
        resources: [expect.stringMatching(`:ses:${region}:.*:identity/vitrine.example$`)],
        condition: JSON.stringify({ StringEquals: { 'ses:FromAddress': sender } }),
      }),
    ]);
  });

  test('link to the origin of the site', () => {
    const { SITE_URL: url } = environmentsOf(template).get(nameOf(stage)) ?? {};
    const origins: Readonly<Record<string, string>> = {
      local: 'http://localhost:5173',
      test: 'http://localhost:4273',
    };
    if (origins[stage]) expect(url).toBe(origins[stage]);
    // The web stack exports the domain of the distribution.
    else expect(textOf(url as string)).toMatch(/^https:\/\/<.*-web:.*Distribution.*DomainName/);
  });
});

test('answers go to the contact of the stage', () => {
  const { MAIL_REPLY_TO: replyTo } =
    environmentsOf(templateOf('local', 'events')).get(nameOf('local')) ?? {};
  expect(replyTo).toBe(configOf('local').contactEmail);
});

test('a stage without a sender may not send', () => {
  const stack = appOf('dev', '').synth().getStackByName('vitrine-dev-events').template;
  const template = Template.fromJSON(stack);
  expect(namesWithSender(template)).toEqual([]);
  expect(JSON.stringify(stack)).not.toContain('ses:');
});

test('local stages have a sender of their own, and stages on AWS the sender of the deployer', () => {
  const senderOf = (stage: string, env = {}) => readSettings({ stage }, env).mailFrom;
  expect([senderOf('local'), senderOf('dev')]).toEqual(['nao-responda@vitrine.test', undefined]);
  expect(senderOf('dev', { MAIL_FROM: sender })).toBe(sender);
});
