import './startup-failure.css';
import { chooseLanguage, defaultLanguage, type Language } from '#contract/http/languages.ts';
import { ShopWindow } from '#web/ui/brand/shop-window.tsx';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';

// In the code, because the translation files may have failed to load.
const translations: Readonly<Record<Language, { title: string; hint: string; again: string }>> = {
  pt: {
    title: 'A Vitrine não conseguiu abrir',
    hint: 'Verifique sua conexão e tente de novo. Se continuar assim, o problema é nosso e já vamos resolver.',
    again: 'Tentar de novo',
  },
  en: {
    title: 'Vitrine could not open',
    hint: 'Check your connection and try again. If this goes on, the fault is ours and we will fix it soon.',
    again: 'Try again',
  },
  es: {
    title: 'Vitrine no pudo abrirse',
    hint: 'Revisa tu conexión e inténtalo de nuevo. Si sigue así, el problema es nuestro y pronto lo resolveremos.',
    again: 'Intentar de nuevo',
  },
};

/** Shown when the configuration or the texts could not be loaded. */
export function StartupFailure() {
  const text = translations[chooseLanguage(undefined, [...navigator.languages, defaultLanguage])];
  return (
    <>
      <header className="brand-bar">
        <Wordmark height={32} />
      </header>
      <main className="startup-failure">
        <ShopWindow state="dark" className="startup-window" />
        <h1>{text.title}</h1>
        <p>{text.hint}</p>
        <button type="button" onClick={() => location.reload()}>
          {text.again}
        </button>
      </main>
    </>
  );
}
