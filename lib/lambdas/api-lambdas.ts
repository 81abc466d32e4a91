import type { Resource } from '#contract/http/route.ts';
import { type LambdaDefinition, memoryMegabytes, signInEnds } from './lambda-definition.ts';

/** Settings that all Lambdas of the API share. */
const answers = (resource: Resource) => ({
  source: `lambdas/entries/api/${resource}.ts`,
  description: `Answers the calls of the resource ${resource}`,
  memoryMegabytes,
  timeoutSeconds: 10,
});

/** The Lambdas that answer calls, one for each resource of the contract. */
export const apiLambdas: Readonly<Record<Resource, LambdaDefinition>> = {
  description: {
    ...answers('description'),
    grant: 'caller',
    impact:
      'Monitors see the API as down, and nobody can read its description; the product itself may still work.',
  },
  users: {
    ...answers('users'),
    grant: 'items',
    impact:
      'Nobody gets past the sign-in: the app cannot learn who the user is and sends them back.',
  },
  businesses: {
    ...answers('businesses'),
    grant: 'all',
    impact:
      'Owners cannot register or change their business, and the app cannot tell where to send them after sign-in.',
  },
  subscriptions: {
    ...answers('subscriptions'),
    grant: 'all',
    impact: 'The subscription and its prices do not show, so that owners cannot choose a plan.',
  },
  invoices: {
    ...answers('invoices'),
    grant: 'all',
    uses: [
      // Signs links to receipts, and untags the kept ones so that S3 does not expire them.
      ['receipts', { 'kept/*': ['s3:GetObject', 's3:DeleteObjectTagging'] }],
      ['billing account'],
    ],
    impact: 'Owners cannot open their invoices, pay by Pix or send receipts.',
  },
  staff: {
    ...answers('staff'),
    grant: 'all',
    uses: [
      // AdminGetUser makes a user active in Cognito's bill, but the caller and most applicants are active anyway.
      // ListUsers shows no second factor and allows too few calls for a page of applicants.
      ['user pool', ['cognito-idp:AdminGetUser']],
      ['billing account'],
      ['trial key'],
    ],
    impact:
      'Staff cannot approve or suspend businesses, so that new ones stay invisible to consumers.',
  },
  shops: {
    ...answers('shops'),
    grant: 'all',
    impact:
      'Shops and printed flyers do not open for consumers, and owners cannot add or change a shop.',
  },
  offers: {
    ...answers('offers'),
    grant: 'all',
    impact:
      'Consumers see no offers in the feed or on flyers, and owners cannot publish or switch off any.',
  },
  claims: {
    ...answers('claims'),
    grant: 'all',
    uses: [['voucher keys']],
    impact: 'Consumers can neither claim offers nor show their vouchers at the counter.',
  },
  redemptions: {
    ...answers('redemptions'),
    grant: 'all',
    impact: 'Counters cannot validate vouchers, unless they have no line and do it offline.',
  },
  statistics: {
    ...answers('statistics'),
    grant: 'queries',
    impact: 'Owners and validators do not see what their offers brought in.',
  },
  views: {
    ...answers('views'),
    // Anonymous calls, which only go to a queue.
    grant: 'none',
    impact: 'Owners do not see how often their offers were seen; nothing else is affected.',
    memoryMegabytes: 512,
  },
  pages: {
    ...answers('pages'),
    grant: 'queries',
    impact: 'No open page opens, from flyers to the offers of a city; the app itself still works.',
  },
  reports: {
    ...answers('reports'),
    grant: 'all',
    uses: [
      // Signs links to the files.
      ['reports', { '*': ['s3:GetObject'] }],
    ],
    impact: 'Owners can neither open their reports nor ask for new ones.',
  },
  validators: {
    ...answers('validators'),
    grant: 'all',
    uses: [
      // AdminGetUser mostly reads the account that the call just created, which is active anyway. ListUsers would miss it.
      [
        'user pool',
        [
          'cognito-idp:AdminAddUserToGroup',
          'cognito-idp:AdminCreateUser',
          'cognito-idp:AdminDeleteUser',
          'cognito-idp:AdminGetUser',
          'cognito-idp:AdminSetUserPassword',
          'cognito-idp:AdminUserGlobalSignOut',
        ],
      ],
    ],
    impact:
      'Owners cannot add or remove validators, and new validators cannot change their temporary password.',
    timeoutSeconds: 25,
  },
  accounts: {
    ...answers('accounts'),
    grant: 'all',
    uses: [
      // AdminGetUser reads the caller's email.
      ['user pool', ['cognito-idp:AdminGetUser', ...signInEnds]],
      // Signs links to the files.
      ['exports', { '*': ['s3:GetObject'] }],
    ],
    impact: 'People cannot remove their account or get a copy of their data.',
  },
  uploads: {
    ...answers('uploads'),
    grant: 'items',
    uses: [
      // Signs upload forms, which have the rights of this Lambda.
      ['images', { '*/uncompressed/*': ['s3:PutObject'] }],
      ['receipts', { 'uploaded/*': ['s3:PutObject'] }],
    ],
    impact:
      'Owners cannot add photos to their business, shops and offers, nor send receipts of payments.',
  },
};
