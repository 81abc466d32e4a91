import { changesSince, hasChanges, mergeEdits } from '#web/platform/drafts/merge-edits.ts';

const initial = { name: 'A', city: 'Recife', days: ['MON'], phone: '1' };
const typed = { name: 'B', city: 'Recife', days: ['MON', 'TUE'], phone: '2' };

describe('edits merged with a newer version', () => {
  it('keep changed fields and take the others from the newer version', () => {
    const newer = { ...initial, name: 'C', city: 'Olinda' };
    expect(mergeEdits({ initial, typed }, newer)).toEqual({ ...typed, city: 'Olinda' });
  });
});

describe('the changes since an edit began', () => {
  it('are conflicts if both changed a field to different values', () => {
    const newer = { ...initial, name: 'C', city: 'Olinda', days: ['SUN'] };
    const { conflicts, others } = changesSince({ initial, typed }, newer);
    expect(conflicts).toEqual(['name', 'days']);
    expect(others).toEqual(['city']);
  });

  it('are none if both made the same change', () => {
    expect(hasChanges(changesSince({ initial, typed }, { ...initial, phone: '2' }))).toBe(false);
  });

  it('are none in fields that a draft does not have', () => {
    const draft: Partial<typeof initial> = { name: 'A', city: 'Recife' };
    const changes = changesSince({ initial: draft, typed: draft }, { ...initial, phone: '3' });
    expect(hasChanges(changes)).toBe(false);
  });
});
