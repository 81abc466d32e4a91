import { printableText } from '#lambdas/media/link-previews/text-layer.ts';
import { charactersOfFont } from '#test/support/characters-of-font.ts';

describe('the text that a preview shows', () => {
  it.each([
    [
      'Portuguese and Spanish letters',
      'Pão d’Água, ação, ¿Qué niño?',
      'Pão d’Água, ação, ¿Qué niño?',
    ],
    ['usual signs', '“10 º ª” – R$ 5,00 € <b>&"\'', '“10 º ª” – R$ 5,00 € <b>&"\''],
    ['letters with separate accents', 'Cafe\u0301', 'Café'],
    ['emoji', 'Café ☕️ na 👩‍🍳 hora', 'Café na hora'],
    ['control characters', 'Pão\u0000 \u0007de\r\nqueijo\t', 'Pão de queijo'],
    ['spaces that do not break', 'R$\u00a05,49', 'R$ 5,49'],
    ['right-to-left text and its marks', '\u202eשלום\u202c Pão', 'Pão'],
    ['letters in bold or full width', '𝐎𝐟𝐞𝐫𝐭𝐚 Ｐão', 'Oferta Pão'],
    ['letters with accents of other languages', 'Phở', 'Pho'],
    ['halves of a character', 'Pão \ud83d', 'Pão'],
    ['other scripts alone', '中文 😀', ''],
  ])('of %s', (_, text, printed) => {
    expect(printableText(text)).toBe(printed);
  });

  it.each([
    'inter/400Regular/Inter_400Regular',
    'inter/700Bold/Inter_700Bold',
    'sofia-sans-extra-condensed/900Black/SofiaSansExtraCondensed_900Black',
  ])('has no character that %s lacks', (font) => {
    const path = `@expo-google-fonts/${font}.ttf`;
    const characters = charactersOfFont(require.resolve(path));
    const all = Array.from({ length: 0xfffe }, (_, code) => String.fromCodePoint(code));
    const printed = new Set(all.flatMap((one) => [...printableText(one)]));
    expect(printed.size).toBeGreaterThan(300);
    expect([...printed].filter((one) => !characters.has(one))).toEqual([]);
  });
});
