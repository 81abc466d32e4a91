import { toJSONSchema } from 'zod';
import type * as z from 'zod/mini';
import { agreementInput } from '#contract/billing/agreements.ts';
import { cancellationInput, invoiceDecisionInput } from '#contract/billing/invoices.ts';
import { approvalInput, businessInput, suspensionInput } from '#contract/businesses/businesses.ts';
import type { FieldErrorCode } from '#contract/http/errors.ts';
import { offerInput, offerLimit } from '#contract/offers/offer-input.ts';
import { shopUpdate } from '#contract/shops/shop-input.ts';
import { takeDownInput } from '#contract/staff/staff.ts';
import {
  firstAccessInput,
  temporaryPasswordInput,
  validatorInput,
} from '#contract/validators/validators.ts';
import {
  appCodeInput,
  codeInput,
  newPasswordInput,
} from '#web/features/account/account-schemas.ts';
import { removalInput } from '#web/features/account/removal-schema.ts';
import { signupInput } from '#web/features/account/signup-schema.ts';
import { userDataInput } from '#web/features/account/user-data-schema.ts';
import { requestSchema } from '#web/features/reports/report-request.ts';
import { periodInput } from '#web/lib/period/period-choice.ts';
import { textFieldOf } from '#web/ui/form/field-message.tsx';

interface JsonSchema {
  readonly type?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly multipleOf?: number;
}

/** A possible code of a field, with the limit that its text names. */
interface Needed {
  readonly code: FieldErrorCode;
  readonly limit?: number;
}

const schemas: readonly z.ZodMiniType[] = [
  ...[businessInput, approvalInput, suspensionInput, shopUpdate, offerInput, offerLimit],
  ...[takeDownInput, invoiceDecisionInput, cancellationInput, agreementInput],
  ...[validatorInput, temporaryPasswordInput, firstAccessInput],
  ...[signupInput, codeInput, appCodeInput, newPasswordInput],
  ...[periodInput, requestSchema('2026-11-22', '2026-01-31')],
  ...[userDataInput('2026-11-22'), removalInput('ana@example.com')],
];

/** Fields that nobody types: ids of the page, and values that only the page sets. */
const notTyped = /^(?:businessId|userId|avatarUrl|decision|paymentMethod|shopStatus|country)$/;

/** Fields that forms always send, or that may be empty. */
const mayBeEmpty = new Set(['phone', 'phoneNumber', 'birthdate', 'imagesUrls']);

/** Codes of rules that JSON Schema does not show, and of text in place of a number. */
export const otherCodes: Readonly<Record<string, readonly FieldErrorCode[]>> = {
  name: ['INVALID_FORMAT'],
  legalName: ['INVALID_FORMAT'],
  legalRegister: ['INVALID_FORMAT', 'INVALID_CHECK_DIGITS'],
  personRegister: ['INVALID_FORMAT', 'INVALID_CHECK_DIGITS'],
  phone: ['INVALID_FORMAT'],
  phoneNumber: ['INVALID_FORMAT'],
  birthdate: ['INVALID_FORMAT', 'INVALID_VALUE', 'TOO_BIG', 'TOO_SMALL'],
  email: ['INVALID_FORMAT', 'TOO_LONG'],
  ownEmail: ['INVALID_VALUE'],
  password: ['INVALID_FORMAT'],
  code: ['INVALID_FORMAT'],
  appCode: ['INVALID_FORMAT'],
  acceptsTerms: ['REQUIRED'],
  shopIdentifier: ['RESERVED'],
  postalCode: ['INVALID_FORMAT'],
  openingHours: ['INVALID_FORMAT'],
  areHoursChecked: ['REQUIRED'],
  Telegram: ['INVALID_FORMAT'],
  price: ['INVALID_TYPE', 'INVALID_FORMAT'],
  limit: ['INVALID_TYPE'],
  shopsIds: ['INVALID_VALUE'],
  startDate: ['INVALID_FORMAT'],
  expirationDate: ['INVALID_FORMAT'],
  paidOn: ['REQUIRED', 'INVALID_FORMAT', 'TOO_FAR_AHEAD', 'IN_THE_PAST'],
  paidAmount: ['REQUIRED', 'INVALID_TYPE', 'INVALID_FORMAT'],
  agreedLimit: ['INVALID_TYPE'],
  validFrom: ['INVALID_FORMAT', 'TOO_FAR_AHEAD', 'IN_THE_PAST'],
  from: ['INVALID_FORMAT', 'TOO_FAR_AHEAD', 'IN_THE_PAST'],
  to: ['INVALID_FORMAT', 'TOO_FAR_AHEAD', 'IN_THE_PAST'],
};

function codesOf(schema: JsonSchema, isRequired: boolean): Needed[] {
  const { minLength = 0, maxLength, minimum, maximum, minItems, maxItems } = schema;
  const isText = schema.type === 'string';
  return [
    ...(isRequired && schema.type !== 'boolean' ? [{ code: 'REQUIRED' } as const] : []),
    ...(schema.enum ? [{ code: 'INVALID_VALUE' } as const] : []),
    ...(isText && minLength > 1 ? [{ code: 'TOO_SHORT', limit: minLength } as const] : []),
    ...(maxLength ? [{ code: 'TOO_LONG', limit: maxLength } as const] : []),
    ...(minimum ? [{ code: 'TOO_SMALL', limit: minimum } as const] : []),
    ...(maximum && maximum < 2 ** 53 - 1 ? [{ code: 'TOO_BIG', limit: maximum } as const] : []),
    ...(minItems ? [{ code: 'TOO_FEW' } as const] : []),
    ...(maxItems ? [{ code: 'TOO_MANY', limit: maxItems } as const] : []),
  ];
}

/** Each field of a schema with its possible codes, by the names of its texts. */
function fieldsOf(schema: JsonSchema, prefix = ''): (readonly [string, readonly Needed[]])[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, child]) => {
    const fieldPath = prefix ? `${prefix}.${name}` : name;
    if (notTyped.test(name)) return [];
    if (child.properties) return fieldsOf(child, fieldPath);
    const isRequired = schema.required?.includes(name) && !mayBeEmpty.has(name);
    return [[textFieldOf(fieldPath), codesOf(child, Boolean(isRequired))] as const];
  });
}

/** The fields of all forms with their possible codes, by the names of their texts. */
export const fieldsOfForms = schemas.flatMap((schema) =>
  fieldsOf(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema),
);
