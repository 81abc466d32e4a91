import { languages } from '#contract/http/languages.ts';
import { formatAge } from '#web/lib/format/age.ts';
import {
  dayInText,
  daysBetween,
  formatClock,
  formatDay,
  formatInstantDay,
} from '#web/lib/format/days.ts';
import { formatInstant, formatRecent, formatTimeAgo } from '#web/lib/format/instants.ts';
import { formatMoney, formatMoneyToEdit, moneyParts } from '#web/lib/format/money.ts';
import { addressLines, mapLink } from '#web/lib/format/shop-texts.ts';
import { formatWait } from '#web/lib/format/wait.ts';
import { whatsAppLink, whatsAppShareLink } from '#web/lib/whatsapp-link.ts';

const address = {
  street: 'Rua da Aurora',
  number: '463',
  neighborhood: 'Boa Vista',
  city: 'Recife',
  state: 'PE',
  postalCode: '50050000',
  country: 'BR',
} as const;

describe('formatting', () => {
  it('writes an instant as day and time, the day before the month in every language', () => {
    // Without a time zone, so that it is the local time of every machine.
    const instant = new Date(2026, 10, 5, 8, 4).toISOString();
    for (const language of languages)
      expect(formatInstant(instant, language)).toBe('05/11/2026, 08:04');
  });

  it.each([
    ['pt', 'hoje, 00:05', 'ontem, 23:54'],
    ['en', 'today, 00:05', 'yesterday, 23:54'],
    ['es', 'hoy, 00:05', 'ayer, 23:54'],
  ])('names today and yesterday by the calendar of the device, in %s', (language, early, late) => {
    const now = new Date(2026, 10, 5, 0, 6);
    expect(formatRecent(new Date(2026, 10, 5, 0, 5), now, language)).toBe(early);
    expect(formatRecent(new Date(2026, 10, 4, 23, 54), now, language)).toBe(late);
  });

  it('writes money with a comma and always two decimals', () => {
    expect(formatMoney(1234.5)).toBe('R$\u00a01.234,50');
    expect(formatMoney(10)).toBe('R$\u00a010,00');
  });

  it('splits a price for a tag', () => {
    expect(moneyParts(12_499.9)).toEqual({
      currency: 'R$',
      reais: '12.499',
      cents: ',90',
      text: 'R$\u00a012.499,90',
    });
    expect(moneyParts(0.5)).toMatchObject({ reais: '0', cents: ',50' });
  });

  it.each([
    [0, '1 minuto'],
    [59 * 60_000, '59 minutos'],
    [60 * 60_000, '1 hora'],
    [(24 * 60 - 1) * 60_000, '23 horas'],
    [47 * 60 * 60_000, '47 horas'],
    [48 * 60 * 60_000, '2 dias'],
  ])('writes an age of %d milliseconds as %s', (age, text) => {
    expect(formatAge(age, 'pt')).toBe(text);
  });

  it('writes money in a text field without currency and thousands separators', () => {
    expect(formatMoneyToEdit(1234.5)).toBe('1234,50');
    expect(formatMoneyToEdit(0.99)).toBe('0,99');
  });

  it('writes days as dd/MM/yyyy, and times as HH:mm in the time zone of the shop', () => {
    expect(formatDay('2026-12-05')).toBe('05/12/2026');
    const at = new Date('2026-11-21T21:05:00.000Z');
    expect(formatClock('America/Sao_Paulo', at)).toBe('18:05');
    expect(formatClock('America/Rio_Branco', at)).toBe('16:05');
  });

  it('writes the first of a month inside a Portuguese sentence as an ordinal', () => {
    expect(dayInText('2026-11-01', 'pt')).toBe('1º/11/2026');
    expect(dayInText('2026-11-11', 'pt')).toBe('11/11/2026');
    expect(dayInText('2026-11-01', 'es')).toBe('01/11/2026');
  });

  it("writes the day of an instant by the device's clock", () => {
    const noon = new Date(2026, 0, 5, 12);
    expect(formatInstantDay(noon.toISOString())).toBe('05/01/2026');
  });

  it('counts calendar days in the time zone of the shop', () => {
    const evening = new Date('2026-11-22T02:30:00.000Z');
    const morning = new Date('2026-11-22T11:00:00.000Z');
    expect(daysBetween('America/Sao_Paulo', evening, morning)).toBe(1);
    expect(daysBetween('America/Noronha', morning, morning)).toBe(0);
  });

  it.each([
    [300, 'pt', 'em 1 segundo'],
    [45_000, 'pt', 'em 45 segundos'],
    [90_001, 'pt', 'em 2 minutos'],
    [3_600_000, 'en', 'in 60 minutes'],
    [7_200_000, 'es', 'dentro de 2 horas'],
  ])('writes a wait of %i ms in %s as %s', (milliseconds, language, text) => {
    expect(formatWait(milliseconds, language)).toBe(text);
  });

  it.each([
    ['2026-11-22T12:00:30.000Z', 'pt', undefined],
    ['2026-11-22T11:15:00.000Z', 'pt', 'há 45 minutos'],
    ['2026-11-22T09:01:00.000Z', 'pt', 'há 2 horas'],
    ['2026-11-22T11:58:59.000Z', 'pt', 'há 1 minuto'],
    ['2026-11-20T12:00:01.000Z', 'pt', 'há 1 dia'],
    ['2026-11-19T11:00:00.000Z', 'pt', 'há 3 dias'],
    ['2026-10-01T11:00:00.000Z', 'en', '1 month ago'],
    ['2024-11-01T11:00:00.000Z', 'es', 'hace 2 años'],
  ])('writes how long ago %s was, in %s, as %s', (instant, language, text) => {
    expect(formatTimeAgo(instant, new Date('2026-11-22T12:00:00.000Z'), language)).toBe(text);
  });

  it('writes an address in lines, and links to it on a map', () => {
    expect(addressLines({ ...address, complement: 'Loja 2' })).toEqual([
      'Rua da Aurora, 463, Loja 2',
      'Boa Vista, Recife\u00a0-\u00a0PE',
      'CEP 50050-000',
    ]);
    expect(addressLines(address)[0]).toBe('Rua da Aurora, 463');
    const { origin, pathname, searchParams } = new URL(mapLink(address));
    expect(origin + pathname).toBe('https://www.google.com/maps/search/');
    expect(Object.fromEntries(searchParams)).toEqual({
      api: '1',
      query: 'Rua da Aurora, 463, Boa Vista, Recife - PE, CEP 50050-000',
    });
  });

  it.each([
    'De R$\u00a034,00 por R$\u00a026,00\nhttps://vitrine.example/oferta/off_1?loja=a&lang=pt#x',
    ' 50% + 10%; "só hoje" <b>\\ \t🍞 خبز  ',
    'javascript:alert(1)',
  ])('a browser reads the message %j from a link to WhatsApp', (text) => {
    expect(new URL(whatsAppLink('+5581998765432', text)).searchParams.get('text')).toBe(text);
  });

  it('links to WhatsApp with the country code and the message, if any', () => {
    expect(whatsAppLink('+5581998765432', 'Olá & até')).toBe(
      'https://wa.me/5581998765432?text=Olá %26 até',
    );
    expect(whatsAppLink('+5581998765432')).toBe('https://wa.me/5581998765432');
    expect(whatsAppShareLink('Olá')).toBe('https://wa.me/?text=Olá');
  });
});
