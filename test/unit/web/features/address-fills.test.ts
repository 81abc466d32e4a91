import { addressFills } from '#web/features/shops/address-fills.ts';

const empty = { street: '', neighborhood: '', city: '', state: '' };
const recife = {
  street: 'Rua do Bom Jesus',
  neighborhood: 'Recife',
  city: 'Recife',
  state: 'PE',
};
const olinda = { street: 'Rua do Amparo', neighborhood: 'Carmo', city: 'Olinda', state: 'PE' };

describe('the address that a CEP tells', () => {
  it('fills what is empty', () => {
    expect(addressFills({ found: recife, asked: empty, current: empty, filled: {} })).toEqual(
      recife,
    );
  });

  it('leaves what was typed before the CEP', () => {
    const typed = { ...empty, street: 'Rua da Guia' };
    const { street: _, ...others } = recife;
    expect(addressFills({ found: recife, asked: typed, current: typed, filled: {} })).toEqual(
      others,
    );
  });

  it('leaves what was typed while the answer was on its way', () => {
    const current = { ...empty, street: 'Rua da Guia', city: 'R' };
    expect(addressFills({ found: recife, asked: empty, current, filled: {} })).toEqual({
      neighborhood: 'Recife',
      state: 'PE',
    });
  });

  it('leaves what was changed or deleted meanwhile, even if an earlier CEP had filled it in', () => {
    const current = { ...recife, street: 'Rua do Bom Jesus, fundos', neighborhood: '' };
    expect(addressFills({ found: olinda, asked: recife, current, filled: recife })).toEqual({
      city: 'Olinda',
    });
  });

  it('takes the place of what an earlier CEP filled in', () => {
    expect(addressFills({ found: olinda, asked: recife, current: recife, filled: recife })).toEqual(
      { street: 'Rua do Amparo', neighborhood: 'Carmo', city: 'Olinda' },
    );
  });

  it('leaves no street of an earlier CEP beside the city of a new one', () => {
    const wholeTown = { street: '', neighborhood: '', city: 'Exu', state: 'PE' };
    expect(
      addressFills({ found: wholeTown, asked: recife, current: recife, filled: recife }),
    ).toEqual({ street: '', neighborhood: '', city: 'Exu' });
  });

  it('empties nothing that the user typed', () => {
    const wholeTown = { street: '', neighborhood: '', city: 'Exu', state: 'PE' };
    const typed = { ...empty, street: 'Sítio Caiçara' };
    expect(addressFills({ found: wholeTown, asked: typed, current: typed, filled: {} })).toEqual({
      city: 'Exu',
      state: 'PE',
    });
  });
});
