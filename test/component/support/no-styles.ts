/** Stands in for style sheets, which jsdom would not apply. */
export default {};
