import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { suspensionInput } from '#contract/businesses/businesses.ts';
import { defaultLanguage } from '#contract/http/languages.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { ownerTextsQuery } from '../../api.ts';
import {
  type CommonReason,
  commonReasonsOf,
  type ReasonedDecision,
  type TaxIdType,
} from '../../common-reasons.ts';
import { oneLine } from '../../one-line.ts';
import { DecisionForm, useDecisionForm } from './decision-form.tsx';
import { headingOf } from './entry-card.tsx';

interface CommonReasonsProps {
  readonly decision: ReasonedDecision;
  readonly taxIdType: TaxIdType | undefined;
  readonly onChoose: (text: string) => void;
}

/** Buttons that fill in common reasons in Portuguese for editing; other languages also show a translation. */
function CommonReasons({ decision, taxIdType, onChoose }: CommonReasonsProps) {
  const { t, i18n } = useTranslation();
  const query = useQuery(ownerTextsQuery);
  const [chosen, setChosen] = useState<CommonReason>();
  return (
    <QueryView query={query} loading={null}>
      {(textOf) => (
        <Stack gap="xs">
          <Group gap="xs" role="group" aria-label={t('staff.commonReasons.title')}>
            {commonReasonsOf(decision, taxIdType).map((reason) => (
              <Button
                key={reason}
                size="compact-md"
                radius="xl"
                variant="light"
                onClick={() => {
                  setChosen(reason);
                  onChoose(textOf(`staff.commonReasons.${reason}.text`));
                }}
              >
                {t(`staff.commonReasons.${reason}.label`)}
              </Button>
            ))}
          </Group>
          {i18n.language !== defaultLanguage && (
            <Text size="sm" c="dimmed" role="status">
              {t('staff.commonReasons.inPortuguese')}{' '}
              {chosen && <q>{t(`staff.commonReasons.${chosen}.text`)}</q>}
            </Text>
          )}
        </Stack>
      )}
    </QueryView>
  );
}

interface ReasonDialogProps {
  readonly decision: ReasonedDecision;
  /** For a decision on a business: the type of its tax id. */
  readonly taxIdType?: TaxIdType | undefined;
  /** The id of the target: a business, a revision or an invoice. */
  readonly id: string;
  readonly name: string;
  /** The version that is decided on. */
  readonly version: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Rejects if saving fails. */
  readonly onGive: (reason: string) => Promise<void>;
  readonly onReload: () => Promise<void>;
}

function OpenedReasonDialog({
  decision,
  taxIdType,
  id,
  name,
  version,
  isOpen,
  onClose,
  onGive,
  onReload,
}: ReasonDialogProps) {
  const { t } = useTranslation();
  const { form, ...sending } = useDecisionForm({
    // All decisions with a reason have the same rule for it.
    schema: suspensionInput,
    initialValues: { reason: '' },
    toInput: ({ reason }) => ({ reason: oneLine(reason) }),
    version,
    onSend: ({ reason }) => onGive(reason),
  });
  const choose = (reason: string) => {
    form.setFieldValue('reason', reason);
    form.getInputNode('reason')?.focus();
  };
  return (
    <Dialog
      isOpen={isOpen}
      isBusy={sending.isSending}
      onClose={onClose}
      title={t(`staff.${decision}Title`, { name })}
    >
      <DecisionForm
        {...sending}
        submitLabel={t(`staff.${decision}`)}
        // Two buttons that begin with the same word could be confused.
        {...(decision === 'cancel' && { closeLabel: t('staff.keep') })}
        isDestructive
        nextFocus={() => {
          const input = form.getInputNode('reason');
          return input?.isConnected ? input : headingOf(id);
        }}
        onClose={onClose}
        onReload={onReload}
      >
        <Text size="sm" c="dimmed">
          {t(`staff.${decision}Hint`)}
        </Text>
        <CommonReasons decision={decision} taxIdType={taxIdType} onChoose={choose} />
        <Textarea
          label={t('staff.reason')}
          rows={4}
          data-autofocus
          {...form.getInputProps('reason')}
        />
      </DecisionForm>
    </Dialog>
  );
}

/** Asks for a reason for the owner. Created on demand, since a list has many; then it keeps the typed text. */
export function ReasonDialog(props: ReasonDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return wasOpened && <OpenedReasonDialog {...props} />;
}
