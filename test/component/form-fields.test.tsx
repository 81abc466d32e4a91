import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { DayField } from '#web/ui/inputs/day-field.tsx';
import { MoneyInput, QuantityInput } from '#web/ui/inputs/number-inputs.tsx';
import { atScreen, click, field, fill, user } from './support/actions.ts';
import { callsOf } from './support/fake-server.ts';
import { bread, fillOffer, openNewOffer } from './support/offer-form.ts';
import { show } from './support/open-screen.tsx';

const unreadable = 'Não entendemos este valor.';

function Price() {
  const [value, setValue] = useState('');
  return <MoneyInput label="Preço normal" value={value} onChange={setValue} />;
}

function aPriceField(): Promise<HTMLInputElement> {
  show(<Price />);
  return field('Preço normal');
}

async function expectSettled(input: HTMLInputElement, shown: string): Promise<void> {
  await user.tab();
  expect(input).toHaveDisplayValue(shown.replace('R$ ', 'R$\u00a0'));
}

test('a price is unchanged while it is typed, and formatted when the user leaves the field', async () => {
  const input = await aPriceField();
  for (const [typed, shown] of [
    ['2.499,90', 'R$ 2.499,90'],
    ['12.50', 'R$ 12,50'],
  ] as const) {
    await user.clear(input);
    for (let end = 1; end <= typed.length; end += 1) {
      await user.keyboard(typed.charAt(end - 1));
      expect(input).toHaveDisplayValue(typed.slice(0, end));
    }
    await expectSettled(input, shown);
  }
});

test('a price can be pasted over the value or into it', async () => {
  const input = await aPriceField();
  await user.click(input);
  await user.paste('R$\u00a01.234,50');
  await expectSettled(input, 'R$ 1.234,50');
  await fill('Preço normal', '1000,00');
  input.setSelectionRange(1, 1);
  await user.paste('25');
  expect(input).toHaveDisplayValue('125000,00');
  await user.keyboard('7');
  expect(input).toHaveDisplayValue('1257000,00');
});

test('a focused price has no thousands separators, keeps the caret, and is selected on focus', async () => {
  const input = await aPriceField();
  await fill('Preço normal', '2.499,90');
  await expectSettled(input, 'R$ 2.499,90');
  act(() => input.focus());
  expect(input).toHaveDisplayValue('2499,90');
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 7]);
  input.setSelectionRange(1, 1);
  await user.keyboard('13');
  expect(input).toHaveDisplayValue('213499,90');
  expect(input.selectionStart).toBe(3);
  await user.keyboard('{Backspace}{Delete}');
  expect(input).toHaveDisplayValue('2199,90');
  expect(input.selectionStart).toBe(2);
  await expectSettled(input, 'R$ 2.199,90');
  act(() => input.focus());
  await user.keyboard('12,5');
  await expectSettled(input, 'R$ 12,50');
});

test('an ambiguous price prevents sending the form, and Enter sends an unambiguous one', async () => {
  openNewOffer();
  await fillOffer({ ...bread, originalPrice: '12,345', offerPrice: '1,250.00' });
  const input = await field('Preço normal');
  await click('Publicar oferta');
  expect(input).toHaveDisplayValue('12,345');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(new RegExp(unreadable));
  expect(input).toHaveFocus();
  expect(callsOf('createOffer')).toEqual([]);
  expect(await field('Preço da oferta')).toHaveDisplayValue('R$\u00a01.250,00');
  await fill('Preço normal', '2499.90');
  expect(screen.queryByText(unreadable)).toBeNull();
  await user.keyboard('{Enter}');
  await atScreen('Ofertas');
  expect(callsOf('createOffer')).toMatchObject([
    { body: { originalPrice: 2499.9, offerPrice: 1250 } },
  ]);
});

const notWhole = 'Digite um número inteiro, como 50.';

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
    expect(screen.queryByText(notWhole)).toBeNull();
    await user.tab();
    expect(input).toHaveDisplayValue(shown);
    expect(screen.queryByText(notWhole) !== null).toBe(typed === shown && typed !== '50');
  }
});

function Day() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <DayField
      label="Último dia"
      minDate="2026-11-27"
      maxDate="2027-11-27"
      value={value}
      onChange={setValue}
    />
  );
}

test.each([
  ['left', () => user.tab()],
  ['sent by Enter', () => user.keyboard('{Enter}')],
])('a pasted day without leading zeros is completed when its field is %s', async (_how, end) => {
  show(<Day />);
  const input = await field('Último dia');
  for (const [pasted, shown] of [
    ['1/12', '01/12/2026'],
    ['5.1', '05/01/2027'],
    ['1/2/2027', '01/02/2027'],
    ['2027-1-5', '05/01/2027'],
    ['1 de dezembro', '1 de dezembro'],
  ] as const) {
    await user.clear(input);
    await user.paste(pasted);
    await end();
    expect(input).toHaveDisplayValue(shown);
    input.focus();
  }
});
