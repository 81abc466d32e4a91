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

/** Returns declarations of custom properties: `--vitrine-<group>-<name>: <value><unit>`. */
function declarations(group: string, values: object, unit = ''): string {
  const prefix = group === '' ? '--vitrine' : `--vitrine-${group}`;
  return Object.entries(values)
    .map(([name, value]) => `${prefix}-${kebab(name)}:${value}${unit}`)
    .join(';');
}

const colours = (scheme: Partial<Scheme>) => declarations('', scheme);

/**
 * Returns the tokens as a style sheet. A page with Mantine has the scheme as an attribute of its root; a plain page
 * follows the device. Attribute selectors instead of `light-dark()`, which phones of 2023 do not support.
 */
export function tokensCss(): string {
  const shared = [
    declarations('', brandColours),
    declarations('font', fonts),
    declarations('size', fontSizes, 'rem'),
    declarations('radius', radii, 'px'),
    declarations('space', spaces, 'rem'),
    declarations('width', widths, 'rem'),
    declarations('shadow', shadows),
    declarations('duration', durations, 'ms'),
    declarations('tag', tagFigures, 'rem'),
    `--vitrine-tag-angle:${tagAngle}deg`,
  ].join(';');
  const plainDark = ':root:not([data-mantine-color-scheme])';
  return [
    `:root{${shared};${colours(schemes.light)}}`,
    `@media screen and (prefers-color-scheme:dark){${plainDark}{${colours(schemes.dark)}}}`,
    `:root[data-mantine-color-scheme="dark"]{${colours(schemes.dark)}}`,
    `@media print{:root:root:root{${colours(paperScheme)}}}`,
  ].join('');
}
