/** Key of the session storage with a claim that has no answer yet. */
export const unansweredKey = 'unansweredClaim';
