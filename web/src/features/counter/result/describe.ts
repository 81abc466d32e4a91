import type { Entry, LocalCheck } from '#web/platform/outbox/outbox.ts';
import { describeRefusal, type RefusalContext } from './refusal-text.ts';
import type { Shown } from './shown.ts';

export type ResultTone = 'idle' | 'busy' | 'hint' | 'ready' | 'done' | 'unsure' | 'refused';

/** Tone and words of a result. */
export interface Description {
  readonly tone: ResultTone;
  readonly title?: string;
  readonly text: string;
}

export interface DescribeContext extends RefusalContext {
  /** The use that this result has led to; undefined once it was undone before it was sent. */
  readonly entry: Entry | undefined;
  /** An earlier use on this device. */
  readonly own: Entry | undefined;
}

function describeChecked(check: LocalCheck, context: DescribeContext): Description {
  const { t, own } = context;
  const { state, code, refusal, why = 'NO_PACK' } = check;
  if (state === 'ok') {
    return {
      tone: 'ready',
      title: t('counter.result.ok.title'),
      text: t('counter.result.ok.text'),
    };
  }
  if (state === 'unsure') {
    // Without the key, the signature was not checked either.
    const cause = why === 'OLD_PACK' && !check.mayRedeem ? 'OLD_KEYS' : why;
    return { tone: 'unsure', title: t('counter.unsure.title'), text: t(`counter.unsure.${cause}`) };
  }
  const { redemption } = refusal ?? {};
  const refused = { code: refusal?.code ?? 'other', redemption, check, own };
  return {
    tone: 'refused',
    ...describeRefusal(code === '' ? { ...refused, own: undefined } : refused, context),
  };
}

function describeUsed(check: LocalCheck, context: DescribeContext): Description {
  const { t, entry } = context;
  if (!entry || entry.undo?.state === 'done') {
    const title = t('counter.result.undone.title');
    return { tone: 'hint', title, text: t('counter.result.undone.text') };
  }
  if (entry.undo?.state === 'wished') {
    const title = t('counter.result.undone.title');
    return { tone: 'hint', title, text: t('counter.result.undone.unsent') };
  }
  if (entry.state === 'refused') {
    const { code = 'other', redemption } = entry.refusal ?? {};
    return { tone: 'refused', ...describeRefusal({ code, redemption, check }, context) };
  }
  const text = entry.state === 'sent' ? 'text' : 'unsent';
  return {
    tone: 'done',
    title: t('counter.result.used.title'),
    text: t(`counter.result.used.${text}`),
  };
}

/** Describes a result in a tone, a heading and a sentence. */
export function describeShown(shown: Shown, context: DescribeContext): Description {
  const { t } = context;
  switch (shown.step) {
    case 'idle':
      return { tone: 'idle', text: t('counter.result.idle') };
    case 'several':
      return { tone: 'hint', text: t('counter.result.several') };
    case 'other':
      return { tone: 'hint', text: t(`counter.result.other.${shown.what}`) };
    case 'checking':
      return { tone: 'busy', text: t('counter.result.checking') };
    case 'using':
      return { tone: 'busy', text: t('counter.result.using') };
    case 'unchecked':
      return {
        tone: 'unsure',
        title: t('counter.failed.check.title'),
        text: t('counter.failed.check.text'),
      };
    case 'checked':
      return describeChecked(shown.check, context);
    case 'used':
      return describeUsed(shown.check, context);
    case 'failed':
      return {
        tone: 'refused',
        title: t('counter.failed.title'),
        text: t(`counter.failed.${shown.failure}`),
      };
  }
}
