import { luminance } from '@mantine/core';
import {
  brandColours,
  darkNeutrals,
  lightNeutrals,
  paperScheme,
  plumShades,
  schemes,
} from '#contract/brand/tokens.ts';

/** Returns the contrast of two colours as WCAG 2 defines it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Least contrast of text, and of large figures, icons and edges (WCAG 1.4.3 and 1.4.11). */
const least = { text: 4.5, shape: 3 } as const;

type Pair = readonly [what: string, colour: string, ground: string, kind?: keyof typeof least];

const { posterYellow, darkPlum, awningOrange, whatsApp, white } = brandColours;

const ofBothSchemes: readonly Pair[] = [
  ['figures of a price', darkPlum, posterYellow],
  ['the action on an offer', darkPlum, posterYellow],
  ['the header', white, darkPlum],
  ['the focus in the header', posterYellow, darkPlum, 'shape'],
  ['the orange stripes beside the plum ones', awningOrange, darkPlum, 'shape'],
  ['WhatsApp', white, whatsApp],
];

const pairsOf = (name: 'light' | 'dark'): readonly Pair[] => {
  const scheme = schemes[name];
  const grounds = [scheme.canvas, scheme.surface];
  return grounds.flatMap((ground): readonly Pair[] => [
    ['text', scheme.text, ground],
    ['muted text', scheme.muted, ground],
    ['a link', scheme.action, ground],
    ['a discount', scheme.discount, ground],
    ['success', scheme.success, ground],
    ['the focus', scheme.focus, ground, 'shape'],
    ['the edge of a yellow button', scheme.yellowEdge, ground, 'shape'],
  ]);
};

const ofControls: readonly Pair[] = [
  ['a main button in the light scheme', white, plumShades[7]],
  ['a main button in the dark scheme', white, plumShades[6]],
  ['a placeholder in the light scheme', lightNeutrals[6], white],
  ['a placeholder in the dark scheme', darkNeutrals[2], schemes.dark.surface],
];

const onPaper: readonly Pair[] = (['text', 'muted', 'action', 'discount'] as const).map((role) => [
  role,
  paperScheme[role],
  white,
]);

describe.each([
  ['both schemes', ofBothSchemes],
  ['the light scheme', pairsOf('light')],
  ['the dark scheme', pairsOf('dark')],
  ['controls', ofControls],
  ['paper', onPaper],
] as const)('in %s', (_, pairs) => {
  const cases = pairs.map(([what, colour, ground, kind = 'text']) => ({
    what,
    colour,
    ground,
    kind,
  }));

  it.each(cases)('$what can be seen: $colour on $ground', ({ colour, ground, kind }) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(least[kind]);
  });
});

it('paper alone would not set a yellow button apart, nor orange a white text', () => {
  expect(contrast(posterYellow, schemes.light.canvas)).toBeLessThan(least.shape);
  expect(contrast(white, awningOrange)).toBeLessThan(least.text);
});
