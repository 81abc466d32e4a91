import { identifierCandidates } from '#web/features/shops/identifier-candidates.ts';

const place = { neighborhood: 'Boa Vista', city: 'Recife' };
const nowhere = { neighborhood: '', city: '' };

describe('the suggested links for a shop', () => {
  it('are the name, then the name with the place of the shop, then with a number', () => {
    expect(identifierCandidates(['padaria', 'davila'], place)).toEqual([
      'padaria-davila',
      'padaria-davila-boa-vista',
      'padaria-davila-recife',
      'padaria-davila-2',
      'padaria-davila-3',
      'padaria-davila-4',
      'padaria-davila-5',
    ]);
  });

  it('are each listed once if the address is not known', () => {
    const candidates = identifierCandidates(['pao'], nowhere);
    expect(candidates).toEqual(['pao', 'pao-2', 'pao-3', 'pao-4', 'pao-5']);
  });

  it('have complete words of the name, and the place instead of its last words', () => {
    const words = ['padaria', 'sol', 'aurora', 'nordeste'];
    const [name, ...others] = identifierCandidates(words, {
      neighborhood: 'Jardim das Palmeiras Imperiais',
      city: 'Ribeirão Preto',
    });
    expect(name).toBe('padaria-sol-aurora');
    expect(others[0]).toBe('padaria-sol-aurora-jardim');
    expect(others[1]).toBe('padaria-sol-ribeirao-preto');
  });

  it('omit reserved words, also in parts, and names that are too short', () => {
    expect(identifierCandidates(['vitrine'], nowhere)[0]).toBe('vitrine-2');
    expect(identifierCandidates(['shop', 'list'], nowhere)[0]).toBe('shop-list-2');
    expect(identifierCandidates(['ze'], place)[0]).toBe('ze-boa-vista');
    expect(identifierCandidates([], place)).toEqual([]);
  });
});
