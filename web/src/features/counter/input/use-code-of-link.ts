import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ReadCode, readCode } from '../read-code.ts';

/** Takes the code of the address once, and removes it there: neither a reload nor Back checks it again. */
export function useCodeOfLink(onRead: (read: ReadCode) => void): void {
  const [query, setQuery] = useSearchParams();
  const code = query.get('code');
  const take = useEffectEvent((text: string) => {
    setQuery({}, { replace: true });
    onRead(readCode(text));
  });
  useEffect(() => {
    if (code !== null) take(code);
  }, [code]);
}
