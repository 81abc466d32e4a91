import { Group, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { indicationLifecycle } from '#contract/lifecycles/lifecycles.ts';
import type { Indication } from '#contract/shops/indications.ts';
import { formatInstantDay } from '#web/lib/format/days.ts';
import { useIndicationsAnew, useUpdateIndication } from '../../api.ts';
import { headingIdOf, headingOf } from '../../heading-id.ts';
import { useDecision } from '../../use-decision.ts';
import { ContactLinks } from '../desk/contact-links.tsx';
import { DecisionButton } from '../desk/decision-button.tsx';
import { DecisionFailure } from '../desk/decision-failure.tsx';
import { EntryCard } from '../desk/entry-card.tsx';

/** A shop that a consumer suggested, with contacts and decisions. It stays after a decision and shows the result. */
export function IndicationCard({ indication }: { readonly indication: Indication }) {
  const { t } = useTranslation();
  const { mutateAsync: update, variables } = useUpdateIndication();
  const [status, setStatus] = useState(indication.status);
  const loadAnew = useIndicationsAnew();
  const { id, shopName: name, city, state, phone, instagram, comment, version } = indication;
  const { failure, isSending, attempt } = useDecision(version);
  const isDecided = status !== indication.status;
  // No transition leads back to `new`.
  const next = Object.values(indicationLifecycle.transitions[indication.status]).filter(
    (status) => status !== 'new',
  );
  const sentOn = t('staff.indications.sentOn', { day: formatInstantDay(indication.createdAt) });
  const result =
    isDecided && status !== 'new' ? t(`staff.indications.done.${status}`, { name }) : '';
  const stateOf = (wanted: Indication['status']) => {
    if (isSending) return variables?.body.status === wanted ? 'sending' : 'off';
    if (!isDecided) return 'open';
    return status === wanted ? 'taken' : 'off';
  };

  return (
    <EntryCard title={name} headingId={headingIdOf(id)} note={`${city}, ${state} · ${sentOn}`}>
      {comment && (
        <Text style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{comment}</Text>
      )}
      {phone || instagram ? (
        <ContactLinks name={name} phone={phone} instagram={instagram} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('staff.indications.noContact')}
        </Text>
      )}
      {next.length > 0 && (
        <Group justify="flex-end" gap="sm">
          {next.map((wanted) => (
            <DecisionButton
              key={wanted}
              variant={wanted === 'discarded' ? 'default' : 'light'}
              label={t(`staff.indications.set.${wanted}`)}
              name={result || t(`staff.indications.setNamed.${wanted}`, { name })}
              result={t(`staff.indications.statuses.${wanted}`)}
              state={stateOf(wanted)}
              onPress={() =>
                attempt({
                  decide: () => update({ params: { id }, body: { status: wanted }, version }),
                  show: (changed) => setStatus(changed.status),
                })
              }
            />
          ))}
        </Group>
      )}
      <VisuallyHidden role="status">{isSending ? '' : result}</VisuallyHidden>
      <DecisionFailure error={failure} nextFocus={() => headingOf(id)} onReload={loadAnew} />
    </EntryCard>
  );
}
