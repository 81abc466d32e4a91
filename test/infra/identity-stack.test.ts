import { Match } from 'aws-cdk-lib/assertions';
import { brandColours } from '#contract/brand/tokens.ts';
import { configOf, stageNames } from '#lib/config/config.ts';
import { refusalToDeploy, senderMissing } from '#lib/config/mail-sender.ts';
import { sender } from './support/build-app.ts';
import { policiesOf } from './support/policies.ts';
import { onlyOf } from './support/resources.ts';
import { appOf } from './support/synthesize.ts';
import { templateOf } from './support/templates.ts';

interface Invitation {
  readonly InviteMessageTemplate: { readonly EmailMessage: string };
}

describe.each(stageNames)('the identity of %s', (stage) => {
  const template = templateOf(stage, 'identity');

  test('signs users in by email, case-insensitively, after they confirmed it with a code', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AutoVerifiedAttributes: ['email'],
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
      EmailVerificationMessage: Match.stringLikeRegexp('\\{####\\}'),
    });
  });

  test('sends its mails in the look of the brand, with one place for the code, below the limit of Cognito', () => {
    const pool = onlyOf(template, 'AWS::Cognito::UserPool');
    const code = String(pool['EmailVerificationMessage']);
    const { InviteMessageTemplate } = pool['AdminCreateUserConfig'] as unknown as Invitation;
    const invitation = InviteMessageTemplate.EmailMessage;
    for (const mail of [code, invitation]) {
      expect(mail).toContain(brandColours.darkPlum);
      expect(mail.split('{####}')).toHaveLength(2);
      // Characters of a message template in Cognito's API.
      expect(mail.length).toBeLessThan(20_000);
    }
    expect(invitation.split('{username}')).toHaveLength(2);
  });

  test('requires strong passwords, and offers a second factor by app but not by SMS', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      Policies: {
        PasswordPolicy: {
          MinimumLength: 8,
          RequireLowercase: true,
          RequireUppercase: true,
          RequireNumbers: true,
          RequireSymbols: true,
          TemporaryPasswordValidityDays: 7,
        },
      },
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      AccountRecoverySetting: {
        RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }],
      },
    });
  });

  test('does not let the record of consent change after sign-up', () => {
    const attribute = (Name: string, Mutable: boolean) => Match.objectLike({ Name, Mutable });
    for (const name of ['termsVersion', 'termsAcceptedAt']) {
      template.hasResourceProperties('AWS::Cognito::UserPool', {
        Schema: Match.arrayWith([attribute(name, false)]),
      });
    }
    for (const name of ['shop', 'country']) {
      template.hasResourceProperties('AWS::Cognito::UserPool', {
        Schema: Match.arrayWith([attribute(name, true)]),
      });
    }
  });

  test('has the groups of owners, validators and staff', () => {
    for (const GroupName of ['owners', 'validators', 'staff']) {
      template.hasResourceProperties('AWS::Cognito::UserPoolGroup', { GroupName });
    }
  });

  test('has a web client without a secret, which signs in by SRP only', () => {
    const client = onlyOf(template, 'AWS::Cognito::UserPoolClient');
    expect(client['ExplicitAuthFlows']).toEqual([
      'ALLOW_USER_SRP_AUTH',
      'ALLOW_REFRESH_TOKEN_AUTH',
    ]);
    expect(client).toMatchObject({
      GenerateSecret: false,
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
      AccessTokenValidity: 60,
      IdTokenValidity: 60,
      RefreshTokenValidity: 30 * 24 * 60,
    });
  });

  test('lets users write their own attributes, but not their business and shop', () => {
    const client = onlyOf(template, 'AWS::Cognito::UserPoolClient');
    expect([...(client['WriteAttributes'] as string[])].sort()).toEqual([
      'birthdate',
      'custom:country',
      'custom:termsAcceptedAt',
      'custom:termsVersion',
      'email',
      // Language of mails.
      'locale',
      'name',
      'phone_number',
    ]);
    expect(client['ReadAttributes']).toEqual(
      expect.arrayContaining(['email', 'email_verified', 'family_name', 'custom:shop']),
    );
  });

  test('gives no credentials to guests, and a role without permissions to signed-in users', () => {
    template.hasResourceProperties('AWS::Cognito::IdentityPool', {
      AllowUnauthenticatedIdentities: false,
      AllowClassicFlow: false,
    });
    expect(onlyOf(template, 'AWS::Cognito::IdentityPoolRoleAttachment')['Roles']).toEqual({
      authenticated: expect.anything(),
    });
    const role = onlyOf(template, 'AWS::IAM::Role');
    expect(role['ManagedPolicyArns']).toBeUndefined();
    expect(role['Policies']).toBeUndefined();
    expect(JSON.stringify(role['AssumeRolePolicyDocument'])).toContain(
      'cognito-identity.amazonaws.com:aud',
    );
    expect(policiesOf(template).size).toBe(0);
  });

  test('uses the plan Essentials, and no feature of Plus', () => {
    const pool = onlyOf(template, 'AWS::Cognito::UserPool');
    expect(pool['UserPoolTier']).toBe('ESSENTIALS');
    expect(pool).not.toHaveProperty('UserPoolAddOns');
    template.resourceCountIs('AWS::Cognito::UserPoolRiskConfigurationAttachment', 0);
    template.resourceCountIs('AWS::Cognito::LogDeliveryConfiguration', 0);
  });

  test('has no users in the template', () => {
    template.resourceCountIs('AWS::Cognito::UserPoolUser', 0);
    expect(JSON.stringify(template.toJSON())).not.toMatch(/vitrine\.test|Vitrine#/);
  });
});

test('prod retains its users and sends mail through SES', () => {
  templateOf('prod', 'identity').hasResource('AWS::Cognito::UserPool', {
    DeletionPolicy: 'RetainExceptOnCreate',
    Properties: {
      DeletionProtection: 'ACTIVE',
      EmailConfiguration: {
        EmailSendingAccount: 'DEVELOPER',
        From: `Vitrine <${sender}>`,
      },
    },
  });
});

describe('the sender of mails of prod', () => {
  const prod = configOf('prod');

  test('is required for a deploy, and must be a bare email address', () => {
    expect(refusalToDeploy(prod, undefined)).toBe(senderMissing);
    expect(refusalToDeploy(prod, 'Vitrine <ola@vitrine.example>')).toMatch(/bare e-mail address/);
    expect(refusalToDeploy(prod, sender)).toBeUndefined();
    expect(refusalToDeploy(configOf('dev'), undefined)).toBeUndefined();
    expect(refusalToDeploy(configOf('dev'), 'Vitrine <ola@vitrine.example>')).toMatch(/bare/);
  });

  test('is not required for a synthesis, but CloudFormation refuses the template without it, with the same message', () => {
    const assembly = appOf('prod', '').synth();
    const template = assembly.getStackByName('vitrine-prod-identity').template;
    expect(template.Parameters.MailSender).toMatchObject({
      Default: 'none',
      AllowedValues: ['none'],
    });
    expect(template.Rules.MailSenderIsKnown.Assertions).toEqual([
      {
        Assert: { 'Fn::Not': [{ 'Fn::Equals': [{ Ref: 'MailSender' }, 'none'] }] },
        AssertDescription: senderMissing,
      },
    ]);
  });

  test('adds no such rule to the template when it is set', () => {
    expect(templateOf('prod', 'identity').toJSON()['Rules']).not.toHaveProperty(
      'MailSenderIsKnown',
    );
  });
});
