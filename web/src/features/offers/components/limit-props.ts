/** How numbers of claims are typed. */
export const limitProps = {
  allowDecimal: false,
  allowNegative: false,
  thousandSeparator: '.',
  decimalSeparator: ',',
  hideControls: true,
  inputMode: 'numeric',
} as const;
