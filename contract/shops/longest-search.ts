/** Longest text of a search for shops in UTF-16 units. Apart from its schema, since open pages load no schemas. */
export const longestSearch = 60;
