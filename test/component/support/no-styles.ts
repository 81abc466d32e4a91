/** Takes the place of style sheets, which jsdom would not apply. */
export default {};
