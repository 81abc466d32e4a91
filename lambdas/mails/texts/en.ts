import { temporaryPasswordDays } from '#contract/password.ts';
import type { MailTexts } from '../mail-text.ts';

/** The mails in English. */
export const en: MailTexts = {
  BUSINESS_APPROVED: {
    subject: '{name}: registration approved',
    lines: ['The registration of {name} was approved.', 'You can publish offers now.'],
    action: 'Publish an offer',
  },
  BUSINESS_REJECTED: {
    subject: '{name}: registration refused',
    lines: [
      'The registration of {name} was refused.',
      'Reason: {reason}',
      'Correct the data and send it for review again.',
    ],
    action: 'Correct the registration',
  },
  BUSINESS_SUSPENDED: {
    subject: '{name}: business suspended',
    lines: [
      'The business {name} was suspended. Customers no longer see its shops and offers.',
      'Reason: {reason}',
      'You can write to our team from the page of the business.',
    ],
    action: 'Open the page of the business',
  },
  BUSINESS_REACTIVATED: {
    subject: '{name}: business reactivated',
    lines: ['The business {name} was reactivated. Customers see its shops and offers again.'],
    action: 'See the offers',
  },
  REVISION_APPROVED: {
    subject: '{name}: change approved',
    lines: ['The change of the registration of {name} was approved and applies from now on.'],
    action: 'Open the page of the business',
  },
  REVISION_REJECTED: {
    subject: '{name}: change refused',
    lines: [
      'The change of the registration of {name} was refused. The data from before still apply.',
      'Reason: {reason}',
      'You can correct the change and send it again.',
    ],
    action: 'Correct the change',
  },
  VALIDATOR_ADDED: {
    subject: 'Your access to the shop {shop} on Vitrine',
    lines: [
      'The business {name} registered this e-mail to validate offers in the shop {shop}.',
      `Sign in with this e-mail and the temporary password that the business will give you. It is valid for ${temporaryPasswordDays} days. After signing in, you choose your own password.`,
      'You do not know this business? Ignore this e-mail: nobody can sign in without the password.',
    ],
    action: 'Sign in to Vitrine',
  },
};
