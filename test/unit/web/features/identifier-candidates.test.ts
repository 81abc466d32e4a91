import { identifierCandidates } from '#web/features/shops/identifier-candidates.ts';

const place = { neighborhood: 'Boa Vista', city: 'Recife' };

describe('the links that are suggested for a shop', () => {
  it('are the name, then the name with where the shop is, then with a number', () => {
    expect(identifierCandidates('Pão & Cia.', place)).toEqual([
      'paocia',
      'paociaboavista',
      'paociarecife',
      'paocia2',
      'paocia3',
      'paocia4',
      'paocia5',
    ]);
  });

  it('are each named once where the address is not known', () => {
    const candidates = identifierCandidates('Pão & Cia.', { neighborhood: '', city: '' });
    expect(candidates).toEqual(['paocia', 'paocia2', 'paocia3', 'paocia4', 'paocia5']);
  });

  it('have at most thirty characters, of which the ending keeps its own', () => {
    const [name, ...others] = identifierCandidates('Padaria Confeitaria Sol da Aurora', place);
    expect(name).toBe('padariaconfeitariasoldaaurora');
    expect(others[0]).toBe('padariaconfeitariasoldboavista');
  });

  it('leave out reserved words and names that are too short', () => {
    expect(identifierCandidates('Vitrine', { neighborhood: '', city: '' })[0]).toBe('vitrine2');
    expect(identifierCandidates('Zé', place)[0]).toBe('zeboavista');
    expect(identifierCandidates('☀', place)).toEqual([]);
  });
});
