import { agrees, fieldsToFill } from '#web/features/shops/fill-address.ts';

const empty = { street: '', neighborhood: '', city: '', state: '' };
const recife = {
  street: 'Rua do Bom Jesus',
  neighborhood: 'Recife',
  city: 'Recife',
  state: 'PE',
};
const olinda = { street: 'Rua do Amparo', neighborhood: 'Carmo', city: 'Olinda', state: 'PE' };
const wholeTown = { street: '', neighborhood: '', city: 'Exu', state: 'PE' };

/** The fields to fill in of a new shop, in which nothing was typed before and nothing since the lookup started. */
const fill = ({
  found,
  before = empty,
  current = before,
  initial = empty,
  filled = {},
}: Partial<Parameters<typeof fieldsToFill>[0]> & { readonly found: typeof empty }) =>
  fieldsToFill({ found, before, current, initial, filled });

describe('the fields that a CEP fills in', () => {
  it('are those that are empty', () => {
    expect(fill({ found: recife })).toEqual(recife);
  });

  it('are not those that were typed before the CEP', () => {
    const { street: _, ...others } = recife;
    expect(fill({ found: recife, before: { ...empty, street: 'Rua da Guia' } })).toEqual(others);
  });

  it('are not those that were typed during the lookup', () => {
    const current = { ...empty, street: 'Rua da Guia', city: 'R' };
    expect(fill({ found: recife, current })).toEqual({ neighborhood: 'Recife', state: 'PE' });
  });

  it('are not those that were changed or cleared during the lookup, even if an earlier CEP had filled them in', () => {
    const current = { ...recife, street: 'Rua do Bom Jesus, fundos', neighborhood: '' };
    expect(fill({ found: olinda, before: recife, current, filled: recife })).toEqual({
      city: 'Olinda',
    });
  });

  it('leave out a city that is only spelled differently, and replace such a city of an earlier CEP', () => {
    const official = { ...recife, city: 'Mogi Mirim', state: 'SP' };
    const found = { ...official, city: 'MOGI-MIRIM' };
    expect(fill({ found, before: official, initial: official })).toEqual({});
    expect(fill({ found: olinda, before: official, filled: found })).toEqual(olinda);
  });

  it('are those that an earlier CEP filled in', () => {
    expect(fill({ found: olinda, before: recife, filled: recife })).toEqual({
      street: 'Rua do Amparo',
      neighborhood: 'Carmo',
      city: 'Olinda',
    });
  });

  it('are the fields of an existing shop that the user has not changed', () => {
    const before = { ...recife, street: 'Rua da Guia' };
    expect(fill({ found: olinda, before, initial: recife })).toEqual({
      neighborhood: 'Carmo',
      city: 'Olinda',
    });
  });

  it('are cleared where an earlier CEP filled in what the new one does not determine', () => {
    expect(fill({ found: wholeTown, before: recife, filled: recife })).toEqual({
      street: '',
      neighborhood: '',
      city: 'Exu',
    });
  });

  it('are not cleared where the user typed them', () => {
    const before = { ...empty, street: 'Sítio Caiçara' };
    expect(fill({ found: wholeTown, before })).toEqual({ city: 'Exu', state: 'PE' });
  });

  it('are not cleared where an existing shop has them', () => {
    expect(fill({ found: wholeTown, before: recife, initial: recife })).toEqual({ city: 'Exu' });
  });
});

describe('an address agrees with what a CEP found', () => {
  it.each([
    [{ ...olinda, city: 'Recife' }, recife, true],
    [{ ...olinda, state: '' }, recife, false],
    [{ ...empty, city: 'Exu' }, wholeTown, true],
    [empty, wholeTown, false],
  ])('for %j and %j: %s', (address, found, isEqual) => {
    expect(agrees(address, found)).toBe(isEqual);
  });
});
