import {
  aBusiness,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { aShop } from '#test/support/builders/a-shop.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { openedShop, publishedOffer } from '#test/support/builders/whole-items.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { anAccount, userPoolKeeps } from '#test/support/kept-user-pool.ts';
import { logLines } from '#test/support/log-lines.ts';
import { allItems, tableHolds } from '#test/support/memory-table/table.ts';
import { mails, sesRefuses, sesTakes } from '#test/support/mocked-mails.ts';
import { runMails } from '#test/support/mocked-messages.ts';
import { userPoolMock } from '#test/support/mocked-user-pool.ts';
import { stored } from '#test/support/stored.ts';

const at = '2026-11-21T12:00:00.000Z';
const address = `${ownerId}@vitrine.test`;
const job = (code: string, id = businessId, instant = at) => ({
  name: 'mail-owner',
  id,
  event: { code, at: instant },
});

type Items = readonly ReturnType<typeof stored.business>[];

/** Stores the owner with a business; other items replace equal ones. */
const holds = (business = aBusiness({ approvedAt: at }), ...others: Items) =>
  tableHolds(stored.user(aUser({ businessId })), stored.business(business), ...others);

beforeEach(() => {
  stopDateAt(at);
  holds();
  userPoolKeeps([anAccount(ownerId)]);
});

const rejection = { status: 'rejected', rejectionReason: 'Falta o CNPJ.' } as const;
const suspension = { status: 'suspended', suspendedReason: 'Houve reclamações.' } as const;
const startedAgain = { revisionId: 'biz_01K9A1B2C3D4E5F6G7H8J9KNEW' };

const suspensionForPayment = `A empresa Padaria Aurora foi suspensa, porque tem fatura vencida sem pagamento. As lojas e ofertas dela não aparecem mais para os clientes.

Pague o que venceu e envie o comprovante. Quando o pagamento for confirmado, esta suspensão termina.

Pagar a fatura: https://vitrine.test/invoice
`;

describe('the mail about an approval', () => {
  const running = publishedOffer(anOffer({ startsAt: '2026-11-01T03:00:00.000Z' }));
  const scheduled = publishedOffer(
    anOffer({ startsAt: '2026-11-25T03:00:00.000Z', startDate: '2026-11-25' }),
  );
  const flyer = 'Ver o folheto: https://vitrine.test/folder/';
  const list = 'Publicar uma oferta: https://vitrine.test/offer-list';

  it.each([
    ['and live offers links to the flyer', [...openedShop(), ...running], 'já estão no ar', flyer],
    [
      'and no running offer yet says so',
      [...openedShop(), ...scheduled],
      'Sua loja já está no ar',
      flyer,
    ],
    ['that customers do not see', openedShop(aShop({ shopStatus: 'inactive' })), 'já pode', list],
  ])('of a business with a shop %s', async (_case, items, sentence, link) => {
    holds(aBusiness({ approvedAt: at }), ...items);
    await runMails(job('BUSINESS_APPROVED'));
    expect(mails()).toHaveLength(1);
    const [mail] = mails();
    expect(mail?.text).toContain(sentence);
    expect(mail?.text).toContain(link === flyer ? `${flyer}${aShop().shopIdentifier}` : link);
  });
});

describe('the mail about a decision', () => {
  it.each([
    ['an approval', 'BUSINESS_APPROVED', aBusiness(), 'foi aprovado.'],
    ['an approval once suspended', 'BUSINESS_APPROVED', aBusiness(suspension), undefined],
    ['a rejection', 'BUSINESS_REJECTED', aPendingBusiness(rejection), 'Motivo: Falta o CNPJ.'],
    ['a rejection that was corrected', 'BUSINESS_REJECTED', aPendingBusiness(), undefined],
    ['a suspension', 'BUSINESS_SUSPENDED', aBusiness(suspension), 'Motivo: Houve reclamações.'],
    ['a suspension once lifted', 'BUSINESS_SUSPENDED', aBusiness(), undefined],
    [
      'a suspension that is for an unpaid invoice only by now',
      'BUSINESS_SUSPENDED',
      aBusiness({ ...suspension, suspendedBy: ['payment'] }),
      undefined,
    ],
    [
      'one for an unpaid invoice',
      'BUSINESS_SUSPENDED_FOR_PAYMENT',
      aBusiness({ status: 'suspended', suspendedBy: ['payment'] }),
      suspensionForPayment,
    ],
    [
      'one for an unpaid invoice that staff alone hold by now',
      'BUSINESS_SUSPENDED_FOR_PAYMENT',
      aBusiness(suspension),
      undefined,
    ],
    ['the end of a suspension', 'BUSINESS_REACTIVATED', aBusiness(), 'foi reativada.'],
    [
      'the end of one once closed',
      'BUSINESS_REACTIVATED',
      aBusiness({ status: 'closed' }),
      undefined,
    ],
    [
      'an approved revision',
      'REVISION_APPROVED',
      aBusiness({ approvedAt: at }),
      'já está valendo.',
    ],
    [
      'one approved while suspended',
      'REVISION_APPROVED',
      aBusiness({ ...suspension, approvedAt: at }),
      'já está valendo.',
    ],
    [
      'a revision before the last',
      'REVISION_APPROVED',
      aBusiness({ approvedAt: '2026-11-21T12:00:01.000Z' }),
      undefined,
    ],
  ])('on %s', async (_, code, business, sentence) => {
    holds(business);
    await runMails(job(code));
    expect(mails().map(({ text }) => text)).toEqual(
      sentence ? [expect.stringContaining(sentence)] : [],
    );
  });

  it.each([
    ['says why', 1, aBusiness()],
    ['is not sent once another was started', 0, { ...aBusiness(), ...startedAgain }],
  ])('on a rejected revision %s', async (_, count, business) => {
    holds(business, stored.business({ ...aRevision(), ...rejection }));
    await runMails(job('REVISION_REJECTED', revisionId));
    expect(mails()).toHaveLength(count);
    for (const { text } of mails()) expect(text).toContain('Motivo: Falta o CNPJ.');
  });

  it.each([
    ['2026-11-14T12:00:00.000Z', 1],
    ['2026-11-14T11:59:59.999Z', 0],
  ])('of %s, a week later, is sent %s times', async (instant, count) => {
    await runMails(job('BUSINESS_APPROVED', businessId, instant));
    expect(mails()).toHaveLength(count);
  });

  it.each([
    ['is removed', () => holds(aBusiness(), stored.user(aUser({ businessId, status: 'removed' })))],
    ['has no account any more', () => userPoolKeeps([])],
    ['has a disabled account', () => userPoolKeeps([{ ...anAccount(ownerId), isEnabled: false }])],
  ])('is not sent to an owner who %s', async (_, arrange) => {
    arrange();
    expect(await runMails(job('BUSINESS_APPROVED'))).toEqual({ batchItemFailures: [] });
    expect(mails()).toEqual([]);
  });

  it.each([
    ['en', 'registration approved'],
    ['es-419', 'registro aprobado'],
    ['fr', 'cadastro aprovado'],
  ])('has the language of the account, %s', async (locale, words) => {
    userPoolKeeps([anAccount(ownerId, { locale })]);
    await runMails(job('BUSINESS_APPROVED'));
    expect(mails()).toMatchObject([
      {
        from: 'Vitrine <ola@vitrine.test>',
        to: [address],
        replyTo: ['contato@vitrine.test'],
        subject: expect.stringContaining(words),
      },
    ]);
  });
});

describe('a job that is delivered again', () => {
  it('sends no second mail, but sends a mail about another decision', async () => {
    await runMails(job('BUSINESS_APPROVED'));
    await runMails(job('BUSINESS_APPROVED'));
    expect(mails()).toHaveLength(1);
    await runMails(job('REVISION_APPROVED'));
    expect(mails()).toHaveLength(2);
  });

  it.each([
    ['SendingPausedException', undefined],
    // The sender is not verified.
    ['MessageRejected', 'Vitrine <ola@vitrine.test>'],
  ])('retries a mail that SES refused with %s, and logs no address', async (name, named) => {
    sesRefuses(name, named);
    const lines = await logLines(async () =>
      expect(await runMails(job('BUSINESS_APPROVED'))).toEqual({
        batchItemFailures: [{ itemIdentifier: 'm0' }],
      }),
    );
    expect(lines.join()).toContain(name);
    expect(lines.join()).not.toContain('@vitrine.test');
    sesTakes();
    await runMails(job('BUSINESS_APPROVED'));
    expect(mails()).toHaveLength(2);
  });

  it.each(['MessageRejected', 'BadRequestException'])(
    'does not retry an address that SES refuses with %s, and logs it without the address',
    async (name) => {
      sesRefuses(name);
      const lines = await logLines(async () => {
        for (const _ of [1, 2])
          expect(await runMails(job('BUSINESS_APPROVED'))).toEqual({ batchItemFailures: [] });
      });
      expect(mails()).toHaveLength(1);
      expect(lines.join()).toContain('mail refused');
      expect(lines.join()).not.toContain('@vitrine.test');
    },
  );
});

test("uses address and language of the owner's item, without a call to the user pool", async () => {
  const user = aUser({ businessId, email: 'novo@vitrine.test', locale: 'en' });
  tableHolds(stored.user(user), stored.business(aBusiness({ approvedAt: at })));
  await runMails(job('BUSINESS_APPROVED'));
  expect(mails()).toMatchObject([
    { to: ['novo@vitrine.test'], subject: expect.stringContaining('approved') },
  ]);
  expect(userPoolMock.calls()).toEqual([]);
});

test('stores neither its text nor the address', async () => {
  const user = aUser({ businessId, email: address });
  tableHolds(stored.user(user), stored.business(aBusiness({ approvedAt: at })));
  const before = allItems().map((item) => JSON.stringify(item));
  await runMails(job('BUSINESS_APPROVED'));
  const made = allItems().filter((item) => !before.includes(JSON.stringify(item)));
  expect(made).toEqual([
    {
      PK: `USER#${ownerId}`,
      SK: `SENT_MAIL#BUSINESS_APPROVED#${at}`,
      ttl: Date.parse('2026-11-29T12:00:00.000Z') / 1000,
    },
  ]);
});

test('a stage without a sender sends no mail, and logs this once', async () => {
  delete process.env['MAIL_FROM'];
  jest.resetModules();
  const { logger } = await import('#lambdas/platform/logging/logger.ts');
  const warn = jest.spyOn(logger, 'warn').mockImplementation();
  for (const _ of [1, 2]) await runMails(job('BUSINESS_APPROVED'));
  expect(mails()).toEqual([]);
  expect(warn.mock.calls).toEqual([['mails are off: this stage has no MAIL_FROM']]);
  process.env['MAIL_FROM'] = 'ola@vitrine.test';
});
