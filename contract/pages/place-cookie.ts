/** Cookie with the place whose offers the visitor saw last. Open pages write and read it by script; the server does not. */
export const placeCookie = 'place';
