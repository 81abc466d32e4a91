/** Business rules or write operations, and the tests in this process that cover them. */
interface Area {
  /** Globs of the files to mutate. */
  readonly rules: readonly string[];
  /** Globs of test files below `test`, without the extension. */
  readonly tests: readonly string[];
}

/**
 * Files that `npm run mutation` mutates, by area. Each area runs only its own tests, since they run once per mutant.
 * Left out: data tables (routes, states, texts), response schemas, and code with I/O other than the table's.
 */
export const mutationAreas: Readonly<Record<'contract' | 'lambdas' | 'operations' | 'web', Area>> =
  {
    contract: {
      rules: [
        'contract/accounts/{email,password}.ts',
        'contract/billing/*-rules.ts',
        'contract/brazil/!(states).ts',
        'contract/businesses/size-types.ts',
        'contract/claims/{base-32,check-voucher,claim-code,voucher}.ts',
        'contract/fields/{fields,fold,text}.ts',
        'contract/http/field-errors.ts',
        'contract/offers/{display-status,offer-rules}.ts',
        'contract/shops/{opening-hours,opening-hours-field,shop-identifier,telegram}.ts',
      ],
      tests: [
        'unit/contract/**/*',
        'unit/lambdas/offers/{display-status.property,offer,offer-days}',
        'unit/web/ui/inputs/mask-phone',
      ],
    },
    lambdas: {
      rules: [
        'lambdas/billing/subscriptions/list-subscription-prices.ts',
        'lambdas/businesses/{business,publishing}.ts',
        'lambdas/claims/{claim,forgetting,refusal,shard-caps}.ts',
        'lambdas/claims/redemptions/redeem-claim.ts',
        'lambdas/claims/vouchers/key-ring.ts',
        'lambdas/media/uploads/upload.ts',
        'lambdas/messages/notifications/events-of-change.ts',
        'lambdas/**/jobs.ts',
        'lambdas/offers/{changed-offer,offer,offer-window}.ts',
        'lambdas/offers/store/offer-rows.ts',
        'lambdas/platform/http/request.ts',
        'lambdas/platform/paging/page.ts',
        'lambdas/platform/identity/actor.ts',
        'lambdas/platform/jobs/start-jobs.ts',
        'lambdas/platform/period-limit/period-count-store.ts',
        'lambdas/platform/table/{collect-page,transaction}.ts',
        'lambdas/platform/text/{sanitize-fields,search-words}.ts',
        'lambdas/shops/{changed-shop,running-offers,shop,shop-change}.ts',
        'lambdas/shops/{identifiers/identifier,indications/indication,search/shop-search-words}.ts',
        'lambdas/staff/{approval,mask-tax-ids,staff-suspension}.ts',
        'lambdas/statistics/{contributions,contributions-of-event,count-events,events-of-claim}.ts',
      ],
      tests: [
        'unit/lambdas/businesses/business',
        'unit/lambdas/claims/{claim,forgetting,shard-caps}',
        'unit/lambdas/events/jobs-of-{change,billing-change,business-change,image-change,shop-change}',
        'unit/lambdas/offers/{changed-offer,display-status.property,offer,offer-days,offer-rows}',
        'operations/{claims,offers,redemptions,statistics,subscriptions}/*',
        'unit/lambdas/redemptions/believable-instant',
        'unit/lambdas/shared/period-limit/period-limit',
        'unit/lambdas/shared/{rich-text,identity/{actor,session}}',
        'unit/lambdas/shared/http/{caller,page,versions}',
        'unit/lambdas/shared/table/{collect-page,collect-page.property,transaction}',
        'unit/lambdas/shops/{indication,shop,shop-search-words}',
        'operations/staff/{decide-business-approval,lift-suspension,suspend-business}.memory',
        'unit/lambdas/staff/{approval,mask-tax-ids}',
        'unit/lambdas/statistics/*',
        'unit/lambdas/vouchers/*',
      ],
    },
    operations: {
      rules: [
        'lambdas/accounts/{accept-terms,close-business,create-export,delete-account,delete-push-subscription,set-push-subscription}.ts',
        'lambdas/offers/{apply-shop-changes,create-offer,delete-offer,set-offer-status,update-offer}.ts',
        'lambdas/offers/limits/{delete-offer-limit,set-offer-limit}.ts',
        'lambdas/offers/store/write-offer.ts',
        'lambdas/shops/{close-shop,create-shop,delete-shop,refresh-offers-count,update-shop}.ts',
        'lambdas/shops/{following/{follow-shop,unfollow-shop},search/refresh-search}.ts',
        'lambdas/staff/{decide-business-approval,suspend-business}.ts',
        'lambdas/validators/{complete-first-access,create-validator,delete-validator,set-temporary-password,undo-reservation}.ts',
        'lambdas/validators/store/{reservation-store,validator-store}.ts',
      ],
      tests: [
        'operations/**/*',
        'unit/lambdas/{accounts,events,offers,shops,staff,validators}/**/*',
        'unit/lambdas/every-{job,route}/faults-of-writes',
      ],
    },
    web: {
      rules: [
        'web/src/screens/*.ts',
        'web/src/features/**/*-{draft,values}.ts',
        'contract/pages/page-at.ts',
        'web/src/features/preview/preview-links.ts',
        'web/src/features/shops/{fill-address,identifier-candidates}.ts',
        'web/src/product/business/reviewed-fields.ts',
        'web/src/lib/{hash,shorten,whatsapp-link}.ts',
        'web/src/platform/drafts/{form-drafts,merge-edits}.ts',
        'web/src/lib/auth/with-identity.ts',
        'web/src/lib/format/*.ts',
        'web/src/platform/api/intent-key.ts',
        'web/src/platform/http/{request-parts,retry}.ts',
        'web/src/platform/navigation/leave-question.ts',
        'web/src/ui/form/field-message.tsx',
        'web/src/ui/inputs/{mask-digits,mask-phone,mask-tax-id,masked-text}.ts',
        'web/src/views/offer/offer-conditions.tsx',
        'web/src/product/share/{flyer-link,hidden-reason}.ts',
        'web/src/views/shop/opening-hours-list.tsx',
      ],
      tests: ['unit/web/**/*'],
    },
  };

/** The area of this Stryker and Jest run, from the variable `MUTATION_AREA`; `contract` by default. */
export function mutationArea(): { readonly name: string } & Area {
  const name = (process.env['MUTATION_AREA'] ?? 'contract') as keyof typeof mutationAreas;
  return { name, ...mutationAreas[name] };
}
