import { useTranslation } from 'react-i18next';
import { ChangesNotice, type ChangesNoticeProps } from '#web/platform/drafts/drafts.ts';
import { sizeName } from '#web/product/business/size-name.ts';
import type { BusinessValues } from '../business-values.ts';

const labels = {
  name: 'businesses.name',
  photos: 'photos.avatar',
  legalName: 'businesses.legalName',
  sizeTypeId: 'businesses.size',
  taxId: 'businesses.taxId',
} as const;

/** Changes that others made while the business was edited. */
export function BusinessChanges(
  props: Pick<ChangesNoticeProps<BusinessValues>, 'changes' | 'form'>,
) {
  const { t } = useTranslation();
  const textOf = (field: string, { photos, sizeTypeId, ...texts }: BusinessValues) => {
    if (field === 'photos') return t('changes.photos', { count: photos.length });
    if (field === 'sizeTypeId') return sizeName(t, sizeTypeId);
    return String(texts[field]);
  };
  return (
    <ChangesNotice
      {...props}
      labelOf={(field) => t(labels[field as keyof typeof labels])}
      textOf={textOf}
    />
  );
}
