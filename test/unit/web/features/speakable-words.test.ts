import { speakableWords } from '#web/features/shops/identifier-candidates.ts';

describe('the speakable words of a name', () => {
  it.each([
    ['Padaria Sol da Aurora', 'padaria sol aurora'],
    ["D'Ávila & Filhos Ltda. – Padaria do Bairro", 'padaria davila'],
    ['D’Ávila e Filhos LTDA Padaria do Bairro', 'padaria davila'],
    ['Pão & Cia', 'pao cia'],
    ['Silva & Cia Ltda ME', 'silva'],
    ['Irmãos & Cia Ltda', 'irmaos cia'],
    ['Mercado Bom Preço S.A.', 'mercado bom preco'],
    ['Mercado Bom Preço S/A', 'mercado bom preco'],
    ['Mercado Bom Preço SA', 'mercado bom preco'],
    ['Ótica Luz Eireli - EPP', 'otica luz'],
    ['Doces da Ana MEI', 'doces ana'],
    ['Padaria Me Encanta', 'padaria me encanta'],
    ['Quitanda da Sá', 'quitanda sa'],
    ['ME Modas', 'me modas'],
    ['Bar e Café dos Amigos', 'bar cafe amigos'],
    ['Da E', 'da e'],
    ['☀', ''],
    ['', ''],
  ])('of %p are %p', (name, words) => {
    expect(speakableWords(name).join(' ')).toBe(words);
  });
});
