import type { SizeType, SizeTypeId } from '#contract/size-types.ts';

/** The size types on offer and what each allows; a special one is agreed on with staff first. */
export const sizeTypes: readonly SizeType[] = [
  {
    id: 1,
    code: 'MEI',
    name: 'MEI',
    description: 'Microempreendedor individual',
    maxShops: 1,
    maxValidatorsPerShop: 2,
    maxActiveOffers: 10,
    order: 1,
    special: false,
  },
  {
    id: 2,
    code: 'ME',
    name: 'Microempresa',
    description: 'Uma ou poucas lojas no bairro',
    maxShops: 3,
    maxValidatorsPerShop: 5,
    maxActiveOffers: 30,
    order: 2,
    special: false,
  },
  {
    id: 3,
    code: 'EPP',
    name: 'Empresa de pequeno porte',
    description: 'Uma rede pequena',
    maxShops: 10,
    maxValidatorsPerShop: 10,
    maxActiveOffers: 100,
    order: 3,
    special: false,
  },
  {
    id: 4,
    code: 'MEDIUM',
    name: 'Empresa média',
    description: 'Uma rede na cidade ou no estado',
    maxShops: 50,
    maxValidatorsPerShop: 20,
    maxActiveOffers: 300,
    order: 4,
    special: false,
  },
  {
    id: 5,
    code: 'LARGE',
    name: 'Grande empresa',
    description: 'Uma rede em vários estados',
    maxShops: 500,
    maxValidatorsPerShop: 50,
    maxActiveOffers: 1000,
    order: 5,
    special: false,
  },
  {
    id: 99,
    code: 'CUSTOM',
    name: 'Sob medida',
    description: 'Fale com a gente',
    maxShops: 0,
    maxValidatorsPerShop: 0,
    maxActiveOffers: 0,
    order: 6,
    special: true,
  },
];

/** The size type with an id. */
export function sizeTypeOf(id: SizeTypeId): SizeType {
  const found = sizeTypes.find((type) => type.id === id);
  if (!found) throw new Error(`No size type ${id}`);
  return found;
}
