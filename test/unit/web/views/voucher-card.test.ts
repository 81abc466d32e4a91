import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ClaimShop } from '#contract/claims/claims.ts';
import { type Language, languages } from '#contract/http/languages.ts';
import { standardHours } from '#contract/shops/opening-hours.ts';
import { loadVoucherTexts } from '#web/views/voucher/load-voucher-texts.ts';
import { type CardClaim, VoucherCard } from '#web/views/voucher/voucher-card.tsx';
import type { KnownShop } from '#web/views/voucher/voucher-state.ts';
import { parseBody } from './support/parse-body.ts';

const address = {
  street: 'Rua dos Navegantes',
  number: '120',
  neighborhood: 'Boa Vista',
  city: 'Recife',
  state: 'PE',
  country: 'BR',
  postalCode: '51020000',
} as const;

const aShop = (number: number, more: Partial<KnownShop> = {}): KnownShop => ({
  id: `shp_${number}`,
  name: `Padaria ${number}`,
  address,
  timeZone: 'America/Sao_Paulo',
  openingHours: standardHours,
  ...more,
});

const open: CardClaim = {
  code: '7K3MQ9XT2D4',
  title: 'Bolo de rolo',
  originalPrice: 62,
  offerPrice: 48.9,
  discountPercent: 21,
  shopId: 'shp_1',
  shops: [aShop(1)],
  status: 'open',
  startsAt: '2026-11-20T03:00:00.000Z',
  // The end of 12 December in Recife.
  endsAt: '2026-12-13T02:59:59.999Z',
};

/** 1 December, 14:00 in Recife. */
const now = new Date('2026-12-01T17:00:00Z');

interface Shown {
  readonly claim?: Partial<CardClaim>;
  readonly at?: Date;
  readonly language?: Language;
  readonly isBelowOffer?: boolean;
  readonly qrCode?: string;
}

async function show({
  claim,
  at = now,
  language = 'pt',
  isBelowOffer = false,
  qrCode,
}: Shown = {}) {
  const t = await loadVoucherTexts(language);
  const props = { t, now: at, claim: { ...open, ...claim }, isBelowOffer };
  return parseBody(renderToStaticMarkup(createElement(VoucherCard, props, qrCode)));
}

const textOf = async (shown: Shown) => (await show(shown)).textContent;

describe('an open voucher', () => {
  it('shows its code with hyphens, its last day, prices and shop, and says what to do', async () => {
    const text = await textOf({ qrCode: '[QR]' });
    for (const part of [
      '[QR]',
      '7K3MQ-9XT2D-4',
      'Mostre o QR code no balcão da loja, ou diga o código.',
      'Vale até sáb, 12/12',
      'R$ 48,90',
      'Padaria 1 · Boa Vista',
      'Aberto agora · fecha às 18:00',
      'Rua dos Navegantes, 120',
    ]) {
      expect(text?.replaceAll('\u00a0', ' ')).toContain(part);
    }
  });

  it('names its code alone while there is no QR code', async () => {
    const text = await textOf({});
    expect(text).toContain('Diga este código no balcão da loja.');
    expect(text).not.toContain('QR');
  });

  it('leads to the way to the shop', async () => {
    const link = (await show()).querySelector('a');
    const { searchParams } = new URL(link?.href ?? '');
    expect(searchParams.get('destination')).toContain('Rua dos Navegantes, 120');
    expect(link?.getAttribute('aria-label')).toMatch(/^Como chegar a Padaria 1/);
  });

  it('leaves out title and prices below its offer', async () => {
    const text = await textOf({ isBelowOffer: true });
    expect(text).toContain('Seu cupom');
    expect(text).not.toMatch(/Bolo de rolo|48,90/);
  });

  it('shows the words of conditions without their markup', async () => {
    const text = await textOf({ claim: { offerRules: '<p>Só <b>no balcão</b></p>' } });
    expect(text).toContain('Só no balcão');
  });
});

describe('the last day of a voucher', () => {
  const acre = aShop(2, { timeZone: 'America/Rio_Branco' });

  it.each([
    ['its last afternoon', '2026-12-12T18:00:00Z', 'Vale só até o fim do dia de hoje'],
    ['its last minute', '2026-12-13T02:59:00Z', 'Vale só até o fim do dia de hoje'],
    ['the first minute after it', '2026-12-13T03:00:00Z', 'Terminou em sáb, 12/12'],
  ])('is right in %s', async (_, at, expected) => {
    expect(await textOf({ at: new Date(at) })).toContain(expected);
  });

  it('takes code and QR code from the screen once it is over', async () => {
    const text = await textOf({ at: new Date('2026-12-13T03:00:00Z'), qrCode: '[QR]' });
    expect(text).not.toMatch(/\[QR\]|7K3MQ/);
  });

  it('is the one of the westernmost shop, where the end is written in its zone', async () => {
    const claim = {
      shops: [aShop(1), acre],
      endsAt: '2026-12-13T04:59:59.999Z',
    };
    expect(await textOf({ claim })).toContain('Vale até sáb, 12/12');
    // 13 December in Recife, still the 12th in Acre.
    expect(await textOf({ claim, at: new Date('2026-12-13T03:30:00Z') })).toContain(
      'Vale até sáb, 12/12',
    );
  });

  it('comes with the first one before the offer starts', async () => {
    const claim = { startsAt: '2026-12-05T03:00:00.000Z' };
    expect(await textOf({ claim })).toContain('Vale de sáb, 05/12 a sáb, 12/12');
  });
});

describe('a voucher that cannot be used', () => {
  const used = { status: 'redeemed', redeemedAt: '2026-11-30T17:05:00.000Z' } as const;

  it.each([
    [{ ...used, redeemedShopId: 'shp_1' }, 'Usado em seg, 30/11, às 14:05, em Padaria 1'],
    [{ status: 'cancelled' }, 'Cancelado'],
    [{ status: 'expired', endsAt: '2026-11-30T02:59:59.999Z' }, 'Terminou em dom, 29/11'],
  ] as const)('says so: %j', async (claim, expected) => {
    const text = await textOf({ claim, qrCode: '[QR]' });
    expect(text).toContain(expected);
    expect(text).not.toMatch(/\[QR\]|7K3MQ|Onde usar/);
  });

  it('does not name the shop of its use once that is removed', async () => {
    const shops: ClaimShop[] = [{ id: 'shp_2', isGone: true }, aShop(1)];
    const text = await textOf({ claim: { ...used, redeemedShopId: 'shp_2', shops } });
    expect(text).toMatch(/Usado em seg, 30\/11, às 14:05(?!, em)/);
  });
});

describe('the shops of a voucher', () => {
  const shops = (...list: ClaimShop[]) => ({
    shops: list,
  });

  it('begin with the one where it was claimed; more than two open at a tap', async () => {
    const claim = { ...shops(aShop(1), aShop(2), aShop(3), aShop(4)), shopId: 'shp_3' };
    const card = await show({ claim });
    const names = [...card.querySelectorAll('li > strong')].map((each) => each.textContent?.[8]);
    expect(names).toEqual(['3', '1', '2', '4']);
    expect(card.textContent).toContain('Onde usar: em uma destas 4 lojas');
    const rest = [...card.querySelectorAll('details')].find((each) => each.querySelector('li'));
    expect(rest?.querySelector('summary')?.textContent).toBe('Mais 2 lojas');
    expect(rest?.querySelectorAll('li')).toHaveLength(2);
  });

  it('leave out removed ones, and say so if none is left', async () => {
    const gone = { id: 'shp_2', isGone: true } as const;
    const one = await textOf({ claim: shops(gone, aShop(1)) });
    expect(one).not.toContain('saiu da Vitrine');
    expect(one).toContain('Onde usar');
    const none = await textOf({ claim: shops(gone) });
    expect(none).toContain('Esta loja saiu da Vitrine.');
    expect(none).not.toContain('Onde usar');
  });
});

it.each(languages)('a voucher in %s has all of its texts', async (language) => {
  for (const at of [now, new Date('2027-01-01T00:00:00Z')]) {
    const text = await textOf({ language, at, claim: { moreDetails: 'x', offerRules: 'y' } });
    expect(text).not.toMatch(/voucher\.|openState\.|openingHours\.|offerCard\.|\{\{/);
  }
});
