import { useEffect, useRef, useState } from 'react';
import { searchLength } from '#contract/offers/offer-search.ts';

/** Milliseconds without typing before the list is searched. */
const pause = 350;

/** Returns the words to search for; empty while the typed text is too short. */
export function wordsToSearch(typed: string): string {
  const words = typed.trim();
  return words.length < searchLength.min ? '' : words;
}

/** The text of a search field. It follows `words`; `onChange` gets the typed words after a pause. */
export function useTypedWords(
  words: string,
  onChange: (words: string) => void,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(words);
  const [seen, setSeen] = useState(words);
  const [sent, setSent] = useState(words);
  const change = useRef(onChange);
  change.current = onChange;
  if (words !== seen) {
    setSeen(words);
    setSent(words);
    // The user may have continued typing before the sent words arrive here.
    if (words !== sent && words !== wordsToSearch(typed)) setTyped(words);
  }
  const wanted = wordsToSearch(typed);
  useEffect(() => {
    if (wanted === words) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      change.current(wanted);
    }, pause);
    return () => clearTimeout(timer);
  }, [wanted, words]);
  return [typed, setTyped];
}
