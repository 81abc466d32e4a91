import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { emailField } from '../accounts/email.ts';
import { paymentOptions } from '../billing/payment-options.ts';
import { phoneField, phoneOfShop } from '../brazil/phones.ts';
import { ufs } from '../brazil/states.ts';
import { timeZones } from '../brazil/time-zones.ts';
import { line, richTextField, titleLine } from '../fields/text.ts';
import { businessId } from '../http/ids.ts';
import { imagesUrls } from '../media/images.ts';
import { openingHoursField } from './opening-hours-field.ts';
import { shopIdentifierField } from './shop-identifier.ts';
import { telegramField } from './telegram.ts';

/** CEP: 8 digits; hyphens and other signs are dropped. */
export const postalCodeField = z.string().check(
  z.overwrite((value) => value.normalize('NFKC').replace(/[\s\p{P}\p{Dash}\p{Cf}]/gu, '')),
  z.regex(/^\d{8}$/),
);

const addressInput = z.strictObject({
  city: line(2, 60),
  complement: z.exactOptional(line(0, 60)),
  country: z.literal('BR'),
  neighborhood: titleLine(2, 60),
  number: line(1, 10),
  postalCode: postalCodeField,
  state: z.enum(ufs),
  street: titleLine(2, 100),
});

const emptyOr = (schema: z.ZodMiniType<string>) =>
  z.string().check(
    z.trim(),
    z.refine<string>((value) => value === '' || schema.safeParse(value).success, {
      error: 'INVALID_FORMAT',
    }),
  );

/** Contacts by the specification's keys; all empty by default. */
const contactsInput = z.strictObject({
  Phone: z._default(phoneOfShop, ''),
  WhatsApp: z._default(phoneField, ''),
  Email: z._default(emptyOr(emailField), ''),
  Telegram: z._default(telegramField, ''),
});

export const shopInput = z.strictObject({
  businessId,
  shopIdentifier: shopIdentifierField,
  address: addressInput,
  about: z.exactOptional(richTextField),
  imagesUrls,
  openingHours: openingHoursField,
  shopRules: z.exactOptional(richTextField),
  contacts: contactsInput,
  paymentOptions: z.exactOptional(paymentOptions),
  timeZone: z.exactOptional(z.enum(timeZones)),
});

export type ShopInput = z.output<typeof shopInput>;

/** A change of a shop; without a status the shop keeps its own. */
export const shopUpdate = z.extend(shopInput, {
  shopStatus: z.exactOptional(z.enum(['active', 'inactive'])),
});

export type ShopUpdate = z.output<typeof shopUpdate>;

/** Long texts of a shop, which may hold HTML. */
export const shopTextFields = [
  'about',
  'shopRules',
] as const satisfies readonly (keyof ShopInput)[];
