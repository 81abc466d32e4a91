import {
  brandColours,
  durations,
  fontSizes,
  fonts,
  paperScheme,
  radii,
  type Scheme,
  schemes,
  shadows,
  spaces,
  tagAngle,
  tagFigures,
  widths,
} from './tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type IsUsed = (name: string) => boolean;

/** Returns declarations of custom properties: `--vitrine-<group>-<name>: <value><unit>`. */
function declarations(group: string, values: object, unit = ''): string[] {
  const prefix = group === '' ? '--vitrine' : `--vitrine-${group}`;
  return Object.entries(values).map(([name, value]) => `${prefix}-${kebab(name)}:${value}${unit}`);
}

/** Returns the rules of the schemes with the tokens that are used. */
function rulesOf(isUsed: IsUsed) {
  const listOf = (all: readonly string[]) =>
    all.filter((declaration) => isUsed(declaration.slice(0, declaration.indexOf(':')))).join(';');
  const colours = (scheme: Partial<Scheme>) => listOf(declarations('', scheme));
  const shared = listOf([
    ...declarations('', brandColours),
    ...declarations('font', fonts),
    ...declarations('size', fontSizes, 'rem'),
    ...declarations('radius', radii, 'px'),
    ...declarations('space', spaces, 'rem'),
    ...declarations('width', widths, 'rem'),
    ...declarations('shadow', shadows),
    ...declarations('duration', durations, 'ms'),
    ...declarations('tag', tagFigures, 'rem'),
    `--vitrine-tag-angle:${tagAngle}deg`,
  ]);
  const plainDark = ':root:not([data-mantine-color-scheme])';
  return {
    light: `:root{${shared};${colours(schemes.light)}}`,
    plainDark: `@media screen and (prefers-color-scheme:dark){${plainDark}{${colours(schemes.dark)}}}`,
    dark: `:root[data-mantine-color-scheme="dark"]{${colours(schemes.dark)}}`,
    paper: `@media print{:root:root:root{${colours(paperScheme)}}}`,
  };
}

/**
 * Returns the tokens as a style sheet. A page with Mantine has the scheme as an attribute of its root; a plain page
 * follows the device. Attribute selectors instead of `light-dark()`, which phones of 2023 do not support.
 */
export function tokensCss(): string {
  const { light, plainDark, dark, paper } = rulesOf(() => true);
  return [light, plainDark, dark, paper].join('');
}

/** Returns the tokens that a style sheet uses, for a page without Mantine. */
export function plainTokensCss(css: string): string {
  const used = new Set(css.match(/--vitrine-[\w-]+/g));
  const { light, plainDark, paper } = rulesOf((name) => used.has(name));
  return [light, plainDark, paper].join('');
}
