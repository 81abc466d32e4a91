/** Key of the session storage with a tap on an open page that waits for the sign-in. */
export const intentKey = 'intent';

/** Key of the session storage with a claim that has no answer yet. */
export const unansweredKey = 'unansweredClaim';
