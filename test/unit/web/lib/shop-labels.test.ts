import { aShopInput } from '#test/support/builders/a-shop.ts';
import { shopLabels } from '#web/lib/format/shop-labels.ts';

const { address } = aShopInput();

const aShop = (id: string, changes: Partial<typeof address>) => ({
  id,
  address: { ...address, ...changes },
});

describe('the labels of shops', () => {
  it('are neighbourhood and city, with the street if two shops share them', () => {
    const shops = [
      aShop('one', {}),
      aShop('two', { street: 'Rua do Sol', number: '10' }),
      aShop('three', { neighborhood: 'Casa Forte' }),
    ];
    expect(shopLabels(shops)).toEqual([
      { value: 'one', label: 'Boa Viagem · Recife · Rua dos Navegantes, 120' },
      { value: 'two', label: 'Boa Viagem · Recife · Rua do Sol, 10' },
      { value: 'three', label: 'Casa Forte · Recife' },
    ]);
  });
});
