import { useEffect } from 'react';
import { type Draft, deleteDraft, readDraft, updateDraft } from '#web/platform/drafts/drafts.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';

/** The fields of the sign-up's form. */
export const emptySignup = { name: '', email: '', phone: '', password: '', acceptsTerms: false };

export type SignupValues = typeof emptySignup;

const path = linkToScreen('signup');

/** The values of the account that this page created and whose e-mail waits for its code. Only in memory: a password. */
let sent: SignupValues | undefined;

/** Returns the earlier input of the sign-up's form; after a reload without the password and the acceptance of the terms. */
export function typedSignup(userId: string | undefined): SignupValues {
  const saved = readDraft<Draft<Partial<SignupValues>>>(userId, path)?.typed;
  return { ...emptySignup, ...sent, ...saved };
}

/** Saves the input until this tab is closed, without the password and the acceptance of the terms. */
export function saveTypedSignup(userId: string | undefined, typed: SignupValues): void {
  updateDraft(userId, path, { initial: emptySignup, typed }, ['password', 'acceptsTerms']);
}

/** Keeps the values of a created account, so that its e-mail can be corrected. */
export function keepSentSignup(values: SignupValues): void {
  sent = values;
}

/** Returns whether the values differ from the account that this page created: in the e-mail, in other fields, or not. */
export function changeOfSentSignup(values: SignupValues): 'none' | 'email' | 'others' {
  if (sent?.email.trim() !== values.email.trim()) return 'email';
  const isSame = Object.entries(values).every(
    ([name, value]) => value === sent?.[name as keyof SignupValues],
  );
  return isSame ? 'none' : 'others';
}

function forgetSentSignup(): void {
  sent = undefined;
}

/** Forgets the input with the password when a page of the sign-up is left for another page. */
export function useForgetOnLeaving(): void {
  useEffect(
    () => () => {
      const own = [path, linkToScreen('confirmSignup')];
      if (!own.includes(window.location.pathname)) forgetSentSignup();
    },
    [],
  );
}

/** Forgets the input, once the e-mail is confirmed. */
export function forgetTypedSignup(userId: string | undefined): void {
  forgetSentSignup();
  deleteDraft(userId, path);
}
