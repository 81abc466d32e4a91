/** Request header with the language of an open page: the edge sets it, and keeps a page of each language. */
export const languageHeader = 'vitrine-language';

/** Cookie with the language that the visitor chose, written by the app and by open pages. */
export const languageCookie = 'language';
