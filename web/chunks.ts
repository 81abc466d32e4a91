import type { Rolldown } from 'vite';

const mantine = '/@mantine/core/(esm|styles)/(.*/)?';

/**
 * The app's script files, each with patterns of its modules. Few files keep a page's requests few; the cuts keep
 * private screens and zod out of the sign-in. A file also contains the imports of its
 * modules, unless an earlier file has them.
 */
const groups: readonly (readonly [name: string, modules: readonly string[]])[] = [
  [
    'start',
    [
      '/web/src/main.tsx',
      '/lib/clock/use-now.ts',
      '/ui/language-switch.tsx',
      '/ui/error-alert.tsx',
      // Shown when nothing else can be loaded.
      '/ui/brand/shop-window.tsx',
      // Shared by the sign-in and the screens without the shell.
      '/session/queries/renewal-of-me.ts',
      '/lib/auth/stored-user.ts',
      '/lib/install/install-offer.ts',
      '/platform/offline/worker/use-service-worker.ts',
      '/session/open-path.ts',
      // Otherwise screens without the shell would load the sign-up's schemas.
      '/useMutation.js',
    ],
  ],
  // What every user's screen starts with.
  [
    'user',
    [
      '/app/bare-layout.tsx',
      '/platform/api/use-(route-mutation|failure-text).ts',
      '/session/(stored-checkin|chosen-use|landing-path).ts',
      // Shared by the shell and the screens without it.
      '/contract/pages/page-link.ts',
      '/contract/brazil/time-zones.ts',
      '/lib/format/(days|money).ts',
      // Shared by drafts, passwords and the outbox.
      '/lib/hash.ts',
      '/node_modules/nanoid/',
    ],
  ],
  [
    'account',
    [
      '/app/account-layout.tsx',
      '/account/components/forms/account-(page|fields).tsx',
      '/account/account-state.ts',
      '/lib/auth/forget-intent.ts',
      '/platform/drafts/form-drafts.ts',
      '/platform/offline/worker/',
      '/web/src/worker/worker-message.ts',
      '/ui/form/field-message.tsx',
      `${mantine}(Alert|Anchor|Stack|Text|Title)[./]`,
      '/@mantine/form/',
      '/tslib/',
    ],
  ],
  ['sign-in', ['/account/routes/login.tsx']],
  ['new-account', ['/account/routes/signup.tsx']],
  ['sign-up', ['/account/api/sign-up.ts', '/account/routes/(forgot|confirm-[a-z]+).tsx']],
  // The store of vouchers.
  ['kept', ['/platform/wallet/', '/idb/build/']],
  // Shared by wallet, counter and lists, which would otherwise load each other's files.
  [
    'vouchers',
    [
      '/contract/claims/(base-32|claim-code|routes|voucher).ts',
      '/contract/(http/id-format|shops/opening-hours).ts',
      '/lib/format/(shop-texts|short-day).ts',
      '/platform/api/(call-url|from-server|use-all-pages).ts',
      '/session/queries/my-shops.ts',
      '/platform/navigation/(from-list|use-navigate-while-shown).ts',
      '/(infiniteQueryObserver|useInfiniteQuery|queriesObserver|useQueries|usePrefetchQuery).js',
      '/ui/(query-view|list/paged-list).tsx',
      '/views/(icons/|offer/(price-tag|offer-prices)|shop/(open-state-text|opening-hours-list))',
      '/product/share/share-link.tsx',
      '/ui/text/rich-text.tsx',
      // Shared by the wallet and previews of open pages.
      '/contract/pages/place-cookie.ts',
      '/lib/(last-place|format/(day-of-end|translate)).ts',
      '/views/(page/((open-page|site-bar.module).css|search-form.tsx)|place/chooser-link.ts)',
      // Shared by the wallet, photos and pictures of offers.
      '/lib/use-object-url.ts',
    ],
  ],
  // Shared by vouchers, the poster, pictures of offers, payments and the second factor.
  ['qr-code', ['/lib/format/qr-modules.ts', '/views/qr-code.tsx']],
  ['wallet', ['/wallet/routes/wallet.tsx']],
  ['outbox', ['/platform/outbox/outbox.ts']],
  ['counter', ['/counter/routes/counter.tsx']],
  // Loaded by any page after it is shown, so without the code of the sign-in, which `member` has.
  ['places', ['/platform/navigation/(place-keeper|show-place).ts']],
  // Loaded by any page some time later.
  ['clock', ['/lib/clock/refresh-by-clock.ts']],
  ['member', ['/lib/auth/save-language-in-account.ts', '/product/shop/no-contact.tsx']],
  ['device', ['/platform/offline/forget-on-device.ts', '/platform/push/push-switch.ts']],
  ['toasts', ['/ui/toast/toasts.tsx']],
  [
    'private',
    [
      '/app/private-layout.tsx',
      '/app/notes/shell-notes.tsx',
      '/ui/toast/message-dialog.tsx',
      // Shared by the profile, lists and forms.
      '/ui/page/(page-header|section-card|back-link).tsx',
      '/product/push-card.tsx',
      // Shared by the plan and screens that load schemas or photos.
      '/product/(business/is-revision.ts|billing/(api.ts|upgrade-note.tsx))',
      '/lib/format/size-texts.ts',
      '/features/billing/(api.ts|components/(next-invoice|with-business).tsx)',
      '/contract/brazil/money.ts',
      '/ui/(tone-badge|list/empty-state|filters/filter-tabs).tsx',
      '/platform/drafts/(draft-gate.tsx|use-draft.ts)',
      '/ui/inputs/mask-digits.ts',
      '/lib/format/typed-day.ts',
      '/product/lazy-qr-code.ts',
      '/platform/navigation/use-navigate-while-shown.ts',
      '/contract/validators/validators.ts',
      `${mantine}(Group|NativeSelect|SegmentedControl|SimpleGrid|Switch)[./]`,
    ],
  ],
  // Without the schemas and photos that the invoices need.
  ['plan', ['/billing/routes/payment.tsx']],
  [
    'lists',
    [
      '/routes/(shop|validator|offer)-list.tsx',
      // Shared by staff, forms, billing screens, statistics and posters.
      '/product/business/reviewed-fields.ts',
      '/lib/format/(instants|month-title).ts',
      '/icons/Icon(Download|Printer).mjs',
      '/product/billing/',
      '/ui/copy-button.tsx',
      '/contract/(businesses/businesses|fields/day-field|brazil/states|staff/routes).ts',
      '/@mantine/hooks/',
      `${mantine}Textarea[./]`,
    ],
  ],
  // Shared by forms and billing screens.
  [
    'files',
    [
      '/platform/photos/(fields/use-photo-sources|sending/(photo-problem|upload-file|poll-upload|prepare-picture)).tsx?',
      '/icons/Icon(Camera|Photo).mjs',
      `${mantine}(Progress|Radio)[./]`,
    ],
  ],
  // Parts of open pages, which forms and previews show.
  [
    'views',
    [
      '/views/(icons|offer/(flyer-card|offer-conditions|chat-link)|voucher/claim-button|shop/opening-hours-list)',
    ],
  ],
  ['forms', ['/routes/(shop|validator|offer).tsx']],
  ['business', ['/routes/business.tsx']],
  // Only staff open the second factor, so its screen is not part of this file.
  [
    'profile',
    [
      '/account/routes/(?!second-factor)',
      '/session/queries/get-profile.ts',
      '/lib/auth/terms-at-sign-up.ts',
    ],
  ],
  ['billing', ['/billing/routes/']],
  // In one file, since both show numbers of periods, and each more file lengthens the list in the first script.
  ['statistics', ['/(statistics|reports)/routes/']],
  ['staff', ['/staff/routes/']],
  ['preview', ['/preview/routes/']],
];

export const chunkGroups: Rolldown.CodeSplittingGroup[] = groups.map(([name, modules], index) => ({
  name,
  test: new RegExp(modules.join('|')),
  priority: groups.length - index,
}));
