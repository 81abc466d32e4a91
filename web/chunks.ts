import type { Rolldown } from 'vite';

/** The chunk that every page starts with. */
export const startChunk = 'start';

const mantine = '/@mantine/core/(esm|styles)/(.*/)?';

/**
 * How the app is cut into files: few, so that a page needs few requests, and so that the sign-in loads
 * no private screen and the flyer no Amplify. A module belongs to the first group with a pattern that
 * matches it or a module that imports it. So what groups share is named in an earlier one.
 */
const groups: readonly (readonly [name: string, modules: readonly string[]])[] = [
  [
    startChunk,
    [
      '/web/src/main.tsx',
      '/web/src/ui/(brand/wordmark|language-switch|error-alert|use-page-title).tsx?',
      `${mantine}(Anchor|Group|Alert)[./]`,
    ],
  ],
  [
    'form',
    [
      '/web/src/ui/(form/use-contract-form|styles/form-styles).tsx?',
      '/web/src/lib/(form-drafts|merge-edits).ts',
      '/account/components/(email-field|password-input).tsx',
      '/contract/(email|text|brazil/phones).ts',
      '/app/account-layout.module.css',
      '/(mutationObserver|useMutation).js',
      '/tslib/',
    ],
  ],
  [
    'sign-in',
    ['/app/account-layout.tsx', '/account/routes/login.tsx', '/web/src/lib/auth/renew-token.ts'],
  ],
  ['flyer', ['/flyer/routes/', '/app/not-found.tsx']],
  [
    'inputs',
    [
      '/web/src/ui/inputs/(masked|phone)-input.tsx',
      '/account/components/[a-z-]+.module.css',
      `${mantine}(Checkbox|InlineInput|get-auto-contrast-value)[./]`,
      '/use-merged-ref/',
      '/react-i18next/.*/Trans.js',
    ],
  ],
  ['sign-up', ['/account/routes/(signup|forgot|confirm-[a-z]+).tsx']],
  ['toasts', ['/web/src/ui/toast/toasts.tsx', '/@mantine/(notifications|hooks|core/esm/core)/']],
  [
    'private',
    [
      '/app/(private-layout|guards/landing).tsx',
      '/landing-path.ts',
      '/routes/(?!business|shop\\.|offer\\.|profile|change-password)[a-z-]+.tsx',
    ],
  ],
  [
    'profile',
    ['/account/routes/', '/(leave-earlier-session|sign-out-everywhere|terms-at-sign-up).ts'],
  ],
  ['business', ['/routes/(business|shop).tsx']],
];

export const chunkGroups: Rolldown.CodeSplittingGroup[] = groups.map(([name, modules], index) => ({
  name,
  test: new RegExp(modules.join('|')),
  priority: groups.length - index,
}));
