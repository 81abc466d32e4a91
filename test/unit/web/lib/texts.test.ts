import { hash } from '#web/lib/hash.ts';
import { shorten } from '#web/lib/shorten.ts';
import { whatsAppLink, whatsAppShareLink } from '#web/lib/whatsapp-link.ts';

it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of %j is its FNV-1a hash', (text, value) => {
  expect(hash(text)).toBe(value);
});

it.each([
  ['Um por mesa.', 12, 'Um por mesa.'],
  ['De segunda a sexta, até as 10h', 20, 'De segunda a sexta…'],
  ['De segunda a sexta, até as 10h', 22, 'De segunda a sexta…'],
  ['Pão francês', 10, 'Pão…'],
  ['Anticonstitucionalmente', 8, 'Anticons…'],
  ['', 5, ''],
  ['🥖🥖🥖', 3, '🥖…'],
])('"%s" shortened to %i characters is "%s"', (text, length, expected) => {
  expect(shorten(text, length)).toBe(expected);
});

it.each([
  'De R$\u00a034,00 por R$\u00a026,00\nhttps://vitrine.example/oferta/off_1?loja=a&lang=pt#x',
  ' 50% + 10%; "só hoje" <b>\\ \t🍞 خبز  ',
])('a browser reads the message %j from a link to WhatsApp', (text) => {
  expect(new URL(whatsAppLink('+5581998765432', text)).searchParams.get('text')).toBe(text);
});

it('a link to WhatsApp has the country code and the message, if any', () => {
  expect(whatsAppLink('+5581998765432', 'Olá & até')).toBe(
    'https://wa.me/5581998765432?text=Olá %26 até',
  );
  expect(whatsAppLink('+5581998765432')).toBe('https://wa.me/5581998765432');
  expect(whatsAppShareLink('Olá')).toBe('https://wa.me/?text=Olá');
});
