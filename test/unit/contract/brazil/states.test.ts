import { federativeUnits, ufs } from '#contract/brazil/states.ts';

describe("Brazil's states", () => {
  it('are 26, and 27 with the Federal District', () => {
    expect(new Set(ufs).size).toBe(27);
    expect(ufs).toContain('DF');
  });

  it('are listed in the order of their names', () => {
    const names = federativeUnits.map(({ state }) => state);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'pt')));
  });
});
