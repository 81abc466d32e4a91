import { maskPostalCode, maskTime } from '#web/ui/inputs/mask-digits.ts';
import { typedInto } from './typed-into.ts';

describe("a CEP's and a time's mask", () => {
  it.each([
    ['50030', '50030'],
    ['500302', '50030-2'],
    ['50.030-230', '50030-230'],
    ['CEP 50030-2309', '50030-230'],
  ])('shows the CEP %s as %s', (typed, shown) => {
    expect(maskPostalCode(typed)).toBe(shown);
  });

  it.each([
    ['', ''],
    ['8', '8'],
    ['08', '08'],
    ['083', '08:3'],
    ['0830', '08:30'],
    ['1800', '18:00'],
    ['24:00', '24:00'],
    ['830', '8:30'],
    ['8:30', '8:30'],
    ['8h', '8:'],
    ['8h30', '8:30'],
    ['18h30', '18:30'],
    ['18:300', '18:30'],
    [':30', '3:0'],
  ])('shows the time %j as %j, typed or pasted', (typed, shown) => {
    expect(typedInto(maskTime, typed)).toBe(maskTime(typed));
    expect(maskTime(typed)).toBe(shown);
  });
});
