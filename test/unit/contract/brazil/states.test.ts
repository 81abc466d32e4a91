import { brazilianStates, federativeUnits, ufs } from '#contract/brazil/states.ts';

describe("Brazil's states", () => {
  it('are the 26 of the specification', () => {
    expect(brazilianStates.map(({ uf }) => uf)).toHaveLength(26);
    expect(brazilianStates.some(({ uf }) => (uf as string) === 'DF')).toBe(false);
  });

  it('and the Federal District make the 27 that an address may name', () => {
    expect(new Set(ufs).size).toBe(27);
    expect(ufs).toContain('DF');
  });

  it('are listed in the order of their names', () => {
    const names = federativeUnits.map(({ state }) => state);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'pt')));
  });
});
