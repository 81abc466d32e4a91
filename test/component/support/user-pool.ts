export const email = 'ana@vitrine.test';

/** A password that the user pool accepts. */
export const password = 'Vitrine#2026';

/** Returns an error of the user pool. */
export const failure = (name: string, message = '') => Object.assign(new Error(message), { name });
