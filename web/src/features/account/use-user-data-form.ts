import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '#contract/brazil/format-phone.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { formatDay, localDay } from '#web/lib/format/days.ts';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { useNavigateWhileShown } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { profileQuery } from '#web/session/queries/get-profile.ts';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { changeUserData } from './api/user-data.ts';
import { type UserData, userDataInput } from './user-data-schema.ts';

/** Returns the form's values for the stored data. */
function userDataValues({ birthdate, phoneNumber, ...data }: UserData): UserData {
  return {
    ...data,
    birthdate: birthdate && formatDay(birthdate),
    phoneNumber: formatPhone(phoneNumber),
  };
}

/** The form of a user's own data; after saving, it leads back to the profile. */
export function useUserDataForm(latest: UserData) {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const client = useQueryClient();
  // The initial values stay when newer data loads, so that only changes made here are sent.
  const [stored] = useState(latest);
  const today = localDay(useNow());
  const { form, failure, isSending, submit } = useContractForm({
    schema: userDataInput(today),
    initialValues: userDataValues(stored),
  });
  const draft = useDraft(form, {
    // The identity service has no versions. With a constant, drafts are merged into the stored data.
    version: 0,
    omit: [],
    startOf: () => userDataValues(stored),
    sendsSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  });

  const send = submit(async (data) => {
    await changeUserData(stored, data);
    draft.deleteDraft();
    await client.invalidateQueries({ queryKey: profileQuery.queryKey });
    await navigate(linkToScreen('profile'), { replace: true });
    await showToast(t('userData.saved'));
  });

  return { form, today, draft, failure, isSending, send };
}
