import { temporaryPasswordDays } from '#contract/accounts/password.ts';
import type { MailTexts } from '../mail-text.ts';

export const en: MailTexts = {
  BUSINESS_APPROVED: {
    subject: '{name}: registration approved',
    lines: [
      'The registration of {name} was approved.',
      'Customers can see its shops and offers now.',
    ],
    action: 'Publish an offer',
  },
  BUSINESS_APPROVED_WITH_SHOP: {
    subject: '{name}: registration approved',
    lines: [
      'The registration of {name} was approved.',
      'Your shop is live. The offers that you publish appear on its flyer.',
    ],
    action: 'See the flyer',
  },
  BUSINESS_APPROVED_WITH_OFFERS: {
    subject: '{name}: registration approved',
    lines: [
      'The registration of {name} was approved.',
      'Your shops and offers are live.',
      'Send the link of the flyer on WhatsApp to customers and groups.',
    ],
    action: 'See the flyer',
  },
  BUSINESS_REJECTED: {
    subject: '{name}: registration rejected',
    lines: [
      'The registration of {name} was rejected.',
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
  BUSINESS_SUSPENDED_FOR_PAYMENT: {
    subject: '{name}: business suspended for an unpaid invoice',
    lines: [
      'The business {name} was suspended because of an overdue invoice. Customers no longer see its shops and offers.',
      'Pay what is overdue and send the receipt. This suspension ends when the payment is confirmed.',
    ],
    action: 'Pay the invoice',
  },
  BUSINESS_REACTIVATED: {
    subject: '{name}: business reinstated',
    lines: ['The business {name} was reinstated. Customers see its shops and offers again.'],
    action: 'See the offers',
  },
  REVISION_APPROVED: {
    subject: '{name}: change approved',
    lines: ['The change of the registration of {name} was approved and applies from now on.'],
    action: 'Open the page of the business',
  },
  REVISION_REJECTED: {
    subject: '{name}: change rejected',
    lines: [
      'The change of the registration of {name} was rejected. The earlier data still apply.',
      'Reason: {reason}',
      'You can correct the change and send it again.',
    ],
    action: 'Correct the change',
  },
  INVOICE_ISSUED: {
    subject: '{name}: invoice of {amount}, due on {dueDate}',
    lines: [
      'The invoice {number} of {name} for {amount} was issued and is due on {dueDate}.',
      'Pay by Pix or bank transfer and send the receipt.',
    ],
    action: 'Pay the invoice',
  },
  INVOICE_DUE_SOON: {
    subject: '{name}: the invoice is due on {dueDate}',
    lines: [
      'The invoice {number} of {name} for {amount} is due on {dueDate}.',
      'You have paid already? Send the receipt, so that our team can confirm it.',
    ],
    action: 'Pay the invoice',
  },
  INVOICE_OVERDUE: {
    subject: '{name}: invoice overdue since {dueDate}',
    lines: [
      'The invoice {number} of {name} for {amount} was due on {dueDate}.',
      'Without the payment of what is overdue, the business will be suspended on {suspendsOn}: customers will no longer see its shops and offers.',
      'You have paid already? Send the receipt, so that our team can confirm it.',
    ],
    action: 'Pay the invoice',
  },
  PAYMENT_REFUSED: {
    subject: '{name}: receipt refused',
    lines: [
      'The receipt for the invoice {number} of {name} for {amount} was refused.',
      'Reason: {reason}',
      'Check the payment and send another receipt.',
      'Without the payment of what is overdue, the business will be suspended on {suspendsOn}.',
    ],
    action: 'Send another receipt',
  },
  PAYMENT_CONFIRMED: {
    subject: '{name}: payment confirmed',
    lines: ['The payment of {amount} for the invoice {number} of {name} was confirmed. Thank you!'],
    action: 'See the invoice',
  },
  PAYMENT_REOPENED: {
    subject: '{name}: invoice open again',
    lines: [
      'The invoice {number} of {name} for {amount} was paid and is open again.',
      'Reason: {reason}',
      'Pay the invoice and send the receipt.',
      'Without the payment of what is overdue, the business will be suspended on {suspendsOn}.',
    ],
    action: 'Pay the invoice',
  },
  INVOICE_CANCELLED: {
    subject: '{name}: invoice cancelled',
    lines: [
      'The invoice {number} of {name} for {amount} was cancelled and does not have to be paid.',
      'Reason: {reason}',
    ],
    action: 'See the invoices',
  },
  VALIDATOR_ADDED: {
    subject: '{name}: your access to Vitrine',
    lines: [
      'The business {name} gave this e-mail access to the offers of the shop {shop}.',
      `Sign in with this e-mail and the temporary password that the business will give you. It is valid for ${temporaryPasswordDays} days. After signing in, you choose your own password.`,
      'You do not know this business? Ignore this e-mail: nobody can sign in without the password.',
    ],
    action: 'Sign in to Vitrine',
  },
  CLAIM_CANCELLED: {
    subject: 'Voucher cancelled: {title}',
    lines: [
      'Your voucher “{title}” was cancelled and cannot be used any more. Other vouchers that you had of the same business were cancelled, too.',
      'The reason: {name} left Vitrine.',
    ],
    action: 'See my vouchers',
  },
  CLAIM_CANCELLED_WITH_SHOPS: {
    subject: 'Voucher cancelled: {title}',
    lines: [
      'Your voucher “{title}” was cancelled and cannot be used any more, because no shop where it was valid is on Vitrine now. Other vouchers that you had for the same shops only were cancelled, too.',
      'The business: {name}. Its vouchers for other shops are still valid.',
    ],
    action: 'See my vouchers',
  },
};
