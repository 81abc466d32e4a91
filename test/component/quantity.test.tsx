import { screen } from '@testing-library/react';
import { useState } from 'react';
import { QuantityInput } from '#web/ui/inputs/number-inputs.tsx';
import { field, user } from './support/actions.ts';
import { show } from './support/open-screen.tsx';

const refused = 'Digite um número inteiro, como 50.';

function Quantity() {
  const [value, setValue] = useState('');
  return <QuantityInput label="Quantidade" value={value} onChange={setValue} />;
}

test('a quantity is formatted when the user leaves its field, and only whole numbers are accepted', async () => {
  show(<Quantity />);
  const input = await field('Quantidade');
  for (const [typed, shown] of [
    ['1.000,00', '1.000'],
    ['12,5', '12,5'],
    ['1.5', '1.5'],
    ['-5', '-5'],
    ['2e3', '2e3'],
    ['50', '50'],
  ] as const) {
    await user.clear(input);
    await user.keyboard(typed);
    expect(input).toHaveDisplayValue(typed);
    expect(screen.queryByText(refused)).toBeNull();
    await user.tab();
    expect(input).toHaveDisplayValue(shown);
    expect(screen.queryByText(refused) !== null).toBe(typed === shown && typed !== '50');
  }
});
