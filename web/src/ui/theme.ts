import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import {
  darkNeutrals,
  fontSizes,
  fonts,
  lightNeutrals,
  plumShades,
  radii,
  schemes,
  shadows,
  spaces,
} from '#contract/brand/tokens.ts';
import { ButtonElement } from './button-element.tsx';

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

/** Adds a unit to each value of a record. */
const withUnit = <Name extends string>(values: Readonly<Record<Name, number>>, unit: string) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, `${value}${unit}`]),
  ) as Record<Name, string>;

const { xs, sm, md, lg, xl, h1 } = withUnit(fontSizes, 'rem');

/** The tokens of the brand as Mantine's theme, with defaults of its components. */
export const theme = createTheme({
  primaryColor: 'plum',
  primaryShade: { light: 7, dark: 6 },
  colors: { plum: plumShades, dark: darkNeutrals, gray: lightNeutrals },
  black: schemes.light.text,
  fontFamily: fonts.text,
  fontSizes: { xs, sm, md, lg, xl },
  fontWeights: { regular: '400', medium: '550', bold: '600' },
  defaultRadius: 'md',
  radius: withUnit(radii, 'px'),
  spacing: withUnit(spaces, 'rem'),
  shadows: { xs: shadows.card, sm: shadows.card, md: shadows.float, xl: shadows.float },
  cursorType: 'pointer',
  respectReducedMotion: true,
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: h1, lineHeight: '1.2' },
      h2: { fontSize: xl, lineHeight: '1.25' },
      h3: { fontSize: lg, lineHeight: '1.3' },
      h4: { fontSize: md, lineHeight: '1.4' },
    },
  },
  components: {
    ...Object.fromEntries(mediumSized.map((name) => [name, { defaultProps: { size: 'md' } }])),
    Button: { defaultProps: { size: 'md', component: ButtonElement } },
    Paper: { defaultProps: { shadow: 'xs' } },
  },
});

/** Mantine's roles of colours. Mantine sets them by the scheme, so that both schemes need them. */
const roles = {
  '--mantine-color-body': 'var(--vitrine-surface)',
  '--mantine-color-text': 'var(--vitrine-text)',
  '--mantine-color-dimmed': 'var(--vitrine-muted)',
  '--mantine-color-anchor': 'var(--vitrine-action)',
  '--mantine-color-disabled-color': 'var(--vitrine-muted)',
};

/** The tokens' colours for Mantine, and colours of small text with AA contrast, which its defaults do not reach. */
export const colourVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...roles,
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-teal-light-color': '#05563d',
    '--mantine-color-orange-light-color': '#8f2f08',
    '--mantine-color-yellow-light-color': '#7a4200',
    '--mantine-color-red-light-color': '#a31f1f',
  },
  dark: {
    ...roles,
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    // Cards have Mantine's colour, too: a disabled button or field on them would be invisible.
    '--mantine-color-disabled': 'var(--mantine-color-dark-5)',
    '--mantine-color-plum-light': 'rgb(203 118 174 / 18%)',
    '--mantine-color-plum-light-hover': 'rgb(203 118 174 / 26%)',
    '--mantine-color-plum-light-color': 'var(--mantine-color-plum-2)',
  },
});
