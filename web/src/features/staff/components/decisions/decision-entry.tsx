import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { idPattern } from '#contract/http/id-format.ts';
import type { Decision } from '#contract/staff/staff.ts';
import { formatInstant } from '#web/lib/format/instants.ts';
import { type Tone, ToneBadge } from '#web/ui/tone-badge.tsx';
import { EntryCard } from '../desk/entry-card.tsx';
import { DecisionChanges } from './decision-changes.tsx';
import { DecisionsLink } from './decisions-link.tsx';
import { GivenReason } from './given-reason.tsx';

const tones: Readonly<Record<Decision['action'], Tone>> = {
  approve: 'good',
  reject: 'bad',
  suspend: 'bad',
  lift: 'good',
  agree: 'info',
  'take-down': 'bad',
  pay: 'good',
  refuse: 'bad',
  reopen: 'warning',
  cancel: 'off',
  contact: 'info',
  convert: 'good',
  discard: 'off',
};

interface DecisionEntryProps {
  readonly decision: Decision;
  /** Whether to link to the other decisions on its business. */
  readonly isLinked: boolean;
}

/** A recorded decision: its target, result, time, author, reason and changes. */
export function DecisionEntry({ decision, isLinked }: DecisionEntryProps) {
  const { t, i18n } = useTranslation();
  const { subjectId, subjectName, staffName, at, action, reason, after } = decision;
  const isOnBusiness = idPattern('business').test(subjectId);
  const isOnPicture = action === 'take-down';
  const removed = isOnBusiness ? 'removedBusiness' : 'removedIndication';
  const name = subjectName ?? t(`staff.decisions.${isOnPicture ? 'pictureOfNobody' : removed}`);
  const when = formatInstant(at, i18n.language);
  const kind = isOnPicture ? 'picture' : isOnBusiness ? 'business' : 'indication';
  const { number } = after;
  const subject = number
    ? t('staff.decisions.invoice', { number })
    : t(`staff.decisions.${action === 'agree' ? 'agreement' : kind}`);
  const taken = staffName
    ? t('staff.decisions.by', { when, name: staffName })
    : t('staff.decisions.byGone', { when });
  return (
    <EntryCard
      title={name}
      badges={<ToneBadge tone={tones[action]}>{t(`staff.decisions.actions.${action}`)}</ToneBadge>}
      note={`${subject} · ${taken}`}
    >
      {reason && <GivenReason reason={reason} />}
      {after.imageUrl && <Text style={{ overflowWrap: 'anywhere' }}>{after.imageUrl}</Text>}
      <DecisionChanges decision={decision} />
      {isLinked && isOnBusiness && (
        <div>
          <DecisionsLink businessId={subjectId} name={name} />
        </div>
      )}
    </EntryCard>
  );
}
