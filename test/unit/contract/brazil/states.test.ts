import { federativeUnits, ufs } from '#contract/brazil/states.ts';

describe("Brazil's states", () => {
  it('are 27 with the Federal District', () => {
    expect(new Set(ufs).size).toBe(27);
    expect(ufs).toContain('DF');
  });

  it('are sorted by name', () => {
    const names = federativeUnits.map(({ state }) => state);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'pt')));
  });
});
