import { fold } from '#contract/fields/fold.ts';

describe('text folded for comparison', () => {
  it('has no accents, no upper case, no outer spaces and single inner spaces', () => {
    expect(fold('  São \t João\n')).toBe('sao joao');
  });
});
