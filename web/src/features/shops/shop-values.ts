import { usualPaymentOptions } from '#contract/billing/payment-options.ts';
import { formatPhone, formatPostalCode } from '#contract/brazil/format-numbers.ts';
import { type TimeZone, timeZoneOf } from '#contract/brazil/time-zones.ts';
import { foldCity } from '#contract/fields/fold.ts';
import { standardHours } from '#contract/shops/opening-hours.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { type FormPhotos, imagesUrlsOf, photoOfUrl } from '#web/platform/photos/photos.ts';
import { type HoursDraft, hoursDraftOf, openingHoursOf } from './opening-hours-draft.ts';

const postalCodeOfNoronha = '53990000';

/** Returns whether an address is on Fernando de Noronha, which has its own time zone. */
export const isOnNoronha = ({ postalCode, city }: Pick<Shop['address'], 'postalCode' | 'city'>) =>
  postalCode.replace(/\D/g, '') === postalCodeOfNoronha || foldCity(city) === 'fernandodenoronha';

/** The values of the form. */
export interface ShopValues extends Record<string, unknown> {
  shopIdentifier: string;
  photos: FormPhotos;
  address: {
    postalCode: string;
    street: string;
    number: string;
    complement: string;
    neighborhood: string;
    city: string;
    state: string;
  };
  hours: HoursDraft;
  /** Whether the owner has confirmed the suggested opening hours of a new shop. */
  areHoursChecked: boolean;
  contacts: { Phone: string; WhatsApp: string; Email: string; Telegram: string };
  paymentOptions: string[];
  about: string;
  shopRules: string;
  /** A time zone that differs from the state's default, with its state; the form does not show it. */
  timeZone: { readonly state: string; readonly zone: TimeZone } | null;
}

/** The initial values: the specification's standard opening hours and the most common payment options. */
export const newShopValues: ShopValues = {
  shopIdentifier: '',
  photos: [],
  address: {
    postalCode: '',
    street: '',
    number: '',
    complement: '',
    neighborhood: '',
    city: '',
    state: '',
  },
  hours: hoursDraftOf(standardHours),
  areHoursChecked: false,
  contacts: { Phone: '', WhatsApp: '', Email: '', Telegram: '' },
  paymentOptions: [...usualPaymentOptions],
  about: '',
  shopRules: '',
  timeZone: null,
};

/** Returns the form's values. `known` are photos of the form; the shop's among them keep their running upload. */
export function shopValues(shop: Shop, known: FormPhotos = []): ShopValues {
  const { address, contacts, timeZone } = shop;
  return {
    shopIdentifier: shop.shopIdentifier,
    photos: shop.imagesUrls.map(
      (url) => known.find((photo) => photo.url === url) ?? photoOfUrl(url),
    ),
    address: {
      postalCode: formatPostalCode(address.postalCode),
      street: address.street,
      number: address.number,
      complement: address.complement ?? '',
      neighborhood: address.neighborhood,
      city: address.city,
      state: address.state,
    },
    hours: hoursDraftOf(shop.openingHours),
    areHoursChecked: true,
    contacts: {
      Phone: formatPhone(contacts.Phone),
      WhatsApp: formatPhone(contacts.WhatsApp),
      Email: contacts.Email,
      Telegram: contacts.Telegram,
    },
    paymentOptions: [...(shop.paymentOptions ?? [])],
    about: shop.about ?? '',
    shopRules: shop.shopRules ?? '',
    timeZone:
      timeZone === timeZoneOf(address.state) || isOnNoronha(address)
        ? null
        : { state: address.state, zone: timeZone },
  };
}

function timeZoneIn({ address, timeZone }: ShopValues): TimeZone | undefined {
  if (address.state === 'PE' && isOnNoronha(address)) return 'America/Noronha';
  return timeZone?.state === address.state ? timeZone.zone : undefined;
}

/** Converts the form's values to the input of the contract's schema. */
export function shopInputOf(values: ShopValues, businessId: string) {
  const { address, about, shopRules, paymentOptions } = values;
  const { complement, ...required } = address;
  const timeZone = timeZoneIn(values);
  return {
    businessId,
    shopIdentifier: values.shopIdentifier,
    address: {
      ...required,
      country: 'BR',
      ...(complement.trim() !== '' && { complement }),
    },
    imagesUrls: imagesUrlsOf(values.photos),
    openingHours: openingHoursOf(values.hours),
    contacts: values.contacts,
    ...(about.trim() !== '' && { about }),
    ...(shopRules.trim() !== '' && { shopRules }),
    ...(paymentOptions.length > 0 && { paymentOptions }),
    ...(timeZone && { timeZone }),
  };
}

/** Returns the form's field for a path of the schema. */
export function shopFieldOf(path: string): string {
  if (path.startsWith('imagesUrls')) return 'photos';
  if (path.startsWith('openingHours.')) return path.replace('openingHours', 'hours');
  return path.startsWith('paymentOptions') ? 'paymentOptions' : path;
}
