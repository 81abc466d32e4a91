import { readStored } from '../storage.ts';

/** Key of the local storage. Deleted with the session, and when somebody else signs in. */
export const businessKey = 'businessId';

/** Returns the business that the signed-in user owns or validates for: undefined if unknown, empty for none. */
export const storedBusiness = (): string | undefined => readStored(businessKey);
