import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countUnsent, sendSoon } from '#web/platform/outbox/outbox.ts';
import { unsentQuestion, useUnsentQuestion } from '#web/session/unsent-question.ts';
import { Dialog } from '#web/ui/dialog.tsx';

const close = () => unsentQuestion.setState({ question: undefined });

/** Asks before a logout while uses of the counter wait on this device, and offers to send them. */
export default function UnsentDialog() {
  const { t } = useTranslation();
  const question = useUnsentQuestion();
  const {
    mutate,
    isPending,
    data: left,
  } = useMutation({
    mutationFn: async () => {
      if (!question) return 0;
      await sendSoon();
      return countUnsent(question.me);
    },
    onSuccess: (count) => {
      if (!question) return;
      if (count > 0) unsentQuestion.setState({ question: { ...question, count } });
      else leave();
    },
  });
  const leave = () => {
    close();
    question?.leave();
  };
  const { count = 0 } = question ?? {};
  return (
    <Dialog
      isOpen={question !== undefined}
      isBusy={isPending}
      onClose={close}
      title={t('unsent.title', { count })}
    >
      <Stack>
        <Text>{t('unsent.text')}</Text>
        <div role="status">
          {left !== undefined && left > 0 && <Text>{t('unsent.failed')}</Text>}
        </div>
        <Group>
          <Button variant="default" flex="1 1 auto" disabled={isPending} onClick={leave}>
            {t('unsent.leave')}
          </Button>
          <Button flex="1 1 auto" loading={isPending} onClick={() => mutate()} data-autofocus>
            {t('unsent.send')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
