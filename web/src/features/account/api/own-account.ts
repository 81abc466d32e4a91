import { updatePassword, updateUserAttributes } from 'aws-amplify/auth';
import { accountRoutes, type DataExport } from '#contract/accounts/routes.ts';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import type { FirstAccessInput } from '#contract/validators/validators.ts';
import { accessToken } from '#web/lib/auth/access-token.ts';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { forgetIntent } from '#web/lib/auth/forget-intent.ts';
import { clearSessionEnd, forgetUser } from '#web/lib/auth/session-end.ts';
import { identityErrorCodeOf, withIdentity } from '#web/lib/auth/with-identity.ts';
import { removeStored } from '#web/lib/storage.ts';
import { callRoute, IntentKey, routeQuery, useRouteMutation } from '#web/platform/api/api.ts';
import { changedFields, deleteDrafts } from '#web/platform/drafts/drafts.ts';
import { ApiError, type ApiErrorCode } from '#web/platform/http/http.ts';
import { forgetSubscription } from '#web/platform/push/push.ts';
import { forgetChosenUse } from '#web/session/chosen-use.ts';
import { forgetFirstSteps } from '#web/session/saved-first-steps.ts';
import type { UserData } from '../user-data-schema.ts';

const attributeNames: Readonly<Record<keyof UserData, string>> = {
  name: 'name',
  birthdate: 'birthdate',
  phoneNumber: 'phone_number',
  country: 'custom:country',
};

/** Sends only the fields that differ from `stored`, to keep changes from other devices. Throws IdentityError. */
export async function changeUserData(stored: UserData, data: UserData): Promise<void> {
  const fields = changedFields(stored, data) as (keyof UserData)[];
  if (fields.length === 0) return;
  configureAmplify();
  // An empty value deletes an attribute.
  const userAttributes = Object.fromEntries(
    fields.map((field) => [attributeNames[field], data[field]]),
  );
  await withIdentity(() => updateUserAttributes({ userAttributes }));
}

/** Converts wrong credentials to an error of the field `previousPassword`, as the API reports it. */
function refusalOf(error: unknown): unknown {
  if (identityErrorCodeOf(error) !== 'WRONG_CREDENTIALS') return error;
  const fieldErrors = [{ path: 'previousPassword', code: 'WRONG_PASSWORD' }] as const;
  return new ApiError({ code: 'VALIDATION_FAILED', status: 400, fieldErrors }, { cause: error });
}

async function changeAtIdentityService(change: FirstAccessInput): Promise<void> {
  configureAmplify();
  const { previousPassword: oldPassword, newPassword } = change;
  try {
    await withIdentity(() => updatePassword({ oldPassword, newPassword }));
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Whether the password was changed now, or by an earlier attempt whose answer was lost. */
type PasswordChange = 'changed' | 'changed-before';

/** Server codes for users without a temporary password: validators, and others. */
const notRequired: readonly ApiErrorCode[] = ['INVALID_TRANSITION', 'FORBIDDEN'];

async function changeAtServer(
  change: FirstAccessInput,
  intent: IntentKey,
): Promise<PasswordChange> {
  const { completeFirstAccess } = validatorRoutes;
  const idempotencyKey = intent.for(change);
  try {
    await callRoute(completeFirstAccess, { body: change, idempotencyKey });
    intent.finish();
    return 'changed';
  } catch (error) {
    intent.finish(error);
    if (!(error instanceof ApiError && notRequired.includes(error.code))) throw error;
    const { isPasswordRequired } = await callRoute(userRoutes.getMe, {});
    if (isPasswordRequired) throw error;
    return 'changed-before';
  }
}

/**
 * Returns a function that changes the user's password and can be retried. If a temporary password must be replaced, the
 * server makes the change, so that it knows of it. Throws IdentityError, or ApiError from the server or for a wrong
 * previous password.
 */
export function passwordChange() {
  const intent = new IntentKey();
  return async (change: FirstAccessInput, isRequiredByServer: boolean): Promise<PasswordChange> => {
    if (isRequiredByServer) {
      // From here on the server knows if a change is required, even after a lost answer and a reload.
      removeStored('isPasswordRequired');
      return changeAtServer(change, intent);
    }
    await changeAtIdentityService(change);
    removeStored('isPasswordRequired');
    return 'changed';
  };
}

/** Starts an export of the user's data, or returns the running one. */
export function useCreateExport(onSuccess: (started: DataExport) => void) {
  return useRouteMutation(accountRoutes.createExport, { onSuccess });
}

/** Milliseconds between two requests for a running export: most are ready within seconds. */
const pauseAfter = (looks: number) => (looks < 10 ? 2000 : 10_000);

/** Query of a data export, repeated until the export is ready or has failed. */
export const exportQuery = (id: string) => ({
  ...routeQuery(accountRoutes.getExport, { params: { id } }),
  refetchInterval: ({ state }: { readonly state: ExportState }) =>
    state.status === 'success' && state.data?.status === 'processing'
      ? pauseAfter(state.dataUpdateCount)
      : false,
});

interface ExportState {
  readonly status: string;
  readonly data: DataExport | undefined;
  readonly dataUpdateCount: number;
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Whether the account may be removed although the call failed. */
const isUndecided = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Removes the account; `isForced` cancels the claims that customers hold. */
export type RemoveAccount = (isForced?: boolean) => Promise<void>;

/**
 * Returns a function that removes the user's account and can be retried. After a lost answer, 401 for a valid token
 * means that the account is gone; otherwise it means that the session has ended. Throws ApiError.
 */
export function accountRemoval(userId: string): RemoveAccount {
  let mayBeGone = false;
  return async (isForced = false) => {
    if (!mayBeGone) await callRoute(userRoutes.getMe, {});
    if (!(await accessToken())) throw new ApiError({ code: 'UNAUTHENTICATED', status: 401 });
    try {
      const query = isForced ? { force: 'true' as const } : {};
      await callRoute(accountRoutes.deleteAccount, { params: { name: userId }, query });
    } catch (error) {
      if (!isRefused(error)) {
        mayBeGone = isUndecided(error);
        throw error;
      }
    }
    forgetUser();
    forgetFirstSteps(userId);
    forgetChosenUse(userId);
    forgetSubscription(userId);
    deleteDrafts();
    forgetIntent();
    // Other calls may have been refused meanwhile.
    clearSessionEnd(userId);
  };
}
