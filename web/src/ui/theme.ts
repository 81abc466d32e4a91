import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { ButtonElement } from './button-element.tsx';

const jabuticaba: MantineColorsTuple = [
  '#fbf1f8',
  '#f3dfec',
  '#e6bfd9',
  '#d99bc4',
  '#cb76ae',
  '#b6559a',
  '#a03f86',
  '#842c6c',
  '#671f54',
  '#45133a',
];

/** Caju, the accent colour: prices and discounts. */
const caju: MantineColorsTuple = [
  '#fff4e8',
  '#ffe5cb',
  '#ffcb98',
  '#ffad60',
  '#fb8f32',
  '#f07a18',
  '#d9650a',
  '#b94f04',
  '#933d05',
  '#6e2e08',
];

/** Neutrals of the dark scheme, slightly tinted. */
const dark: MantineColorsTuple = [
  '#eee8ee',
  '#cfc5ce',
  '#b0a4af',
  '#8d808c',
  '#574b57',
  '#40353f',
  '#2f262e',
  '#1b151c',
  '#151016',
  '#0f0b10',
];

const gray: MantineColorsTuple = [
  '#faf8fa',
  '#f4f0f4',
  '#e9e3e9',
  '#dcd4dc',
  '#c8bec8',
  '#a699a6',
  '#7d707d',
  '#635663',
  '#423642',
  '#281e28',
];

const systemFont =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif";

/** Mantine's components whose default size is too small for fingers. */
const mediumSized = [
  'TextInput',
  'PasswordInput',
  'NativeSelect',
  'MultiSelect',
  'Textarea',
  'DatePickerInput',
  'TimeInput',
];

/** Vitrine's palette, type scale and component defaults. System fonts, so that none is downloaded. */
export const theme = createTheme({
  primaryColor: 'jabuticaba',
  primaryShade: { light: 7, dark: 6 },
  colors: { jabuticaba, caju, dark, gray },
  black: '#241a25',
  fontFamily: systemFont,
  fontWeights: { regular: '400', medium: '550', bold: '600' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '24px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.375rem', lineHeight: '1.25' },
      h3: { fontSize: '1.125rem', lineHeight: '1.3' },
      h4: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  components: {
    ...Object.fromEntries(mediumSized.map((name) => [name, { defaultProps: { size: 'md' } }])),
    Button: { defaultProps: { size: 'md', component: ButtonElement } },
  },
});

/** Colours of small text with AA contrast, which Mantine's defaults do not reach. */
export const contrastVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-7)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-teal-light-color': '#05563d',
    '--mantine-color-orange-light-color': '#8f2f08',
    '--mantine-color-yellow-light-color': '#7a4200',
    '--mantine-color-red-light-color': '#a31f1f',
  },
  dark: {
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-disabled-color': 'var(--mantine-color-dark-1)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-jabuticaba-light': 'rgb(203 118 174 / 18%)',
    '--mantine-color-jabuticaba-light-hover': 'rgb(203 118 174 / 26%)',
    '--mantine-color-jabuticaba-light-color': 'var(--mantine-color-jabuticaba-2)',
  },
});
