import { fold } from '#contract/fold.ts';

describe('text as it is compared', () => {
  it('has no accents, no capitals, no outer spaces and single inner ones', () => {
    expect(fold('  São \t João\n')).toBe('sao joao');
  });
});
