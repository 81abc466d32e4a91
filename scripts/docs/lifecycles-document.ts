import type { Lifecycle } from '#contract/lifecycles/lifecycle.ts';
import {
  businessLifecycle,
  indicationLifecycle,
  invoiceLifecycle,
  offerLifecycle,
  reportLifecycle,
  revisionLifecycle,
  shopLifecycle,
  validatorLifecycle,
} from '#contract/lifecycles/lifecycles.ts';

/** A lifecycle with descriptions of its states and events. */
export interface DescribedLifecycle {
  readonly title: string;
  readonly lifecycle: Lifecycle;
  readonly states: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, string>>;
  /** Paragraphs below the tables. */
  readonly notes: readonly string[];
}

/** Returns its argument; its type demands a text for every state and event. */
const described = <State extends string, Event extends string>(one: {
  readonly title: string;
  readonly lifecycle: Lifecycle<State, Event>;
  readonly states: Readonly<Record<State, string>>;
  readonly events: Readonly<Record<Event, string>>;
  readonly notes: readonly string[];
}): DescribedLifecycle => one;

const setsStatus = (status: string, operation: string) =>
  `The owner sets its status to \`${status}\` (\`${operation}\`).`;

/** Lifecycles of the contract, in the order of the document. */
const lifecycles: readonly DescribedLifecycle[] = [
  described({
    title: 'Business',
    lifecycle: businessLifecycle,
    states: {
      pending_approval:
        'Waits for staff. Its owner may prepare shops and offers, with at most the limits of the smallest size type; consumers do not see them.',
      active: 'Its shops and offers are public. Changes of approved fields go into a revision.',
      rejected: 'Staff gave a reason, `rejectionReason`. An edit sends it back to staff.',
      suspended:
        'Nothing of it is public, published or claimed. Members still sign in and read; the owner reads `suspendedReason`.',
      closed: 'Its owner removed their account.',
    },
    events: {
      edit: 'The owner changes it (`updateBusiness`).',
      approve:
        'Staff approve it; it needs a tax id. Sets `approvedAt` and `trialEndsAt` (`decideBusinessApproval`).',
      reject: 'Staff reject it with a reason (`decideBusinessApproval`).',
      suspend:
        'Staff suspend it with a reason (`suspendBusiness`), or an invoice is overdue for too long (`bill-business`). Both may hold side by side: `suspendedBy`.',
      'lift-one': 'One of two reasons ends; the other still holds.',
      lift: 'Its last reason ends: staff lift their suspension (`liftSuspension`), or no invoice is overdue for too long any more.',
      close: 'Follows the removal of the account of its owner.',
    },
    notes: [
      'An edit of an active business leaves it active: a change of `name`, `legalName`, `legalRegister`, `personRegister` or `sizeTypeId` starts a revision, which has a lifecycle of its own; a new avatar is shown immediately.',
    ],
  }),
  described({
    title: 'Revision of a business',
    lifecycle: revisionLifecycle,
    states: {
      pending_approval:
        'Waits for staff. `previousActive` is the id of the live business, which does not change meanwhile.',
      merged: 'Its approved fields are in the live business. It is removed.',
      rejected: 'Archived. The live business has the `rejectionReason`.',
    },
    events: {
      edit: 'The owner changes it, while the live business is active (`updateBusiness` by the id of the revision).',
      approve: 'Staff approve it; it needs a tax id (`decideBusinessApproval`).',
      reject: 'Staff reject it with a reason (`decideBusinessApproval`).',
    },
    notes: [
      'Staff may also decide while the live business is suspended; it stays suspended. After it is closed, nothing is decided or edited.',
    ],
  }),
  described({
    title: 'Shop',
    lifecycle: shopLifecycle,
    states: {
      active: 'Public while its business is active.',
      inactive: 'Its owner switched it off: it is not public, and its offers are not shown there.',
      removed: 'Gone. Its identifier is kept for its business for twelve months.',
    },
    events: {
      edit: 'The owner changes it (`updateShop`).',
      'switch-off': setsStatus('inactive', 'updateShop'),
      'switch-on': setsStatus('active', 'updateShop'),
      remove: 'The owner removes it (`deleteShop`).',
    },
    notes: [
      'While its business is suspended, a shop of any state is shown to its members as `suspended`. The stored state stays, and is shown again when the suspension is lifted.',
    ],
  }),
  described({
    title: 'Offer',
    lifecycle: offerLifecycle,
    states: {
      active: 'Switched on: public from its start to its end, while business and shop are active.',
      inactive: 'Its owner switched it off.',
      removed: 'Gone. Claims that were made before are honoured.',
    },
    events: {
      edit: 'The owner changes it; an ended offer runs again until a later day (`updateOffer`).',
      'switch-off': setsStatus('inactive', 'setOfferStatus'),
      'switch-on': setsStatus('active', 'setOfferStatus'),
      remove: 'The owner removes it, or its last shop is removed (`deleteOffer`, `deleteShop`).',
    },
    notes: [
      'Screens show `displayStatus`, which also depends on the clock and on claims: the first of `expired` (its end has passed), `inactive` (switched off), `scheduled` (its start has not come), `sold_out` (as many claims as its limit) and `active` that is true.',
    ],
  }),
  described({
    title: 'Validator',
    lifecycle: validatorLifecycle,
    states: {
      pending_first_access:
        'Has a temporary password, and may do nothing but sign in and change it.',
      active: 'Sees the offers of their one shop.',
      disabled:
        'Their account and personal data are deleted, and every call is refused at once. A person who is added again is a new validator.',
    },
    events: {
      'first-access': 'The validator changes the temporary password (`completeFirstAccess`).',
      'new-password': 'The owner sets another temporary password (`setTemporaryPassword`).',
      disable:
        'The owner removes the validator (`deleteValidator`) or their shop, or closes the business; or the temporary password of one who never signed in has run out (`sweep-reservations`).',
    },
    notes: [],
  }),
  described({
    title: 'Invoice',
    lifecycle: invoiceLifecycle,
    states: {
      open: 'Waits for its payment. It is shown as `overdue` after its due day.',
      in_review: 'The owner sent a receipt, which staff compare with the bank account.',
      paid: 'Staff recorded the payment.',
      cancelled: 'It need not be paid any more.',
    },
    events: {
      'send-receipt':
        'The owner sends a receipt (`sendReceipt`), also another one in the place of the first.',
      pay: 'Staff record the payment, with or without a receipt (`decideInvoice`).',
      refuse: 'Staff refuse the receipt with a reason (`decideInvoice`).',
      reopen: 'Staff take a payment back with a reason (`decideInvoice`).',
      cancel: 'Staff cancel it with a reason (`cancelInvoice`), or its business leaves.',
      'pay-late':
        'Staff record a late payment: the invoice was cancelled when its business left (`decideInvoice`).',
    },
    notes: [
      '`overdue` is not stored: an open invoice is overdue after its due day, and suspends its business on the day `suspendsOn`.',
    ],
  }),
  described({
    title: 'Indication of a shop',
    lifecycle: indicationLifecycle,
    states: {
      new: 'A consumer named a shop that they miss.',
      contacted: 'Staff have contacted the shop.',
      converted: 'The shop has joined.',
      discarded: 'Staff do not follow it up.',
    },
    events: {
      contact:
        'Staff have contacted the shop, also after they had discarded the indication (`updateIndication`).',
      convert: 'The shop has joined (`updateIndication`).',
      discard: 'Staff do not follow it up (`updateIndication`).',
    },
    notes: [],
  }),
  described({
    title: 'Report',
    lifecycle: reportLifecycle,
    states: {
      processing: 'Its file is being made.',
      ready: 'Its file can be downloaded, and its first rows are shown.',
      failed: 'The file was not made in two hours.',
      expired: 'The file is gone; totals and number of rows stay.',
    },
    events: {
      finish: 'A job has made the file, also after two hours.',
      fail: 'Two hours have passed.',
      expire:
        'The file is 30 days old, or names a validator who was removed (job `drop-reports-of-validator`).',
      remake: 'The owner asks for it again (`remakeReport`).',
    },
    notes: [
      'That a report failed, or expired after 30 days, is not stored: it follows from the clock.',
    ],
  }),
];

/** Returns a lifecycle as a Mermaid state diagram; a state without events leads to the end. */
function diagramOf({ initial, transitions }: Lifecycle): string {
  const arrows = Object.entries(transitions).flatMap(([state, events]) => {
    const next = Object.entries(events);
    return next.length === 0
      ? [`${state} --> [*]`]
      : next.map(([event, to]) => `${state} --> ${to}: ${event}`);
  });
  const lines = ['stateDiagram-v2', ...[`[*] --> ${initial}`, ...arrows].map((one) => `  ${one}`)];
  return ['```mermaid', ...lines, '```'].join('\n');
}

function tableOf(title: string, texts: Readonly<Record<string, string>>): string {
  const rows = Object.entries(texts).map(([name, text]) => `| \`${name}\` | ${text} |`);
  return [`| ${title} | Meaning |`, '| --- | --- |', ...rows].join('\n');
}

const sectionOf = ({ title, lifecycle, states, events, notes }: DescribedLifecycle): string =>
  [
    `## ${title}`,
    diagramOf(lifecycle),
    tableOf('State', states),
    tableOf('Event', events),
    ...notes,
  ].join('\n\n');

/** Returns the text of `docs/lifecycles.md`. */
export function lifecyclesDocument(): string {
  const intro = `# Lifecycles

<!-- Written by \`npm run docs\` from contract/lifecycles/lifecycles.ts; changes here are lost. -->

The states of things and the events that lead from one to another. An event that a state does not have is
refused with 409 \`INVALID_TRANSITION\`, a switch of an offer after its end with 409 \`OFFER_EXPIRED\`. Setting
the status that an offer or an indication has already changes nothing.`;
  return `${[intro, ...lifecycles.map(sectionOf)].join('\n\n')}\n`;
}
