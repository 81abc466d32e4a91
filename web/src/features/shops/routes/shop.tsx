import { Button, Group } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { formatPhone } from '#contract/brazil/format-numbers.ts';
import { phoneField } from '#contract/brazil/phones.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import type { businessRoutes } from '#contract/businesses/routes.ts';
import type { ResponseOf } from '#contract/http/route.ts';
import { limitReached } from '#web/product/business/limit-reached.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { isSpecialBusiness } from '#web/screens/user-state.ts';
import { usageQuery } from '#web/session/queries/get-usage.ts';
import { useMyBusiness } from '#web/session/queries/my-business.ts';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { EmptyState } from '#web/ui/list/empty-state.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { freeIdentifierQuery } from '../api.ts';
import { ShopForm } from '../components/form/shop-form.tsx';
import { ExistingShop } from '../components/shop/existing-shop.tsx';
import { ShopsNeedBusiness, ShopsNotAllowed } from '../components/shop/shops-blocked.tsx';
import { identifierCandidates, speakableWords } from '../identifier-candidates.ts';
import type { ShopValues } from '../shop-values.ts';
import { useShopForm } from '../use-shop-form.ts';

interface ShopLimitReachedProps {
  readonly business: Business;
  readonly usage: ResponseOf<typeof businessRoutes.getBusinessUsage>;
}

/** Says that the business has reached its limit of shops, and how to make room. */
function ShopLimitReached({ business, usage }: ShopLimitReachedProps) {
  const { t } = useTranslation();
  const { maxShops } = usage.limits;
  const reason = limitReached(business, maxShops);
  const used = t('shops.limit.used', { used: usage.shopsCount, count: maxShops });
  return (
    <EmptyState
      title={t(reason === 'none' ? 'shops.special.title' : 'shops.limit.title')}
      hint={reason === 'none' ? t('shops.limit.none') : `${used} ${t(`shops.limit.${reason}`)}`}
      action={
        <Group justify="center">
          <Button component={Link} to={linkToScreen('business')} replace>
            {t(reason === 'full' ? 'shops.limit.changeSize' : 'shops.special.action')}
          </Button>
          <Button component={Link} to={linkToScreen('shopList')} replace variant="default">
            {t('shops.seeShops')}
          </Button>
        </Group>
      }
    />
  );
}

/** Milliseconds without typing before the availability is checked. */
const pause = 400;

/** Fills in a free identifier as an initial value, until the user types one. */
function useSuggestedIdentifier(form: UseFormReturnType<ShopValues>, businessName: string): void {
  const client = useQueryClient();
  const [address] = useDebouncedValue(form.values.address, pause);
  const candidates = identifierCandidates(speakableWords(businessName), address);
  const { data: free } = useQuery({
    ...freeIdentifierQuery(client, candidates),
    enabled: candidates.length > 0,
  });
  const latest = useRef(form);
  latest.current = form;

  useEffect(() => {
    const { getValues, getInitialValues, setInitialValues, setFieldValue } = latest.current;
    const initial = getInitialValues();
    const { shopIdentifier } = getValues();
    if (!free || free === shopIdentifier || shopIdentifier !== initial.shopIdentifier) return;
    setInitialValues({ ...initial, shopIdentifier: free });
    setFieldValue('shopIdentifier', free);
  }, [free]);
}

/** Query of the phone of the user's account; empty without one. Loads the identity service's code. */
const ownPhoneQuery = queryOptions({
  queryKey: ['own-phone'],
  queryFn: async ({ client }) => {
    const { profileQuery } = await import('#web/session/queries/get-profile.ts');
    return (await client.fetchQuery(profileQuery)).phoneNumber;
  },
});

/** Fills WhatsApp with the user's Brazilian phone, as an initial value, and returns it formatted, if any. */
function useOwnPhone(form: UseFormReturnType<ShopValues>): string | undefined {
  const { data } = useQuery(ownPhoneQuery);
  const phone = data && phoneField.safeParse(data).success ? formatPhone(data) : undefined;
  const latest = useRef(form);
  latest.current = form;

  useEffect(() => {
    const { getValues, getInitialValues, setInitialValues, setFieldValue } = latest.current;
    const initial = getInitialValues();
    const isUntouched = getValues().contacts.WhatsApp === '' && initial.contacts.WhatsApp === '';
    if (!phone || !isUntouched) return;
    setInitialValues({ ...initial, contacts: { ...initial.contacts, WhatsApp: phone } });
    setFieldValue('contacts.WhatsApp', phone);
  }, [phone]);

  return phone;
}

/** The form of a new shop, or what to do first if the business cannot have one yet. */
function NewShop() {
  const query = useMyBusiness();
  return (
    <QueryView query={query} loading={<FormSkeleton fields={6} />}>
      {({ items: [business], currentBusinessId, active = business }) => {
        if (!active || !currentBusinessId) return <ShopsNeedBusiness isSpecial={false} />;
        if (!isPublishingBusiness(active.status)) return <ShopsNotAllowed status={active.status} />;
        return isSpecialBusiness(business) ? (
          <ShopsNeedBusiness isSpecial />
        ) : (
          <NewShopWithinLimit business={active} />
        );
      }}
    </QueryView>
  );
}

function NewShopWithinLimit({ business }: { readonly business: Business }) {
  const query = useQuery(usageQuery(business.id));
  // Creating the shop reloads the usage, which must not replace the form.
  const [first, setFirst] = useState(query.data);
  if (!first && query.data) setFirst(query.data);
  return (
    <QueryView query={{ ...query, data: first }} loading={<FormSkeleton fields={6} />}>
      {(usage) =>
        usage.shopsCount >= usage.limits.maxShops ? (
          <ShopLimitReached business={business} usage={usage} />
        ) : (
          <NewShopForm business={business} />
        )
      }
    </QueryView>
  );
}

function NewShopForm({ business }: { readonly business: Business }) {
  const shopForm = useShopForm(business.id, business.approvedAt !== undefined);
  useSuggestedIdentifier(shopForm.form, business.name);
  const ownPhone = useOwnPhone(shopForm.form);
  return <ShopForm shopForm={shopForm} ownPhone={ownPhone} />;
}

/** A new shop, or the shop whose id is in the query. */
export default function ShopScreen() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const id = query.get('id');
  return (
    <>
      <BackLink from="shop" />
      {id ? (
        <ExistingShop key={id} id={id} />
      ) : (
        <>
          <PageHeader title={t('shops.new')} />
          <NewShop />
        </>
      )}
    </>
  );
}
