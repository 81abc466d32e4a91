import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { DynamoDBRecord, ScheduledEvent, SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { handler as runJobs, workOfJobs } from '#lambdas/entries/queue/run-jobs.ts';
import { handler as startJobs } from '#lambdas/entries/queue/start-jobs.ts';
import { handler as sweepFeeds } from '#lambdas/entries/schedule/sweep-feeds.ts';
import { handler as sweepReservations } from '#lambdas/entries/schedule/sweep-reservations.ts';
import { inGsi2, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey, keys } from '#lambdas/platform/table/keys.ts';
import { reservationKeyOf } from '#lambdas/validators/reservation-key.ts';
import { aContext, bodyOf } from '#test/support/a-job.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop, aShopInput, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { userPoolKeeps, userPoolMock } from '#test/support/kept-user-pool.ts';
import { logLines, marks } from '#test/support/log-lines.ts';
import { beforeRequest, tableHolds } from '#test/support/memory-table/table.ts';
import { publishedOffer, stored } from '#test/support/stored.ts';

const queue = mockClient(SQSClient);
const { name, legalRegister, email, phone } = marks;
const offer = anOffer({ title: name, endsAt: '2026-11-20T02:59:59.000Z' });
const contacts = { ...aShopInput().contacts, Email: email, WhatsApp: phone };
const image = Object.fromEntries(Object.entries(marks).map(([field, S]) => [field, { S }]));

/** The stream's record of a change to an item that starts jobs. */
const recordOf = ({ PK, SK }: { PK: string; SK: string }): DynamoDBRecord => ({
  eventID: '1',
  dynamodb: {
    Keys: { PK: { S: PK }, SK: { S: SK } },
    SequenceNumber: '1',
    OldImage: { ...image, status: { S: 'active' } },
    NewImage: { ...image, status: { S: 'suspended' } },
  },
});

const start = () =>
  startJobs(
    {
      Records: [
        recordOf(keys.business(businessId)),
        recordOf(keys.shop(shopId)),
        recordOf(keys.offerOfShop(shopId, offerId)),
      ],
    },
    aContext(),
  );

const jobs = Object.keys(workOfJobs).flatMap((job) =>
  [businessId, shopId, offerId].map((id) => bodyOf({ events: [], name: job, id })),
);
const run = () => {
  const bodies = [...jobs, JSON.stringify({ name: 'unknown', id: name, email })];
  const Records = bodies.map((body, index) => ({ messageId: `m${index}`, body }));
  return runJobs({ Records } as SQSEvent, aContext());
};

const sweep = () => sweepFeeds({ time: '2026-11-21T03:05:00Z' } as ScheduledEvent, aContext());

const reservationKey = reservationKeyOf(businessId, email);
const reservedAt = '2026-11-21T02:00:00.000Z';
const reservation = {
  ...keys.validatorReservation(businessId, reservationKey.emailHash),
  ...inGsi2(partitions.validatorReservations, instantKey(reservedAt, reservationKey.emailHash)),
  ...{ id: 'attempt', businessId, email, shopId, reservedAt, state: 'reserved' },
};

const sweepPlaces = () =>
  sweepReservations({ time: '2026-11-21T03:05:00Z' } as ScheduledEvent, aContext());

const failAt = (name: string) =>
  beforeRequest(({ command }) => (command.includes(name) ? failure() : undefined));

const failure = () => Object.assign(new Error('It failed'), { Item: { ...marks } });

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  queue.reset();
  queue.on(SendMessageBatchCommand).resolves({});
  tableHolds(
    stored.business(aBusiness({ name, legalRegister })),
    stored.shop(aShop({ contacts })),
    ...publishedOffer(offer),
    reservation,
  );
  userPoolKeeps();
});

describe.each([
  ['start-jobs', start],
  ['run-jobs', run],
  ['sweep-feeds', sweep],
  ['sweep-reservations', sweepPlaces],
] as const)('the log of %s', (_, invoke) => {
  const failures = [
    ['all succeeds', () => undefined],
    ['the table fails to read', () => failAt('Get')],
    ['the table fails to query', () => failAt('Query')],
    ['the table fails to write', () => failAt('Write')],
    ['the user pool fails', () => userPoolMock.reset().rejects(failure())],
    ['the queue fails', () => queue.on(SendMessageBatchCommand).rejects(failure())],
  ] as const;

  it.each(failures)('has no personal data of items and messages when %s', async (__, fail) => {
    fail();
    const lines = await logLines(() => invoke().catch(() => undefined));
    const log = lines.join('');
    expect(Object.values(marks).filter((text) => log.includes(text))).toEqual([]);
  });
});
