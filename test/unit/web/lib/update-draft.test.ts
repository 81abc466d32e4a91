import { type Draft, readDraft } from '#web/platform/drafts/form-drafts.ts';
import { updateDraft } from '#web/platform/drafts/merge-edits.ts';
import { useStorages } from '../support/a-storage.ts';

const initial = { name: '', taxId: '' };
const typed = { name: 'Padaria Aurora', taxId: '529.982.247-25' };

describe('the input of a form', () => {
  useStorages();
  const read = () => readDraft<Draft<Record<string, unknown>>>(undefined, '/form');
  const update = (values: typeof typed) =>
    updateDraft(undefined, '/form', { initial, typed: values, version: 3 }, ['taxId']);

  it('is stored without the omitted fields', () => {
    update(typed);
    expect(read()).toMatchObject({ typed: { name: 'Padaria Aurora' }, version: 3 });
    expect(JSON.stringify(read())).not.toContain('taxId');
  });

  it('is deleted once no stored field differs from the start', () => {
    update(typed);
    update({ ...initial, taxId: typed.taxId });
    expect(read()).toBeUndefined();
  });
});
