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

/** The fields to fill in for a new shop, by default with nothing typed before or during the lookup. */
const fill = ({
  found,
  before = empty,
  current = before,
  initial = empty,
  filled = {},
}: Partial<Parameters<typeof fieldsToFill>[0]> & { readonly found: typeof empty }) =>
  fieldsToFill({ found, before, current, initial, filled });

describe('the fields that a CEP fills in', () => {
  it('are the empty fields', () => {
    expect(fill({ found: recife })).toEqual(recife);
  });

  it('are not fields typed before the CEP', () => {
    const { street: _, ...others } = recife;
    expect(fill({ found: recife, before: { ...empty, street: 'Rua da Guia' } })).toEqual(others);
  });

  it('are not fields typed during the lookup', () => {
    const current = { ...empty, street: 'Rua da Guia', city: 'R' };
    expect(fill({ found: recife, current })).toEqual({ neighborhood: 'Recife', state: 'PE' });
  });

  it('are not fields changed or cleared during the lookup, even if an earlier CEP had filled them in', () => {
    const current = { ...recife, street: 'Rua do Bom Jesus, fundos', neighborhood: '' };
    expect(fill({ found: olinda, before: recife, current, filled: recife })).toEqual({
      city: 'Olinda',
    });
  });

  it('omit a city that is only spelled differently, and replace such a city of an earlier CEP', () => {
    const official = { ...recife, city: 'Mogi Mirim', state: 'SP' };
    const found = { ...official, city: 'MOGI-MIRIM' };
    expect(fill({ found, before: official, initial: official })).toEqual({});
    expect(fill({ found: olinda, before: official, filled: found })).toEqual(olinda);
  });

  it('include fields that an earlier CEP filled in', () => {
    expect(fill({ found: olinda, before: recife, filled: recife })).toEqual({
      street: 'Rua do Amparo',
      neighborhood: 'Carmo',
      city: 'Olinda',
    });
  });

  it('include the fields of an existing shop that the user has not changed', () => {
    const before = { ...recife, street: 'Rua da Guia' };
    expect(fill({ found: olinda, before, initial: recife })).toEqual({
      neighborhood: 'Carmo',
      city: 'Olinda',
    });
  });

  it('are cleared if an earlier CEP filled them in and the new one has no value', () => {
    expect(fill({ found: wholeTown, before: recife, filled: recife })).toEqual({
      street: '',
      neighborhood: '',
      city: 'Exu',
    });
  });

  it('are not cleared if the user typed them', () => {
    const before = { ...empty, street: 'Sítio Caiçara' };
    expect(fill({ found: wholeTown, before })).toEqual({ city: 'Exu', state: 'PE' });
  });

  it('are not cleared if an existing shop has them', () => {
    expect(fill({ found: wholeTown, before: recife, initial: recife })).toEqual({ city: 'Exu' });
  });
});

describe('an address agrees with the result of a CEP', () => {
  it.each([
    [{ ...olinda, city: 'Recife' }, recife, true],
    [{ ...olinda, state: '' }, recife, false],
    [{ ...empty, city: 'Exu' }, wholeTown, true],
    [empty, wholeTown, false],
  ])('for %j and %j: %s', (address, found, isEqual) => {
    expect(agrees(address, found)).toBe(isEqual);
  });
});
