import { agrees, fieldsToFill } from '#web/features/shops/fill-address.ts';

const empty = { street: '', neighborhood: '', city: '', state: '' };
const recife = {
  ...{ street: 'Rua do Bom Jesus', neighborhood: 'Recife' },
  ...{ city: 'Recife', state: 'PE' },
};
const olinda = { street: 'Rua do Amparo', neighborhood: 'Carmo', city: 'Olinda', state: 'PE' };
const wholeTown = { ...empty, city: 'Exu', state: 'PE' };
const { state: _, ...newInOlinda } = olinda;
const guia = { street: 'Rua da Guia' };
const official = { ...recife, city: 'Mogi Mirim', state: 'SP' };
const spelled = { ...official, city: 'MOGI-MIRIM' };

type Parts = Partial<Parameters<typeof fieldsToFill>[0]>;

it.each<[string, Parts, Partial<typeof empty>]>([
  ['empty fields', { found: recife }, recife],
  [
    'not fields typed before the CEP',
    { found: recife, before: { ...empty, ...guia } },
    { neighborhood: 'Recife', city: 'Recife', state: 'PE' },
  ],
  [
    'not fields typed during the lookup',
    { found: recife, current: { ...empty, ...guia, city: 'R' } },
    { neighborhood: 'Recife', state: 'PE' },
  ],
  [
    'not fields of an earlier CEP that were changed or cleared during the lookup',
    {
      found: olinda,
      before: recife,
      current: { ...recife, ...guia, neighborhood: '' },
      filled: recife,
    },
    { city: 'Olinda' },
  ],
  [
    'not a city that is only spelled differently',
    { found: spelled, before: official, initial: official },
    {},
  ],
  [
    'a city that an earlier CEP spelled differently',
    { found: olinda, before: official, filled: spelled },
    olinda,
  ],
  ['fields of an earlier CEP', { found: olinda, before: recife, filled: recife }, newInOlinda],
  [
    'the fields of an existing shop that the user has not changed',
    { found: olinda, before: { ...recife, ...guia }, initial: recife },
    { neighborhood: 'Carmo', city: 'Olinda' },
  ],
  [
    'empty values for those of an earlier CEP that the new one does not have',
    { found: wholeTown, before: recife, filled: recife },
    { street: '', neighborhood: '', city: 'Exu' },
  ],
  [
    'no empty values for fields that the user typed',
    { found: wholeTown, before: { ...empty, street: 'Sítio Caiçara' } },
    { city: 'Exu', state: 'PE' },
  ],
  [
    'no empty values for fields of an existing shop',
    { found: wholeTown, before: recife, initial: recife },
    { city: 'Exu' },
  ],
])('a CEP fills in %s', (_case, { found = empty, before = empty, ...parts }, expected) => {
  const all = { found, before, current: before, initial: empty, filled: {}, ...parts };
  expect(fieldsToFill(all)).toEqual(expected);
});

it.each([
  [{ ...olinda, city: 'Recife' }, recife, true],
  [{ ...olinda, state: '' }, recife, false],
  [{ ...empty, city: 'Exu' }, wholeTown, true],
  [empty, wholeTown, false],
])('the address %j agrees with %j, the result of a CEP: %s', (address, found, isEqual) => {
  expect(agrees(address, found)).toBe(isEqual);
});
