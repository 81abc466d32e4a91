import { standardHours } from '#contract/brazil/opening-hours.ts';
import { type FormPhotos, imagesUrlsOf } from '#web/ui/photos/form-photo.ts';
import { type HoursDraft, hoursDraftOf, openingHoursOf } from './opening-hours-draft.ts';

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
  isOnNoronha: boolean;
  hours: HoursDraft;
  contacts: { Phone: string; WhatsApp: string; Email: string; Telegram: string };
  paymentOptions: string[];
  about: string;
  shopRules: string;
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
  isOnNoronha: false,
  hours: hoursDraftOf(standardHours),
  contacts: { Phone: '', WhatsApp: '', Email: '', Telegram: '' },
  paymentOptions: ['PAYMENT_OPTION_CASH', 'PAYMENT_OPTION_PIX'],
  about: '',
  shopRules: '',
};

/** Makes the input of the contract's schema. */
export function shopInputOf(values: ShopValues, businessId: string) {
  const { address, about, shopRules, paymentOptions } = values;
  const { complement, ...required } = address;
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
    ...(values.isOnNoronha && address.state === 'PE' && { timeZone: 'America/Noronha' }),
  };
}

/** The form's field for a path of the schema. */
export function shopFieldOf(path: string): string {
  if (path.startsWith('imagesUrls')) return 'photos';
  if (path.startsWith('openingHours.')) return path.replace('openingHours', 'hours');
  return path.startsWith('paymentOptions') ? 'paymentOptions' : path;
}
