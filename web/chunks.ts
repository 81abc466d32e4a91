import type { Plugin, Rolldown } from 'vite';

/** The chunk that every page starts with. */
export const startChunk = 'start';

const mantine = '/@mantine/core/(esm|styles)/(.*/)?';

/**
 * How the app is cut into files: few, so that a page needs few requests, and so that the sign-in loads
 * no private screen and no zod, and the flyer no Amplify. A module belongs to the first group with a pattern that
 * matches it or a module that imports it. So what groups share is named in an earlier one.
 */
const groups: readonly (readonly [name: string, modules: readonly string[]])[] = [
  [
    startChunk,
    [
      '/web/src/main.tsx',
      '/web/src/lib/navigation/before-router.ts',
      '/web/src/ui/brand/wordmark.tsx',
      '/web/src/ui/language-switch.tsx',
      '/web/src/ui/error-alert.tsx',
      '/web/src/ui/use-page-title.ts',
      `${mantine}Anchor[./]`,
      `${mantine}Group[./]`,
      `${mantine}Alert[./]`,
    ],
  ],
  [
    'device',
    ['/web/src/lib/auth/forget-on-device.ts', '/web/src/lib/kept-answers/kept-answers.ts'],
  ],
  [
    'form',
    [
      '/web/src/ui/form/field-message.tsx',
      '/@mantine/form/',
      '/web/src/ui/styles/form-styles.ts',
      '/web/src/lib/form-drafts.ts',
      '/web/src/lib/updates/[a-z-]+version',
      '/web/src/lib/worker/(use-service-worker|start-|tell-|watch-|register-)',
      '/web/src/lib/install/install-offer.ts',
      '/account/components/email-field.tsx',
      '/account/components/password-input.tsx',
      '/account/components/(account-page|text-link).tsx',
      '/account/(use-account-links|account-navigation-state).ts',
      '/app/account-layout.tsx',
      '/app/account-layout.module.css',
      // Styles of the sign-up, too, for which it would make one more request.
      '/account/components/password-[a-z]+.module.css',
      '/@mantine/core/styles/(Checkbox|InlineInput)[.]',
      '/tslib/',
    ],
  ],
  ['sign-in', ['/account/routes/login.tsx', '/web/src/lib/auth/renew-token.ts']],
  ['flyer', ['/flyer/routes/', '/app/not-found.tsx']],
  [
    'inputs',
    [
      '/web/src/ui/form/use-contract-form.tsx',
      '/web/src/lib/keep-draft.ts',
      '/contract/text.ts',
      '/contract/email.ts',
      '/contract/password.ts',
      '/contract/brazil/phones.ts',
      '/mutationObserver.js',
      '/useMutation.js',
      '/web/src/ui/inputs/masked-input.tsx',
      '/web/src/ui/inputs/phone-input.tsx',
      '/@mantine/core/esm/(.*/)?(Checkbox|InlineInput)[./]',
      `${mantine}get-auto-contrast-value[./]`,
      '/use-merged-ref/',
    ],
  ],
  // Without Amplify, which the page loads once it is shown.
  ['new-account', ['/account/routes/signup.tsx', '/react-i18next/.*/Trans.js']],
  ['member', ['/flyer/api/get-hidden-reason.ts']],
  [
    'sign-up',
    [
      '/account/api/sign-up.ts',
      '/account/routes/forgot.tsx',
      '/account/routes/confirm-[a-z]+.tsx',
      // The step of the sign-in that asks for a code, which uses it, needs no more than these pages.
      '/account/api/app-code-failure.ts',
    ],
  ],
  [
    'toasts',
    [
      '/web/src/ui/toast/toasts.tsx',
      '/@mantine/notifications/',
      '/@mantine/hooks/',
      '/@mantine/core/esm/core/',
    ],
  ],
  [
    'private',
    [
      '/app/private-layout.tsx',
      '/app/guards/landing.tsx',
      '/landing-path.ts',
      '/web/src/ui/(page-header[.]|section-card.tsx|card-padding.ts)',
    ],
  ],
  [
    'editing',
    [
      '/ui/form/draft-gate.tsx',
      '/ui/form/use-draft.ts',
      '/ui/back-link.',
      '/ui/inputs/mask-digits.ts',
      '/web/src/lib/(use-route-mutation|limit-reached|navigation/use-navigate-while-shown).ts',
      '/web/src/session/(get-usage|publishing-business).ts',
      '/contract/validators.ts',
      `${mantine}(NativeSelect|SegmentedControl|Switch)[./]`,
    ],
  ],
  ['push', ['/web/src/lib/push/push-switch.ts']],
  [
    'lists',
    [
      '/routes/(shop-list|validator-list|offer-list).tsx',
      // What the screens of staff share with forms.
      '/web/src/lib/(reviewed-fields|size-name).ts',
      '/contract/routes/businesses.ts',
      `${mantine}Textarea[./]`,
    ],
  ],
  [
    'profile',
    [
      // Only staff open the screen of the second factor.
      '/account/routes/(?!second-factor)',
      '/leave-earlier-session.ts',
      '/sign-out-everywhere.ts',
      '/terms-at-sign-up.ts',
    ],
  ],
  ['business', ['/routes/business.tsx', '/routes/shop.tsx']],
  ['staff', ['/staff/routes/']],
];

export const chunkGroups: Rolldown.CodeSplittingGroup[] = groups.map(([name, modules], index) => ({
  name,
  test: new RegExp(modules.join('|')),
  priority: groups.length - index,
}));

/** Fails the build when a pattern matches no module, as after a file was renamed. */
export function checkChunkGroups(): Plugin {
  return {
    name: 'check-chunk-groups',
    apply: 'build',
    generateBundle() {
      const ids = [...this.getModuleIds()];
      const unmatched = groups
        .flatMap(([, modules]) => modules)
        .filter((pattern) => !ids.some((id) => new RegExp(pattern).test(id)));
      if (unmatched.length > 0) this.error(`No module matches ${unmatched.join(', ')}`);
    },
  };
}
