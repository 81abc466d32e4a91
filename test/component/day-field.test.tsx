import { useState } from 'react';
import { DayField } from '#web/ui/inputs/day-field.tsx';
import { field, user } from './support/actions.ts';
import { show } from './support/open-screen.tsx';

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
