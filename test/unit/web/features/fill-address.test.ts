import { fieldsToFill } from '#web/features/shops/fill-address.ts';

const empty = { street: '', neighborhood: '', city: '', state: '' };
const recife = {
  street: 'Rua do Bom Jesus',
  neighborhood: 'Recife',
  city: 'Recife',
  state: 'PE',
};
const olinda = { street: 'Rua do Amparo', neighborhood: 'Carmo', city: 'Olinda', state: 'PE' };

describe('the fields that a CEP fills in', () => {
  it('are those that are empty', () => {
    expect(fieldsToFill({ found: recife, before: empty, current: empty, filled: {} })).toEqual(
      recife,
    );
  });

  it('are not those that were typed before the CEP', () => {
    const typed = { ...empty, street: 'Rua da Guia' };
    const { street: _, ...others } = recife;
    expect(fieldsToFill({ found: recife, before: typed, current: typed, filled: {} })).toEqual(
      others,
    );
  });

  it('are not those that were typed during the lookup', () => {
    const current = { ...empty, street: 'Rua da Guia', city: 'R' };
    expect(fieldsToFill({ found: recife, before: empty, current, filled: {} })).toEqual({
      neighborhood: 'Recife',
      state: 'PE',
    });
  });

  it('are not those that were changed or cleared during the lookup, even if an earlier CEP had filled them in', () => {
    const current = { ...recife, street: 'Rua do Bom Jesus, fundos', neighborhood: '' };
    expect(fieldsToFill({ found: olinda, before: recife, current, filled: recife })).toEqual({
      city: 'Olinda',
    });
  });

  it('are those that an earlier CEP filled in', () => {
    expect(
      fieldsToFill({ found: olinda, before: recife, current: recife, filled: recife }),
    ).toEqual({ street: 'Rua do Amparo', neighborhood: 'Carmo', city: 'Olinda' });
  });

  it('are cleared where an earlier CEP filled in what the new one does not determine', () => {
    const wholeTown = { street: '', neighborhood: '', city: 'Exu', state: 'PE' };
    expect(
      fieldsToFill({ found: wholeTown, before: recife, current: recife, filled: recife }),
    ).toEqual({ street: '', neighborhood: '', city: 'Exu' });
  });

  it('are not cleared where the user typed them', () => {
    const wholeTown = { street: '', neighborhood: '', city: 'Exu', state: 'PE' };
    const typed = { ...empty, street: 'Sítio Caiçara' };
    expect(fieldsToFill({ found: wholeTown, before: typed, current: typed, filled: {} })).toEqual({
      city: 'Exu',
      state: 'PE',
    });
  });
});
