/** How whole numbers are typed, such as how many claims or shops are allowed. */
export const wholeNumberProps = {
  allowDecimal: false,
  allowNegative: false,
  thousandSeparator: '.',
  decimalSeparator: ',',
  hideControls: true,
  inputMode: 'numeric',
} as const;
